import type { UserNotVerified } from "#domain/account/account-failures.ts"
import { paths } from "#ui/site/paths.ts"
import { type OnApp, replyingWith } from "#scripts/paths/app/on-app.ts"
import { call, page, post, put } from "./wiring.ts"

// The walks of the forms end there: unlike a page of a list, a filter stays in the address of a customer without contracts.
const redirect = "/cabinet/contracts?state=Active"

const tokens = () => ({
  access_token: "an-access-token",
  refresh_token: "a-refresh-token",
  expires_in: 900,
  token_type: "Bearer",
})
const token = post("/token")

/** A page for those who are not signed in. */
const entry = (address: string, calls: OnApp["calls"], local: OnApp["local"] = { obtainHumanCheck: ["ok"] }): OnApp =>
  page(address, calls, { signedIn: false, local })

/** A letter's link brings the token. */
const byLetter = (path: string) => `${path}?token=mail-token`
const maybeByLetter =
  (path: string): OnApp["address"] =>
  (local) =>
    local.get("takeTokenFromAddress") === "NoToken" ? path : byLetter(path)

export const entrance: Readonly<Record<string, OnApp>> = {
  signIn: entry(paths.signIn(redirect), {
    signIn: {
      ...call(token, tokens),
      UserNotVerified: ({ message }: UserNotVerified) => replyingWith(token, 400, { code: "UserNotVerified", message }),
    },
  }),
  signUp: entry(paths.signUp(redirect), {
    signUp: call(post("/signup"), [201, tokens], { AlreadyRegistered: [409, "AlreadyRegistered", "email"] }),
  }),
  confirmEmail: {
    ...entry(
      "",
      {
        confirmEmail: call(post("/signup/confirm"), tokens, {
          OldToken: 400,
          AlreadyConfirmed: 409,
          OwnershipUnknown: 409,
        }),
        disownSignUp: call(post("/signup/disown"), 204, { OldToken: 400, AlreadyConfirmed: 409 }),
        requestMail: call(post("/signin/confirm"), 204),
      },
      { takeTokenFromAddress: ["ok", "NoToken"], obtainHumanCheck: ["ok"] },
    ),
    address: maybeByLetter(paths.confirm()),
  },
  recoveryMode: {
    ...entry("", {}, { takeTokenFromAddress: ["ok", "NoToken"] }),
    address: maybeByLetter(paths.recovery()),
  },
  recoveryRequest: entry(paths.recovery(redirect), { requestRecovery: call(post("/recovery"), 204) }),
  twoFactorReset: entry(paths.twoFactorReset(), {
    requestTwoFactorReset: call(post("/recovery/tfa"), (requested) => requested),
  }),
  letterLink: entry(
    byLetter(paths.emailChange()),
    {
      followLetterLink: call(post("/email-change/confirm"), 204, {
        OldToken: 400,
        AlreadyConfirmed: 409,
        AlreadyRegistered: 409,
      }),
    },
    { takeTokenFromAddress: ["ok"] },
  ),
  recoverySetPassword: entry(byLetter(paths.recovery()), { resetPassword: call(put("/profile/password"), tokens) }, {}),
}
