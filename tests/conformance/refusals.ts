import { randomUUID } from "node:crypto"
import { describe } from "vitest"
import { type Expected, formatTestName, test } from "./check.ts"
import { account, type CallRequest, document, isOffered, mayWrite } from "./server.ts"

type Row = readonly [call: string, body: object | undefined, expected: Expected, form?: CallRequest["form"]]

const wrong = "not-the-password"
const noToken = "no-token-of-a-letter"
/**
 * An e-mail address without an account. Each run uses a new address, because e-mails to one address are rate limited.
 */
const email = `${randomUUID()}@nobody.example`
const bitcoin = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"
const ethereum = `0x${"0".repeat(40)}`
const incorrect: Expected = [400, "IncorrectPassword", "password"]

const passkey = (response: object) => ({
  credential: { id: "AAAA", rawId: "AAAA", type: "public-key", clientExtensionResults: {}, response },
})
const signature = { clientDataJSON: "AAAA", authenticatorData: "AAAA", signature: "AAAA", userHandle: "AAAA" }
const attestation = { clientDataJSON: "AAAA", attestationObject: "AAAA" }

const { password } = account
const known = { ...account, currencyId: "usd" }
const guess = { grant_type: "password", username: account.email, password: wrong }
/** Calls without a token. A call of this list changes no account, because its subject does not exist or is already taken. */
const open: readonly Row[] = [
  ["POST /signup", known, [409, "AlreadyRegistered", "email"]],
  ["POST /signup", { ...known, password: "123456" }, [400, "CommonPassword", "password"]],
  ["POST /signup", { ...known, password: "1" }, [400, "InvalidField", "password"]],
  ["POST /signup", { ...known, conformance: 1 }, [400, "UnknownField", "conformance"]],
  ["POST /signup/confirm", { emailToken: noToken }, [400, "OldToken"]],
  ["POST /signup/disown", { emailToken: noToken }, [400, "OldToken"]],
  ["POST /signin/confirm", { email }, 204],
  ["POST /recovery", { email }, 204],
  ["PUT /profile/password", { password: "correct-horse-9", resetPasswordToken: noToken }, [400, "OldRecoveryToken"]],
  ["POST /token", undefined, [400, "InvalidCredentials"], guess],
  ["POST /token", undefined, [400, "InvalidGrant"], { grant_type: "refresh_token", refresh_token: noToken }],
  ["POST /recovery/tfa", { email, password: wrong }, [400, "InvalidCredentials"]],
  ["POST /recovery/tfa/cancel", { token: noToken }, [400, "OldToken"]],
  ["POST /email-change/confirm", { token: noToken }, [400, "OldToken"]],
  ["POST /email-change/undo", { token: noToken }, [400, "OldToken"]],
  ["POST /token/passkey/options", undefined, 200],
  ["POST /token/passkey", passkey(signature), [400, "PasskeyRefused"]],
  ["POST /demo/cabinet/{id}/assign", { email, currencyId: "usd" }, [404, "NotFound"]],
]

const next = { newPassword: "correct-horse-9", confirmPassword: "correct-horse-9" }
const anna = { firstName: "Anna", lastName: "Berg" }
const withdrawal = { id: "no-id", amount: "1", address: bitcoin, currencyId: "btc" }
const saved = { currencyId: "btc", name: "Conformance", address: "no address" }

/** Calls with the account's token. The server refuses them, or they leave the account unchanged. */
const own: readonly Row[] = [
  ["PATCH /profile/password", { password: wrong, ...next }, incorrect],
  ["PATCH /profile/email", { email, password: wrong }, incorrect],
  ["PATCH /profile/bitcoinaddress", { address: bitcoin, password: wrong }, incorrect],
  ["PATCH /profile/bitcoinaddress", { address: "none", password: wrong }, [400, "InvalidField", "address"]],
  ["PATCH /profile/ethereumaddress", { address: ethereum, password: wrong }, incorrect],
  ["PATCH /profile/ethereumaddress", { address: "none", password: wrong }, [400, "InvalidField", "address"]],
  ["POST /profile/identify", { ...anna, country: "Germany" }, [400, "InvalidField", "country"]],
  ["POST /profile/identify", { ...anna, country: "DE" }, 200],
  ["POST /profile/identify", { ...anna, country: "FR" }, incorrect],
  ["POST /profile/tfa/enable", { tfaCode: "000000", password: wrong }, incorrect],
  ["POST /profile/tfa/disable", { tfaCode: "000000", password }, [409, "TwoFactorDisabled"]],
  ["GET /profile/tfa/recovery-codes", undefined, [409, "TwoFactorDisabled"]],
  ["POST /profile/tfa/recovery-codes", { password }, [409, "TwoFactorDisabled"]],
  ["POST /profile/email-change/resend", {}, [404, "NotFound"]],
  ["DELETE /profile/email-change", undefined, 204],
  ["POST /profile/passkeys/options", { password: wrong }, incorrect],
  ["POST /profile/passkeys/options", { password }, 200],
  ["POST /profile/passkeys", passkey(attestation), [400, "PasskeyRefused"]],
  ["POST /profile/passkeys/{passkeyId}/remove", { password }, [404, "NotFound"]],
  ["POST /profile/sessions/{sessionId}/end", { password }, [404, "NotFound"]],
  ["POST /profile/sessions/end", { password: wrong }, incorrect],
  ["POST /profile/data", { password }, 201],
  ["POST /exports", { file: "history", operationType: "Withdrawal" }, 201],
  ["POST /exports", { file: "photos" }, [400, "InvalidField", "file"]],
  ["POST /profile/close", { password: wrong }, incorrect],
  ["POST /orders/{orderId}/assign", { email: account.email }, [404, "NotFound"]],
  ["POST /withdraws", withdrawal, [400, "InvalidField", "id"]],
  ["POST /address-book/addresses", saved, [400, "InvalidField", "address"]],
]

/** All other calls that change something by id, with the document's example of a body. No account has such an id. */
const unknownIds = Object.entries(document.paths).flatMap(([path, calls]) =>
  Object.entries(calls).flatMap(([method, { security, requestBody }]): readonly Row[] => {
    const call = `${method.toUpperCase()} ${path}`
    const isOther = method !== "get" && path.includes("Id}") && [...open, ...own].every(([one]) => one !== call)
    if (!isOther || security.length !== 1) return []
    const { example } = requestBody?.content["application/json"] ?? {}
    return [[call, example as object | undefined, [404, "NotFound"]]]
  }),
)

describe.skipIf(!mayWrite)("refusals, with --writes", () => {
  for (const [call, body, expected, form] of open)
    test.skipIf(!isOffered(call))(formatTestName({ call }, expected), ({ check }) =>
      check({ call, body, form }, expected),
    )
  for (const [call, body, expected] of [...own, ...unknownIds])
    test.skipIf(!isOffered(call))(formatTestName({ call }, expected), ({ check, token }) =>
      check({ call, body, token }, expected),
    )
})
