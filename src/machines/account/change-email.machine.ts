import type { CallFailed } from "#domain/shared/failure.ts"
import { setup, port } from "#machines/shared/port.ts"
import { settingsForm, type SettingsForm, type SaveSettingFailure } from "./settings-form.ts"

export interface NewEmail {
  readonly email: string
  readonly password: string
}

/**
 * State set 49, e-mail: docs/states/account/change-email.md. After a lost response the form first reads the profile, which shows whether
 * the address was saved.
 */
export const changeEmail = setup({
  types: {} as SettingsForm<NewEmail>,
  actors: {
    saveSetting: port<NewEmail, null, SaveSettingFailure>("saveSetting"),
    checkSettingSaved: port<NewEmail, boolean, CallFailed>("checkSettingSaved"),
  },
}).createMachine({ id: "changeEmail", ...settingsForm<NewEmail>() })
