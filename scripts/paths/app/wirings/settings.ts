import { Schema } from "effect"
import { TwoFactor } from "../../../../src/domain/two-factor"
import { changeAddressModel } from "../../../../src/machines/change-address/change-address.model"
import { paths } from "../../../../src/ui/paths"
import type { OnApp, Where } from "../on-app"
import { answering, failing } from "../on-app"

const refused = (where: Where, status: number, code: string) => () => answering(where, status, { code })

/** What a form that asks for the password is answered. */
const saving = (where: Where) => ({
  ok: () => answering(where, 204),
  IncorrectPassword: refused(where, 400, "IncorrectPassword"),
  CallFailed: failing(where),
})

const form = (port: string, address: string, where: Where): OnApp =>
  ({ address: () => address, signedIn: true, local: {}, calls: { [port]: saving(where) }, happens: {} })

const twoFactor = { method: "GET", path: "/profile/tfa" } as const
const toggling = (to: "enable" | "disable") => {
  const where = { method: "POST", path: `/profile/tfa/${to}` } as const
  return { ...saving(where), WrongCode: refused(where, 400, "WrongCode"), OutOfStep: refused(where, 409, "Conflict") }
}

export const settings: Readonly<Record<string, OnApp>> = {
  changeEmail: form("saveSetting", paths.settings("email"), { method: "PATCH", path: "/profile/email" }),
  changePassword: form("saveSetting", paths.settings("password"), { method: "PATCH", path: "/profile/password" }),
  changeAddress: {
    ...form("saveAddress", paths.settings("btcAddress"), { method: "PATCH", path: "/profile/bitcoinaddress" }),
    profile: { bitcoinAddress: changeAddressModel.input.saved },
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
