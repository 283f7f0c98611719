import { defaultConfig } from "#domain/site/config.ts"
import type { createPartnerCode } from "#machines/partner/create-partner-code.machine.ts"
import { createPartnerCodeModel as model } from "#machines/partner/create-partner-code.model.ts"
import { Page } from "#ui/kit/layout/page.tsx"
import { SiteConfig } from "#ui/site/site-config.ts"
import type { Walk, WalkTools } from "#ui/walk.ts"
import { LabelForm } from "./change-partner-code/label-form.tsx"
import { CreatePartnerCode } from "./create-partner-code.tsx"

type Machine = typeof createPartnerCode
type Tools = WalkTools<Machine>

const { codes } = model.events["partnerCode.ask"][0]!
const ignored = () => undefined

const parts = ({ page, t }: Tools) => ({
  modal: page.getByRole("dialog", { name: t("partner:create.title") }),
  confirm: page.getByRole("button", { name: t("partner:create.confirm"), exact: true }).last(),
  label: page.getByLabelText(t("partner:label.field")),
  check: page.getByRole("button", { name: t("partner:create.check") }),
  cancel: page.getByRole("button", { name: t("partner:create.cancel") }),
  done: page.getByRole("button", { name: t("partner:create.close"), exact: true }),
})

const seeConfirmation = async (tools: Tools) => {
  const { modal, confirm, cancel } = parts(tools)
  await tools.expectVisible(modal)
  await tools.expectVisible(modal.getByText(tools.t("partner:create.textWithLabel")))
  await tools.expectVisible(confirm)
  await tools.expectVisible(cancel)
}

export const createPartnerCodeWalk: Walk<Machine> = {
  model,
  page: (machine) => (
    <SiteConfig value={{ ...defaultConfig, Hints: null, extensions: ["partner"] }}>
      <Page title="Hashwell">
        <div>
          <CreatePartnerCode machine={machine} codes={codes} onCreated={ignored} Actions={LabelForm} />
        </div>
      </Page>
    </SiteConfig>
  ),
  events: {
    "partnerCode.ask": ({ page, t }) =>
      page
        .getByRole("button", { name: t("partner:create.ask"), exact: true })
        .first()
        .click(),
    "partnerCode.confirm": async (tools, { label }) => {
      await parts(tools).label.fill(label ?? "")
      await parts(tools).confirm.click()
    },
    "outcome.check": (tools) => parts(tools).check.click(),
    "dialog.close": (tools) => {
      const { cancel, done } = parts(tools)
      return (cancel.query() === null ? done : cancel).click()
    },
  },
  states: {
    closed: ({ page, expectAbsent }) => expectAbsent(page.getByRole("dialog")),
    confirm: async (tools) => {
      await seeConfirmation(tools)
      await tools.expectAbsent(tools.page.getByRole("alert"))
    },
    sending: async (tools) => {
      await tools.expectVisible(tools.page.getByRole("button", { name: tools.t("partner:create.sending") }))
      tools.expect(parts(tools).cancel.element()).toHaveProperty("disabled", true)
    },
    checkingOutcome: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("partner:create.checking"))),
    notCreated: async (tools) => {
      await seeConfirmation(tools)
      await tools.expectVisible(tools.page.getByText(tools.t("partner:create.notCreated")))
    },
    outcomeUnknown: async (tools) => {
      await tools.expectVisible(tools.page.getByText(new RegExp(tools.t("partner:create.outcomeUnknown"))))
      await tools.expectVisible(parts(tools).check)
    },
    failed: async (tools) => {
      await seeConfirmation(tools)
      await tools.expectVisible(
        tools.page.getByRole("alert").getByText(model.portResults.createPartnerCode.CallFailed[0].message!),
      )
    },
    created: async (tools) => {
      const { page, t, expectVisible } = tools
      await tools.expectAbsent(parts(tools).cancel)
      await expectVisible(page.getByText(t("partner:create.created")))
      await expectVisible(page.getByText(model.portResults.createPartnerCode.ok[0]!.code, { exact: true }).first())
      await expectVisible(page.getByText(/\/buy\?referralCode=H9NDUV3C$/))
    },
  },
}
