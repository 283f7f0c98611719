import type { forecastForm } from "#machines/cabinet/forecast-form.machine.ts"
import { forecastFormModel as model } from "#machines/cabinet/forecast-form.model.ts"
import { useFlow } from "#ui/shared/flow.tsx"
import { sentByApp, transientState, type Walk, type WalkTools } from "#ui/walk.ts"
import { ForecastForm } from "./forecast-form.tsx"

type Machine = typeof forecastForm
type Tools = WalkTools<Machine>

const Form = ({ machine }: { readonly machine: Machine }) => <ForecastForm forms={[useFlow(machine, model.input)]} />

const fields = ({ page, t }: Tools) => ({
  price: page.getByLabelText(t("dashboard:forecast.form.price"), { exact: true }),
  growth: page.getByLabelText(t("dashboard:forecast.form.growth"), { exact: true }),
  inYear: page.getByLabelText(t("dashboard:forecast.form.inYear"), { exact: true }),
})

/** Checks that no field is marked as invalid. */
const seeNoErrors = async (tools: Tools) => {
  await tools.expectVisible(fields(tools).price)
  for (const field of Object.values(fields(tools)))
    await tools.expect.element(field).toHaveAttribute("aria-invalid", "false")
}
const wrong = async (tools: Tools, name: "price" | "growth") => {
  const field = fields(tools)[name]
  await tools.expectVisible(field)
  await tools.expect.element(field).toHaveAttribute("aria-invalid", "true")
}

export const forecastFormWalk: Walk<Machine> = {
  model,
  page: (machine) => <Form machine={machine} />,
  events: {
    "field.type": async (tools, { field, text }) => {
      // Clears the field first, because filling in the current value would fire no input event.
      await fields(tools)[field].fill(text === "" ? "1" : "")
      await fields(tools)[field].fill(text)
    },
    "field.commit": async (tools) => {
      const { price, inYear } = fields(tools)
      await price.click()
      await inYear.click()
    },
    "rate.changed": sentByApp,
    "form.submit": ({ page, t }) => page.getByRole("button", { name: t("dashboard:forecast.form.apply") }).click(),
    "form.reset": ({ page, t }) => page.getByRole("button", { name: t("dashboard:forecast.form.reset") }).click(),
  },
  states: {
    editing: seeNoErrors,
    checking: transientState,
    valid: seeNoErrors,
    "invalid.required": (tools) => wrong(tools, "price"),
    "invalid.price": async (tools) => {
      await wrong(tools, "price")
      await tools.expectVisible(tools.page.getByText(/128,000\.00|128\s000,00|117,760\.00|117\s760,00/).first())
    },
    "invalid.minPercent": async (tools) => {
      await wrong(tools, "growth")
      await tools.expectVisible(tools.page.getByText(tools.t("dashboard:forecast.form.problems.minPercent")))
    },
    "invalid.maxPercent": async (tools) => {
      await wrong(tools, "growth")
      await tools.expectVisible(tools.page.getByText(tools.t("dashboard:forecast.form.problems.maxPercent")))
    },
    applied: async (tools) => {
      await seeNoErrors(tools)
      await tools.expectVisible(tools.page.getByText(tools.t("dashboard:forecast.form.applied")))
    },
  },
}
