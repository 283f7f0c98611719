import type { recoveryMode } from "#machines/account/recovery-mode.machine.ts"
import { recoveryModeModel as model } from "#machines/account/recovery-mode.model.ts"
import { recoveryRequest } from "#machines/account/recovery-request.machine.ts"
import { recoverySetPassword } from "#machines/account/recovery-set-password.machine.ts"
import type { Walk } from "#ui/walk.ts"
import { RecoveryPage } from "./recovery.tsx"

export const recoveryModeWalk: Walk<typeof recoveryMode> = {
  model,
  page: (machine) => (
    <RecoveryPage machine={machine} request={recoveryRequest} setPassword={recoverySetPassword} redirect={null} />
  ),
  events: {
    "link.request": ({ page, t }) => page.getByRole("button", { name: t("account:recovery.set.again") }).click(),
  },
  states: {
    reading: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("account:recovery.reading"))),
    request: async ({ page, t, expectVisible }) => {
      await expectVisible(page.getByRole("heading", { name: t("account:recovery.request.title") }))
      await expectVisible(page.getByRole("button", { name: t("account:recovery.request.submit") }))
    },
    set: async ({ page, t, expectVisible }) => {
      await expectVisible(page.getByRole("heading", { name: t("account:recovery.set.title") }))
      await expectVisible(page.getByLabelText(t("account:newPassword.password"), { exact: true }))
    },
  },
}
