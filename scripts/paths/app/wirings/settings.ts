import { Schema } from "effect"
import { TwoFactor } from "../../../../src/domain/two-factor"
import { paths } from "../../../../src/ui/paths"
import type { Exchange, OnApp, Where } from "../on-app"
import { answering, failing } from "../on-app"

const refused = (where: Where, status: number, code: string) => () => answering(where, status, { code })

/** What a form that asks for the password is answered. */
const saving = (where: Where) => ({
  ok: () => answering(where, 204),
  IncorrectPassword: refused(where, 400, "IncorrectPassword"),
  AnswerLost: (): readonly Exchange[] => [{ ...where, reply: "no connection" }],
  CallFailed: failing(where),
})

const password = { method: "PATCH", path: "/profile/password" } as const
const twoFactor = { method: "GET", path: "/profile/tfa" } as const
const toggling = (to: "enable" | "disable") => {
  const where = { method: "POST", path: `/profile/tfa/${to}` } as const
  return { ...saving(where), WrongCode: refused(where, 400, "WrongCode"), OutOfStep: refused(where, 409, "Conflict") }
}

export const settings: Readonly<Record<string, OnApp>> = {
  changePassword: {
    address: () => paths.settings("password"),
    signedIn: true,
    local: {},
    calls: {
      saveSetting: saving(password),
      findSetting: {
        ok: (found: boolean) => found ? answering(password, 204) : answering(password, 400, { code: "IncorrectPassword" }),
        CallFailed: failing(password),
      },
    },
    happens: {},
  },
  twoFactorSettings: {
    address: () => paths.settings("twoFactor"),
    signedIn: true,
    local: {},
    calls: {
      loadTwoFactor: {
        ok: (found: TwoFactor) => answering(twoFactor, 200, Schema.encodeSync(TwoFactor)(found)),
        CallFailed: failing(twoFactor),
      },
      enableTwoFactor: toggling("enable"),
      disableTwoFactor: toggling("disable"),
    },
    happens: {},
  },
}
