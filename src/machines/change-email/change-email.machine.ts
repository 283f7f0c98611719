import { assign, setup } from "xstate"
import type { CallFailed } from "../../domain/failure"
import { holdOver } from "../hold"
import { port } from "../port"
import type { Form, SaveFailed } from "../settings-form/settings-form"
import { count, empty, forget, settingsForm } from "../settings-form/settings-form"

export interface NewEmail {
  readonly email: string
  readonly password: string
}

/** State set 49: docs/states/change-email.md. */
export const changeEmail = setup({
  types: {} as Form<NewEmail>,
  actors: {
    saveSetting: port<NewEmail, null, SaveFailed>("saveSetting"),
    findSetting: port<NewEmail, boolean, CallFailed>("findSetting"),
  },
  actions: {
    take: assign(({ event }) => (event.type === "form.submit" ? { values: event.values, failure: null } : {})),
    forget: assign(forget),
    count: assign(count),
    release: assign(holdOver),
  },
}).createMachine({ id: "changeEmail", context: empty, ...settingsForm<NewEmail>() })
