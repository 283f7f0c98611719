import { capital, filled, idsOf, type NewFlow } from "./flow.ts"

const dialogWalk = {
  parts: `  open: page.getByRole("button", { name: t("NAMESPACE:NAME.open"), exact: true }),
  cancel: page.getByRole("button", { name: t("NAMESPACE:NAME.cancel"), exact: true }),`,
  does: `    "dialog.open": (tools) => parts(tools).open.click(),
    "dialog.close": (tools) => parts(tools).cancel.click(),`,
  sees: `    closed: async (tools) => {
      await tools.see(parts(tools).open)
      await tools.absent(tools.page.getByRole("dialog"))
    },
    open: seeForm,
    error: async (tools) => {
      await tools.see(tools.page.getByText(tools.t("common:failure.offline")))
      await tools.see(parts(tools).save)
    },`,
}

const formWalk = {
  parts: "",
  does: `    // Sent by the countdown, which has its own walk.
    "rateLimit.ended": sentByApp,`,
  sees: `    ready: seeForm,
    error: (tools) => seeRefused(tools, tools.t("common:failure.offline")),
    rateLimited: (tools) => seeRateLimited(tools, parts(tools).save),
    saved: async (tools) => {
      await tools.see(tools.page.getByText(tools.t("NAMESPACE:NAME.saved"), { exact: true }))
      await tools.see(parts(tools).save)
    },`,
}

export const walkOf = (flow: NewFlow): string => {
  const { name, area, stem, kind } = flow
  const isDialog = kind === "dialog"
  const own = isDialog ? dialogWalk : formWalk
  return filled(
    `import type { ${name} } from "#machines/${area}/${stem}.machine.ts"
import { ${name}Model as model } from "#machines/${area}/${stem}.model.ts"
${isDialog ? "" : 'import { seeRateLimited, seeRefused } from "#ui/kit/form/form.walk.ts"\n'}import { ${isDialog ? "" : "sentByApp, "}type Walk, type WalkTools } from "#ui/walk.ts"
import { ${capital(name)} } from "./${stem}.tsx"

type Machine = typeof ${name}
type Tools = WalkTools<Machine>

const parts = ({ page, t }: Tools) => ({
  field: page.getByLabelText(t("NAMESPACE:NAME.field")),
  save: page.getByRole("button", { name: t("NAMESPACE:NAME.save"), exact: true }),
${own.parts}
})

const seeForm = async (tools: Tools) => {
  await tools.see(parts(tools).field)
  await tools.absent(tools.page.getByRole("alert"))
}

export const ${name}Walk: Walk<Machine> = {
  model,
  page: (machine) => <${capital(name)} machine={machine}${idsOf(flow).length > 0 ? " input={model.input}" : ""} onSaved={() => undefined} />,
  does: {
    "form.submit": async (tools, { value }) => {
      await parts(tools).field.fill(value)
      await parts(tools).save.click()
    },
${own.does}
  },
  sees: {
${own.sees}
    saving: (tools) => tools.expect.element(parts(tools).save).toHaveAttribute("aria-busy", "true"),
  },
}
`,
    flow,
  )
}
