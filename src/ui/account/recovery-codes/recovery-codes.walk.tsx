import type { recoveryCodes } from "#machines/account/recovery-codes.machine.ts"
import { recoveryCodesModel as model } from "#machines/account/recovery-codes.model.ts"
import { expectSubmitting, expectRateLimited, expectRefusal } from "#ui/kit/form/form.walk.ts"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"
import { RecoveryCodes } from "./recovery-codes.tsx"

type Machine = typeof recoveryCodes
type Tools = WalkTools<Machine>

const password = ({ page, t }: Tools) => page.getByLabelText(t("settings:currentPassword"), { exact: true })
const submit = ({ page, t }: Tools) => page.getByRole("button", { name: t("security:recoveryCodes.submit") })

export const recoveryCodesWalk: Walk<Machine> = {
  model,
  page: (machine) => (
    <RecoveryCodes machine={machine} email="anna@example.com" onPrint={() => undefined} onDownload={() => undefined} />
  ),
  events: {
    "load.retry": ({ page, t }) => page.getByRole("button", { name: t("common:retry") }).click(),
    "recoveryCodes.create": ({ page, t }) =>
      page.getByRole("button", { name: t("security:recoveryCodes.create") }).click(),
    "form.submit": async (tools, event) => {
      await password(tools).fill(event.password)
      await submit(tools).click()
    },
    "form.cancel": ({ page, t }) => page.getByRole("button", { name: t("common:cancel") }).click(),
    "rateLimit.ended": sentByApp,
    "recoveryCodes.saved": ({ page, t }) =>
      page.getByRole("button", { name: t("security:recoveryCodes.saved") }).click(),
  },
  states: {
    loading: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:loading"))),
    failed: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:failure.details"))),
    off: async ({ page, t, expectVisible, expectAbsent, expect }) => {
      await expectVisible(page.getByRole("link", { name: t("security:recoveryCodes.setUp") }))
      await expectAbsent(page.getByRole("button", { name: t("security:recoveryCodes.create") }))
      expect(page.getByRole("button").elements()).toHaveLength(0)
    },
    known: async ({ page, t, expectVisible }) => {
      const some = t("security:recoveryCodes.left", { count: 7 })
      await expectVisible(page.getByText(new RegExp(`${some}|${t("security:recoveryCodes.none")}`)))
    },
    "form.ready": async (tools) => {
      await tools.expectVisible(password(tools))
      await tools.expectAbsent(tools.page.getByRole("alert"))
    },
    "form.sending": (tools) =>
      expectSubmitting(tools, [{ field: password(tools), value: "correct-horse" }], submit(tools)),
    "form.wrongPassword": ({ page, t, expectVisible }) =>
      expectVisible(page.getByRole("alert").getByText(t("settings:errors.incorrectPassword"))),
    "form.rateLimited": (tools) => expectRateLimited(tools, submit(tools)),
    "form.failed": (tools) => expectRefusal(tools, tools.t("common:failure.offline")),
    shown: async ({ page, t, expectVisible, expect }) => {
      await expectVisible(page.getByText(t("security:recoveryCodes.once")))
      const codes = page.getByRole("list", { name: t("security:recoveryCodes.title") }).getByRole("listitem")
      expect(codes.elements().map((code) => code.textContent)).toEqual(
        model.portResults.createRecoveryCodes.ok[0].codes,
      )
    },
  },
}
