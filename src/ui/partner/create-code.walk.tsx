import { defaultConfig } from "#domain/site/config.ts"
import type { createCode } from "#machines/partner/create-code.machine.ts"
import { createCodeModel as model } from "#machines/partner/create-code.model.ts"
import { Page } from "#ui/kit/layout/page.tsx"
import { SiteConfig } from "#ui/site/site-config.ts"
import type { Walk, WalkTools } from "#ui/walk.ts"
import { LabelForm } from "./change-code/label-form.tsx"
import { CreateCode } from "./create-code.tsx"

type Machine = typeof createCode
type Tools = WalkTools<Machine>

const { codes } = model.events["code.ask"][0]!
const ignored = () => undefined

const parts = ({ page, t }: Tools) => ({
  modal: page.getByRole("dialog", { name: t("partner:create.title") }),
  confirm: page.getByRole("button", { name: t("partner:create.confirm"), exact: true }).last(),
  label: page.getByLabelText(t("partner:label.field")),
  look: page.getByRole("button", { name: t("partner:create.look") }),
  cancel: page.getByRole("button", { name: t("partner:create.cancel") }),
  done: page.getByRole("button", { name: t("partner:create.close"), exact: true }),
})

const seeConfirmation = async (tools: Tools) => {
  const { modal, confirm, cancel } = parts(tools)
  await tools.see(modal)
  await tools.see(modal.getByText(tools.t("partner:create.textWithLabel")))
  await tools.see(confirm)
  await tools.see(cancel)
}

export const createCodeWalk: Walk<Machine> = {
  model,
  page: (machine) => (
    <SiteConfig value={{ ...defaultConfig, Hints: null, extensions: ["partner"] }}>
      <Page title="Hashwell">
        <div>
          <CreateCode machine={machine} codes={codes} onCreated={ignored} Actions={LabelForm} />
        </div>
      </Page>
    </SiteConfig>
  ),
  does: {
    "code.ask": ({ page, t }) =>
      page
        .getByRole("button", { name: t("partner:create.ask"), exact: true })
        .first()
        .click(),
    "code.confirm": async (tools, { label }) => {
      await parts(tools).label.fill(label ?? "")
      await parts(tools).confirm.click()
    },
    "code.look": (tools) => parts(tools).look.click(),
    "modal.close": (tools) => {
      const { cancel, done } = parts(tools)
      return (cancel.query() === null ? done : cancel).click()
    },
  },
  sees: {
    closed: ({ page, absent }) => absent(page.getByRole("dialog")),
    confirm: async (tools) => {
      await seeConfirmation(tools)
      await tools.absent(tools.page.getByRole("alert"))
    },
    sending: async (tools) => {
      await tools.see(tools.page.getByRole("button", { name: tools.t("partner:create.sending") }))
      tools.expect(parts(tools).cancel.element()).toHaveProperty("disabled", true)
    },
    looking: ({ page, t, see }) => see(page.getByText(t("partner:create.looking"))),
    notCreated: async (tools) => {
      await seeConfirmation(tools)
      await tools.see(tools.page.getByText(tools.t("partner:create.notCreated")))
    },
    outcomeUnknown: async (tools) => {
      await tools.see(tools.page.getByText(new RegExp(tools.t("partner:create.outcomeUnknown"))))
      await tools.see(parts(tools).look)
    },
    failed: async (tools) => {
      await seeConfirmation(tools)
      await tools.see(tools.page.getByRole("alert").getByText(model.portResults.createCode.CallFailed[0].message!))
    },
    created: async (tools) => {
      const { page, t, see } = tools
      await tools.absent(parts(tools).cancel)
      await see(page.getByText(t("partner:create.created")))
      await see(page.getByText(model.portResults.createCode.ok[0]!.code, { exact: true }).first())
      await see(page.getByText(/\/buy\?referralCode=H9NDUV3C$/))
    },
  },
}
