import type { UserNotVerified } from "#domain/account/account-failures.ts"
import type { TwoFactorResetRequested } from "#domain/account/two-factor.ts"
import { paths } from "#ui/site/paths.ts"
import { replyingWith, failingWith, tokens, type OnApp } from "#scripts/paths/app/on-app.ts"

// The walks of the forms end there: unlike a page of a list, a filter stays in the address of a customer without contracts.
const redirect = "/cabinet/contracts?state=Active"

const token = { method: "POST", path: "/token" } as const
const signUp = { method: "POST", path: "/signup" } as const
const confirm = { method: "POST", path: "/signup/confirm" } as const
const disown = { method: "POST", path: "/signup/disown" } as const
const mail = { method: "POST", path: "/signin/confirm" } as const
const recovery = { method: "POST", path: "/recovery" } as const
const reset = { method: "PUT", path: "/profile/password" } as const

/** A letter's link brings the token. */
const byLetter = (path: string) => `${path}?token=mail-token`

const confirmChange = { method: "POST", path: "/email-change/confirm" } as const

const twoFactorReset = { method: "POST", path: "/recovery/tfa" } as const

export const entrance: Readonly<Record<string, OnApp>> = {
  signIn: {
    address: () => paths.signIn(redirect),
    signedIn: false,
    local: { obtainHumanCheck: ["ok"] },
    calls: {
      signIn: {
        ok: () => replyingWith(token, 200, tokens),
        UserNotVerified: ({ message }: UserNotVerified) =>
          replyingWith(token, 400, { code: "UserNotVerified", message }),
        CallFailed: failingWith(token),
      },
    },
    happens: {},
  },
  signUp: {
    address: () => paths.signUp(redirect),
    signedIn: false,
    local: { obtainHumanCheck: ["ok"] },
    calls: {
      signUp: {
        ok: () => replyingWith(signUp, 201, tokens),
        AlreadyRegistered: () => replyingWith(signUp, 409, { code: "AlreadyRegistered", field: "email" }),
        CallFailed: failingWith(signUp),
      },
    },
    happens: {},
  },
  confirmEmail: {
    address: (local) => (local.get("takeTokenFromAddress") === "NoToken" ? paths.confirm() : byLetter(paths.confirm())),
    signedIn: false,
    local: { takeTokenFromAddress: ["ok", "NoToken"], obtainHumanCheck: ["ok"] },
    calls: {
      confirmEmail: {
        ok: () => replyingWith(confirm, 200, tokens),
        OldToken: () => replyingWith(confirm, 400, { code: "OldToken" }),
        AlreadyConfirmed: () => replyingWith(confirm, 409, { code: "AlreadyConfirmed" }),
        OwnershipUnknown: () => replyingWith(confirm, 409, { code: "OwnershipUnknown" }),
        CallFailed: failingWith(confirm),
      },
      disownSignUp: {
        ok: () => replyingWith(disown, 204),
        OldToken: () => replyingWith(disown, 400, { code: "OldToken" }),
        AlreadyConfirmed: () => replyingWith(disown, 409, { code: "AlreadyConfirmed" }),
        CallFailed: failingWith(disown),
      },
      requestMail: { ok: () => replyingWith(mail, 204), CallFailed: failingWith(mail) },
    },
    happens: {},
  },
  recoveryMode: {
    address: (local) =>
      local.get("takeTokenFromAddress") === "NoToken" ? paths.recovery() : byLetter(paths.recovery()),
    signedIn: false,
    local: { takeTokenFromAddress: ["ok", "NoToken"] },
    calls: {},
    happens: {},
  },
  recoveryRequest: {
    address: () => paths.recovery(redirect),
    signedIn: false,
    local: { obtainHumanCheck: ["ok"] },
    calls: { requestRecovery: { ok: () => replyingWith(recovery, 204), CallFailed: failingWith(recovery) } },
    happens: {},
  },
  twoFactorReset: {
    address: () => paths.twoFactorReset(),
    signedIn: false,
    local: { obtainHumanCheck: ["ok"] },
    calls: {
      requestTwoFactorReset: {
        ok: (requested: TwoFactorResetRequested) => replyingWith(twoFactorReset, 200, requested),
        CallFailed: failingWith(twoFactorReset),
      },
    },
    happens: {},
  },
  letterLink: {
    address: () => byLetter(paths.emailChange()),
    signedIn: false,
    local: { takeTokenFromAddress: ["ok"] },
    calls: {
      followLetterLink: {
        ok: () => replyingWith(confirmChange, 204),
        OldToken: () => replyingWith(confirmChange, 400, { code: "OldToken" }),
        AlreadyConfirmed: () => replyingWith(confirmChange, 409, { code: "AlreadyConfirmed" }),
        AlreadyRegistered: () => replyingWith(confirmChange, 409, { code: "AlreadyRegistered" }),
        CallFailed: failingWith(confirmChange),
      },
    },
    happens: {},
  },
  recoverySetPassword: {
    address: () => byLetter(paths.recovery()),
    signedIn: false,
    local: {},
    calls: { resetPassword: { ok: () => replyingWith(reset, 200, tokens), CallFailed: failingWith(reset) } },
    happens: {},
  },
}
