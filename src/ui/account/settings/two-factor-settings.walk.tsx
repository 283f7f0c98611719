import { resendConfirmation } from "#machines/account/resend-confirmation.machine.ts"
import type { twoFactorSettings } from "#machines/account/two-factor-settings.machine.ts"
import { twoFactorSettingsModel as model } from "#machines/account/two-factor-settings.model.ts"
import { expectRateLimited, expectRefusal } from "#ui/kit/form/form.walk.ts"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"
import { TwoFactorSettings } from "./two-factor-settings.tsx"

type Machine = typeof twoFactorSettings
type Tools = WalkTools<Machine>
type Kind = "Enable" | "Disable"

const parts = ({ page, t }: Tools) => ({
  agreement: page.getByRole("checkbox", { name: t("settings:twoFactor.keep.agree") }),
  password: page.getByLabelText(t("settings:currentPassword"), { exact: true }),
  code: page.getByLabelText(t("settings:twoFactor.code")),
  cancel: page.getByRole("button", { name: t("common:cancel") }),
})
const submitOf = ({ page, t }: Tools, kind: Kind) =>
  page.getByRole("button", { name: t(`settings:twoFactor.submit${kind}`) })

const seeForm = (kind: Kind) => async (tools: Tools) => {
  const { agreement, code } = parts(tools)
  await tools.expectVisible(submitOf(tools, kind))
  await tools.expectVisible(code)
  if (kind === "Enable") {
    // Checks the QR code, the key (in groups of four, uppercase) and the link, which have the same secret.
    await tools.expectVisible(tools.page.getByRole("img", { name: tools.t("settings:twoFactor.scan.qr") }))
    await tools.expectVisible(tools.page.getByRole("link", { name: tools.t("settings:twoFactor.scan.open") }))
    await tools.expectVisible(tools.page.getByText("EHPK"))
    await tools.expectVisible(agreement)
  } else await tools.expectAbsent(agreement)
}
const ready = (kind: Kind) => async (tools: Tools) => {
  await seeForm(kind)(tools)
  await tools.expectAbsent(tools.page.getByRole("alert"))
}
const sending = (kind: Kind) => async (tools: Tools) => {
  await tools.expect.element(submitOf(tools, kind)).toHaveAttribute("aria-busy", "true")
  await tools.expect.element(parts(tools).code).toHaveValue("287 082")
  await tools.expect.element(parts(tools).cancel).toBeDisabled()
}
const wrongPassword = (kind: Kind) => async (tools: Tools) => {
  await seeForm(kind)(tools)
  await tools.expectVisible(tools.page.getByRole("alert").getByText(tools.t("settings:errors.incorrectPassword")))
}
const wrongCode = (kind: Kind) => async (tools: Tools) => {
  await seeForm(kind)(tools)
  const alert = tools.page.getByRole("alert")
  await tools.expectVisible(alert.getByText(tools.t("settings:errors.wrongCode")))
  await tools.expectVisible(alert.getByText(tools.t("settings:twoFactor.skew")))
  await tools.expect.element(parts(tools).code).toHaveFocus()
}
const usedCode = (kind: Kind) => async (tools: Tools) => {
  await seeForm(kind)(tools)
  await tools.expectVisible(tools.page.getByRole("alert").getByText(tools.t("settings:errors.usedCode")))
  await tools.expect.element(parts(tools).code).toHaveFocus()
}
const failed = (kind: Kind) => async (tools: Tools) => {
  await seeForm(kind)(tools)
  await expectRefusal(tools, model.portResults.enableTwoFactor.CallFailed[0].message!)
}
const notDone = (kind: Kind) => async (tools: Tools) => {
  await seeForm(kind)(tools)
  await tools.expectVisible(tools.page.getByText(tools.t("settings:lost.notSaved")))
}
const outcomeUnknown = (kind: Kind) => async (tools: Tools) => {
  await tools.expectVisible(tools.page.getByText(tools.t("settings:lost.outcomeUnknown")))
  await tools.expect.element(submitOf(tools, kind)).toBeDisabled()
  await tools.expect.element(parts(tools).cancel).toBeDisabled()
}
const seeDisabled = (fresh: boolean) => async (tools: Tools) => {
  const { page, t, expectVisible, expectAbsent } = tools
  await expectAbsent(parts(tools).agreement)
  await expectVisible(page.getByRole("button", { name: t("settings:twoFactor.enable") }))
  await (fresh ? expectVisible : expectAbsent)(page.getByText(t("settings:twoFactor.justDisabled")))
}
const seeEnabled = (fresh: boolean) => async (tools: Tools) => {
  const { page, t, expectVisible, expectAbsent } = tools
  await expectAbsent(parts(tools).agreement)
  await expectVisible(page.getByRole("button", { name: t("settings:twoFactor.disable") }))
  await (fresh ? expectVisible : expectAbsent)(page.getByText(t("settings:twoFactor.justEnabled")))
}
const loading = ({ page, t, expectVisible }: Tools) => expectVisible(page.getByText(t("common:loading")))

export const twoFactorSettingsWalk: Walk<Machine> = {
  model,
  page: (machine) => (
    <TwoFactorSettings
      machine={machine}
      resend={resendConfirmation}
      email="anna@example.com"
      onPrint={() => undefined}
    />
  ),
  events: {
    "rateLimit.ended": sentByApp,
    "outcome.check": ({ page, t }) => page.getByRole("button", { name: t("settings:lost.check") }).click(),
    "load.retry": ({ page, t }) => page.getByRole("button", { name: t("common:retry") }).click(),
    "enable.begin": ({ page, t }) => page.getByRole("button", { name: t("settings:twoFactor.enable") }).click(),
    "disable.begin": ({ page, t }) => page.getByRole("button", { name: t("settings:twoFactor.disable") }).click(),
    "toggle.cancel": (tools) => parts(tools).cancel.click(),
    // The sixth digit submits the form if the password is filled in.
    "form.submit": async (tools, event) => {
      const { agreement, password, code } = parts(tools)
      if (agreement.elements().length > 0 && !(agreement.element() as HTMLInputElement).checked) await agreement.click()
      await password.fill(event.password)
      await code.fill("")
      await code.fill(event.tfaCode)
    },
  },
  states: {
    loading,
    reloading: loading,
    failed: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:failure.details"))),
    unconfirmed: async ({ page, t, expectVisible }) => {
      await expectVisible(page.getByText(t("settings:twoFactor.unconfirmed", { email: "anna@example.com" })))
      await expectVisible(page.getByRole("button", { name: t("account:auth.resend.request") }))
    },
    "disabled.known": seeDisabled(false),
    "disabled.fresh": seeDisabled(true),
    "enabling.ready": ready("Enable"),
    "enabling.sending": sending("Enable"),
    "enabling.checkingOutcome": sending("Enable"),
    "enabling.notDone": notDone("Enable"),
    "enabling.outcomeUnknown": outcomeUnknown("Enable"),
    "enabling.wrongPassword": wrongPassword("Enable"),
    "enabling.wrongCode": wrongCode("Enable"),
    "enabling.usedCode": usedCode("Enable"),
    "enabling.rateLimited": (tools) => expectRateLimited(tools, submitOf(tools, "Enable")),
    "enabling.failed": failed("Enable"),
    "enabled.known": seeEnabled(false),
    "enabled.fresh": seeEnabled(true),
    "disabling.ready": ready("Disable"),
    "disabling.sending": sending("Disable"),
    "disabling.checkingOutcome": sending("Disable"),
    "disabling.notDone": notDone("Disable"),
    "disabling.outcomeUnknown": outcomeUnknown("Disable"),
    "disabling.wrongPassword": wrongPassword("Disable"),
    "disabling.wrongCode": wrongCode("Disable"),
    "disabling.usedCode": usedCode("Disable"),
    "disabling.rateLimited": (tools) => expectRateLimited(tools, submitOf(tools, "Disable")),
    "disabling.failed": failed("Disable"),
  },
}
