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
  does: {
    "link.request": ({ page, t }) => page.getByRole("button", { name: t("account:recovery.set.again") }).click(),
  },
  sees: {
    reading: ({ page, t, see }) => see(page.getByText(t("account:recovery.reading"))),
    request: async ({ page, t, see }) => {
      await see(page.getByRole("heading", { name: t("account:recovery.request.title") }))
      await see(page.getByRole("button", { name: t("account:recovery.request.submit") }))
    },
    set: async ({ page, t, see }) => {
      await see(page.getByRole("heading", { name: t("account:recovery.set.title") }))
      await see(page.getByLabelText(t("account:newPassword.password"), { exact: true }))
    },
  },
}
