import { assign, setup } from "xstate"
import type { CallFailed } from "../../../domain/shared/failure"
import { clearRateLimit } from "../../shared/rate-limit"
import { port } from "../../shared/port"
import type { SettingsForm, SaveSettingFailure } from "../settings-form/settings-form"
import { countSave, emptySettingsForm, clearFormValues, settingsForm } from "../settings-form/settings-form"

export interface NewEmail {
  readonly email: string
  readonly password: string
}

/** State set 49: docs/states/account/change-email.md. */
export const changeEmail = setup({
  types: {} as SettingsForm<NewEmail>,
  actors: {
    saveSetting: port<NewEmail, null, SaveSettingFailure>("saveSetting"),
    findSetting: port<NewEmail, boolean, CallFailed>("findSetting"),
  },
  actions: {
    take: assign(({ event }) => (event.type === "form.submit" ? { values: event.values, failure: null } : {})),
    forget: assign(clearFormValues),
    count: assign(countSave),
    release: assign(clearRateLimit),
  },
}).createMachine({ id: "changeEmail", context: emptySettingsForm, ...settingsForm<NewEmail>() })
