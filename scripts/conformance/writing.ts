import type { Document } from "#sandbox/openapi/types.ts"
import type { Ask } from "./exchange.ts"
import type { Expected } from "./judge.ts"
import type { Account, Step } from "./kit.ts"

type Details = Omit<Ask, "call" | "token">
type Row = readonly [call: string, details: (account: Account) => Details, expected: Expected]

const body = (value: unknown) => (): Details => ({ body: value })
const wrong = "not-the-password"
const token = "no-token-of-a-letter"
const noCredential = {
  id: "AAAA",
  rawId: "AAAA",
  type: "public-key",
  clientExtensionResults: {},
}
const signature = { clientDataJSON: "AAAA", authenticatorData: "AAAA", signature: "AAAA", userHandle: "AAAA" }
const incorrect: Expected = [400, "IncorrectPassword", "password"]
const bitcoin = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"

/** Without a token. None of these changes an account: what they name does not exist, or is taken. */
const open: readonly Row[] = [
  [
    "POST /signup",
    ({ email, password }) => ({ body: { email, password, currencyId: "usd" } }),
    [409, "AlreadyRegistered", "email"],
  ],
  [
    "POST /signup",
    ({ email }) => ({ body: { email, password: "123456", currencyId: "usd" } }),
    [400, "CommonPassword", "password"],
  ],
  [
    "POST /signup",
    ({ email }) => ({ body: { email, password: "1", currencyId: "usd" } }),
    [400, "InvalidField", "password"],
  ],
  [
    "POST /signup",
    ({ email, password }) => ({ body: { email, password, currencyId: "usd", conformance: 1 } }),
    [400, "UnknownField", "conformance"],
  ],
  ["POST /signup/confirm", body({ emailToken: token }), [400, "OldToken"]],
  ["POST /signup/disown", body({ emailToken: token }), [400, "OldToken"]],
  ["POST /signin/confirm", body({ email: "conformance@nobody.example" }), 204],
  ["POST /recovery", body({ email: "conformance@nobody.example" }), 204],
  [
    "PUT /profile/password",
    body({ password: "correct-horse-9", resetPasswordToken: token }),
    [400, "OldRecoveryToken"],
  ],
  [
    "POST /token",
    ({ email }) => ({ form: { grant_type: "password", username: email, password: wrong } }),
    [400, "InvalidCredentials"],
  ],
  ["POST /token", () => ({ form: { grant_type: "refresh_token", refresh_token: token } }), [400, "InvalidGrant"]],
  ["POST /recovery/tfa", body({ email: "conformance@nobody.example", password: wrong }), [400, "InvalidCredentials"]],
  ["POST /recovery/tfa/cancel", body({ token }), [400, "OldToken"]],
  ["POST /email-change/confirm", body({ token }), [400, "OldToken"]],
  ["POST /email-change/undo", body({ token }), [400, "OldToken"]],
  ["POST /token/passkey/options", () => ({}), 200],
  ["POST /token/passkey", body({ credential: { ...noCredential, response: signature } }), [400, "PasskeyRefused"]],
  [
    "POST /demo/cabinet/{id}/assign",
    body({ email: "conformance@nobody.example", currencyId: "usd" }),
    [404, "NotFound"],
  ],
]

/** With the account's token. They are refused, or leave the account as it is. */
const own: readonly Row[] = [
  [
    "PATCH /profile/password",
    body({ password: wrong, newPassword: "correct-horse-9", confirmPassword: "correct-horse-9" }),
    incorrect,
  ],
  ["PATCH /profile/email", body({ email: "conformance@nobody.example", password: wrong }), incorrect],
  ["PATCH /profile/bitcoinaddress", body({ address: bitcoin, password: wrong }), incorrect],
  ["PATCH /profile/bitcoinaddress", body({ address: "no address", password: wrong }), [400, "InvalidField", "address"]],
  [
    "PATCH /profile/ethereumaddress",
    body({ address: "no address", password: wrong }),
    [400, "InvalidField", "address"],
  ],
  ["PATCH /profile/ethereumaddress", body({ address: `0x${"0".repeat(40)}`, password: wrong }), incorrect],
  [
    "POST /profile/identify",
    body({ firstName: "Anna", lastName: "Berg", country: "Germany" }),
    [400, "InvalidField", "country"],
  ],
  ["POST /profile/identify", body({ firstName: "Anna", lastName: "Berg", country: "DE" }), 200],
  ["POST /profile/tfa/enable", body({ tfaCode: "000000", password: wrong }), incorrect],
  [
    "POST /profile/tfa/disable",
    ({ password }) => ({ body: { tfaCode: "000000", password } }),
    [409, "TwoFactorDisabled"],
  ],
  ["GET /profile/tfa/recovery-codes", () => ({}), [409, "TwoFactorDisabled"]],
  ["POST /profile/tfa/recovery-codes", ({ password }) => ({ body: { password } }), [409, "TwoFactorDisabled"]],
  ["POST /profile/email-change/resend", body({}), [404, "NotFound"]],
  ["DELETE /profile/email-change", () => ({}), 204],
  ["POST /profile/passkeys/options", body({ password: wrong }), incorrect],
  ["POST /profile/passkeys/options", ({ password }) => ({ body: { password } }), 200],
  [
    "POST /profile/passkeys",
    body({ credential: { ...noCredential, response: { clientDataJSON: "AAAA", attestationObject: "AAAA" } } }),
    [400, "PasskeyRefused"],
  ],
  ["POST /profile/passkeys/{passkeyId}/remove", ({ password }) => ({ body: { password } }), [404, "NotFound"]],
  ["POST /profile/data", ({ password }) => ({ body: { password } }), 201],
  ["POST /exports", body({ file: "history", operationType: "Withdrawal" }), 201],
  ["POST /exports", body({ file: "photos" }), [400, "InvalidField", "file"]],
  ["POST /profile/close", body({ password: wrong }), incorrect],
  ["POST /orders/{orderId}/assign", ({ email }) => ({ body: { email } }), [404, "NotFound"]],
  [
    "POST /withdraws",
    body({ id: "no-id", amount: "1", address: bitcoin, currencyId: "btc" }),
    [400, "InvalidField", "id"],
  ],
  [
    "POST /address-book/addresses",
    body({ currencyId: "btc", name: "Conformance", address: "no address" }),
    [400, "InvalidField", "address"],
  ],
]

/** The other calls that change what an id names, with the document's example of a body: no account has such an id. */
const unknownIds = ({ paths }: Document): readonly Row[] =>
  Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).flatMap(([method, { security, requestBody }]): readonly Row[] => {
      const call = `${method.toUpperCase()} ${path}`
      const isOther = method !== "get" && path.includes("Id}") && [...open, ...own].every(([known]) => known !== call)
      if (!isOther || security.length !== 1) return []
      return [[call, body(requestBody?.content["application/json"]?.example), [404, "NotFound"]]]
    }),
  )

export const writingSteps = (document: Document): readonly Step[] => {
  const stepOf = ([call, details, expected]: Row, isOwn: boolean): Step => {
    const [method = "", path = ""] = call.split(" ")
    return {
      name: call,
      needs: "writes",
      extension: document.paths[path]?.[method.toLowerCase()]?.["x-extension"],
      run: async (kit) => {
        if (!kit.account) return
        const given = isOwn ? { token: await kit.token() } : {}
        await kit.check({ call, ...details(kit.account), ...given }, expected)
      },
    }
  }
  return [
    ...open.map((row) => stepOf(row, false)),
    ...[...own, ...unknownIds(document)].map((row) => stepOf(row, true)),
  ]
}
