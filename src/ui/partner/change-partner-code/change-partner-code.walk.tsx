import { partnerCodes } from "#domain/fixtures/partner.ts"
import type { changePartnerCode } from "#machines/partner/change-partner-code.machine.ts"
import { changePartnerCodeModel as model } from "#machines/partner/change-partner-code.model.ts"
import { Page } from "#ui/kit/layout/page.tsx"
import type { Walk, WalkTools } from "#ui/walk.ts"
import { CodeTools } from "./code-tools.tsx"

type Machine = typeof changePartnerCode
type Tools = WalkTools<Machine>

const entry = partnerCodes[0]!
const code = entry.value

const parts = ({ page, t }: Tools) => ({
  label: page.getByRole("button", { name: `${t("partner:label.edit")} ${code}` }),
  activity: page.getByRole("button", { name: `${t("partner:activity.deactivate.ask")} ${code}` }),
  dialog: page.getByRole("dialog"),
  field: page.getByLabelText(t("partner:label.field")),
  save: page.getByRole("button", { name: t("partner:label.save"), exact: true }),
  confirm: page.getByRole("button", { name: t("partner:activity.deactivate.confirm"), exact: true }),
  cancel: page.getByRole("button", { name: t("partner:create.cancel"), exact: true }),
})

const isLabelDialog = (tools: Tools) => parts(tools).field.query() !== null
/** Returns the button that sends, in either dialog. */
const submit = (tools: Tools) => (isLabelDialog(tools) ? parts(tools).save : parts(tools).confirm)

const seeDialog = async (tools: Tools) => {
  await tools.expectVisible(parts(tools).dialog)
  if (!isLabelDialog(tools)) {
    await tools.expectVisible(tools.page.getByText(tools.t("partner:activity.deactivate.text")))
    await tools.expectVisible(tools.page.getByText(tools.t("partner:activity.deactivate.stays")))
  }
  await tools.expectVisible(submit(tools))
}

export const changePartnerCodeWalk: Walk<Machine> = {
  model,
  page: (machine) => (
    <Page title="Hashwell">
      <CodeTools machine={machine} entry={entry} onChanged={() => undefined} />
    </Page>
  ),
  events: {
    "dialog.open": async (tools, { dialog }) => {
      await parts(tools)[dialog].click()
      await (dialog === "label" ? tools.expectVisible : tools.expectAbsent)(parts(tools).field)
    },
    "dialog.close": (tools) => parts(tools).cancel.click(),
    "change.submit": async (tools, { change }) => {
      if (isLabelDialog(tools)) await parts(tools).field.fill(change.label ?? "")
      await submit(tools).click()
    },
  },
  states: {
    closed: async (tools) => {
      await tools.expectVisible(parts(tools).label)
      await tools.expectVisible(parts(tools).activity)
      await tools.expectAbsent(parts(tools).dialog)
    },
    open: async (tools) => {
      await seeDialog(tools)
      await tools.expectAbsent(tools.page.getByRole("alert"))
    },
    sending: async (tools) => {
      await seeDialog(tools)
      await tools.expect.element(submit(tools)).toHaveAttribute("aria-busy", "true")
    },
    failed: async (tools) => {
      await seeDialog(tools)
      await tools.expectVisible(tools.page.getByRole("alert").getByText(tools.t("common:failure.timeout")))
    },
  },
}
