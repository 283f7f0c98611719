import type { CallFailed } from "#domain/shared/failure.ts"
import { setup, port } from "#machines/shared/port.ts"
import { settingsForm, type SettingsForm, type SaveSettingFailure } from "./settings-form.ts"

export interface NewPassword {
  readonly password: string
  readonly newPassword: string
  readonly confirmPassword: string
}

/**
 * State set 50, password change: docs/states/account/change-password.md. No call reports whether the password was changed, so after a lost
 * response the form changes the new password to itself. The server accepts that only if the new password was saved.
 */
export const changePassword = setup({
  types: {} as SettingsForm<NewPassword>,
  actors: {
    saveSetting: port<NewPassword, null, SaveSettingFailure>("saveSetting"),
    checkSettingSaved: port<NewPassword, boolean, CallFailed>("checkSettingSaved"),
  },
}).createMachine({ id: "changePassword", ...settingsForm<NewPassword>() })
