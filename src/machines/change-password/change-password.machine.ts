import { assign, setup } from "xstate"
import type { CallFailed } from "../../domain/failure"
import { holdOver } from "../hold"
import { port } from "../port"
import type { Form, SaveFailed } from "../settings-form/settings-form"
import { count, empty, forget, settingsForm } from "../settings-form/settings-form"

export interface NewPassword {
  /** The present one. */
  readonly password: string
  readonly newPassword: string
  readonly confirmPassword: string
}

/** State set 50: docs/states/change-password.md. */
export const changePassword = setup({
  types: {} as Form<NewPassword>,
  actors: {
    saveSetting: port<NewPassword, null, SaveFailed>("saveSetting"),
    findSetting: port<NewPassword, boolean, CallFailed>("findSetting"),
  },
  actions: {
    take: assign(({ event }) => (event.type === "form.submit" ? { values: event.values, failure: null } : {})),
    forget: assign(forget),
    count: assign(count),
    release: assign(holdOver),
  },
}).createMachine({ id: "changePassword", context: empty, ...settingsForm<NewPassword>() })
