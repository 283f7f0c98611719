import { randomUUID } from "node:crypto"
import { describe, expect, test } from "vitest"
import { day, hour, minute } from "#sandbox/clock.ts"
import { findTimeStep, generateTotpCode } from "#sandbox/rules/totp.ts"
import { tokens, twoFactor } from "#sandbox/schemas/accounts.ts"
import { createAuthenticator } from "#sandbox/testing/authenticator.ts"
import { offering, testStartTime, setUpSandbox } from "#sandbox/testing/sandbox.ts"

const { api, confirmed, emailsTo, move } = setUpSandbox(
  offering("emailChange", "recoveryCodes", "twoFactorReset", "addressBook", "passkeys", "sessions", "privacy"),
)
const plain = setUpSandbox()

const password = "correct-horse"
const subjectsTo = async (email: string) => (await emailsTo(email)).map(({ subject }) => subject)
const tokenIn = (link: string | undefined) => new URL(link ?? "", "http://localhost").searchParams.get("token")

type Changed = { readonly token: string; readonly from: string; readonly to: string }

/** Creates a customer who has replaced the confirmed address with another address. */
const changed = async (): Promise<Changed> => {
  const { email: from, token } = await confirmed()
  const to = `${randomUUID()}@shop.example`
  await api("/profile/email", { method: "PATCH", token, body: { email: to, password } })
  const [message] = await emailsTo(to)
  expect(await api("/email-change/confirm", { body: { token: tokenIn(message?.link) } })).toMatchObject({ status: 204 })
  return { token, from, to }
}

const code = async (token: string) => {
  const { details } = twoFactor.parse((await api("/profile/tfa", { token })).body)
  return (step: number) => generateTotpCode(details?.code ?? "", findTimeStep(testStartTime) + step)
}
const enableTwoFactor = async (token: string) => {
  const codeAt = await code(token)
  const body = { tfaCode: codeAt(0), password }
  expect(await api("/profile/tfa/enable", { token, body })).toMatchObject({ status: 204 })
  return codeAt
}
const addPasskey = async (token: string, by = password) => {
  const { body } = await api("/profile/passkeys/options", { token, body: { password: by } })
  const credential = createAuthenticator().register((body as { readonly challenge: string }).challenge)
  const added = await api("/profile/passkeys", { token, body: { credential } })
  return (added.body as { readonly values: readonly { readonly id: string }[] }).values[0]?.id
}
const recover = async (email: string) => {
  await api("/recovery", { body: { email } })
  const [message] = await emailsTo(email)
  return api("/profile/password", {
    method: "PUT",
    body: { password: "owner-horse-9", resetPasswordToken: tokenIn(message?.link) },
  })
}
const signIn = (email: string, headers = {}) =>
  api("/token", { form: { grant_type: "password", username: email, password }, headers })
const newPassword = { newPassword: "other-horse-7", confirmPassword: "other-horse-7" }
const address = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"

const events: readonly (readonly [subject: string, act: (customer: Changed) => Promise<unknown>])[] = [
  [
    "Your password was changed",
    ({ token }) => api("/profile/password", { method: "PATCH", token, body: { password, ...newPassword } }),
  ],
  ["A new password was set by a link", ({ to }) => recover(to)],
  ["New sign-in to your account", ({ to }) => signIn(to)],
  [
    "Your BTC address was changed",
    ({ token }) => api("/profile/bitcoinaddress", { method: "PATCH", token, body: { address, password } }),
  ],
  [
    "Your ETH address was changed",
    ({ token }) =>
      api("/profile/ethereumaddress", {
        method: "PATCH",
        token,
        body: { address: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", password },
      }),
  ],
  [
    "Your e-mail address will be changed",
    ({ token }) =>
      api("/profile/email", { method: "PATCH", token, body: { email: `${randomUUID()}@shop.example`, password } }),
  ],
  ["Two-factor authentication is on", ({ token }) => enableTwoFactor(token)],
  [
    "Two-factor authentication is off",
    async ({ token }) => {
      const codeAt = await enableTwoFactor(token)
      return api("/profile/tfa/disable", { token, body: { tfaCode: codeAt(1), password } })
    },
  ],
  [
    "New recovery codes",
    async ({ token }) => {
      const codeAt = await enableTwoFactor(token)
      return api("/profile/tfa/recovery-codes", { token, body: { password }, headers: { "X-TFA": codeAt(1) } })
    },
  ],
  [
    "Two-factor authentication will be turned off",
    async ({ token, to }) => {
      await enableTwoFactor(token)
      return api("/recovery/tfa", { body: { email: to, password } })
    },
  ],
  [
    "A recovery code was used",
    async ({ token, to }) => {
      const codeAt = await enableTwoFactor(token)
      const headers = { "X-TFA": codeAt(1) }
      const { body } = await api("/profile/tfa/recovery-codes", { token, body: { password }, headers })
      return signIn(to, { "X-TFA": (body as { readonly codes: readonly string[] }).codes[0] })
    },
  ],
  [
    "Two-factor authentication was reset",
    async ({ token, to }) => {
      await enableTwoFactor(token)
      await api("/recovery/tfa", { body: { email: to, password } })
      await move(72 * hour)
      return signIn(to)
    },
  ],
  [
    "Your account is closed",
    async ({ to }) => {
      await move(72 * hour)
      const { access_token: token } = tokens.parse((await signIn(to)).body)
      return api("/profile/close", { token, body: { password } })
    },
  ],
  ["New passkey", ({ token }) => addPasskey(token)],
  [
    "Passkey removed",
    async ({ token }) => api(`/profile/passkeys/${await addPasskey(token)}/remove`, { token, body: { password } }),
  ],
  [
    "New address in your address book",
    ({ token }) => api("/address-book/addresses", { token, body: { currencyId: "btc", name: "Mine", address } }),
  ],
  [
    "Your address book will be switched off",
    async ({ token }) => {
      await api("/address-book", { method: "PATCH", token, body: { isOn: true } })
      return api("/address-book", { method: "PATCH", token, body: { isOn: false } })
    },
  ],
]

describe("a security e-mail", () => {
  test.each(events)("is sent to the current and the former address: %s", async (subject, act) => {
    const customer = await changed()
    const about = async () =>
      Promise.all(
        [customer.to, customer.from].map(
          async (email) => (await subjectsTo(email)).filter((each) => each === subject).length,
        ),
      )
    const [current = 0, former = 0] = await about()
    await act(customer)
    expect(await about()).toEqual([current + 1, former + 1])
  })

  test("is sent to all former addresses of the last seven days", async () => {
    const { token, from, to } = await changed()
    const third = `${randomUUID()}@shop.example`
    await api("/profile/email", { method: "PATCH", token, body: { email: third, password } })
    const [message] = await emailsTo(third)
    await api("/email-change/confirm", { body: { token: tokenIn(message?.link) } })
    const counts = async () => {
      const sent = await Promise.all([from, to, third].map(subjectsTo))
      return sent.map((subjects) => subjects.filter((subject) => subject === "New sign-in to your account").length)
    }
    await move(7 * day - minute)
    await signIn(third)
    expect(await counts()).toEqual([1, 1, 1])
    await move(minute)
    await signIn(third)
    expect(await counts()).toEqual([1, 1, 2])
  })

  test("is not sent to an address that was never confirmed, because it may belong to a stranger", async () => {
    const { email, token } = await plain.signUp()
    const to = `${randomUUID()}@shop.example`
    await plain.api("/profile/email", { method: "PATCH", token, body: { email: to, password } })
    const before = await plain.emailsTo(email)
    await plain.api("/profile/password", { method: "PATCH", token, body: { password, ...newPassword } })
    expect(await plain.emailsTo(email)).toEqual(before)
  })

  test("is sent to both addresses where an address changes at once", async () => {
    const { email, token } = await plain.confirmed()
    const to = `${randomUUID()}@shop.example`
    await plain.api("/profile/email", { method: "PATCH", token, body: { email: to, password } })
    await plain.api("/profile/password", { method: "PATCH", token, body: { password, ...newPassword } })
    for (const each of [email, to])
      expect((await plain.emailsTo(each))[0]).toMatchObject({ subject: "Your password was changed" })
  })

  test("is not sent to a thief’s address after the change was undone", async () => {
    const { from, to } = await changed()
    const undo = (await emailsTo(from)).find(({ link }) => link.startsWith("/email-change/undo"))
    expect(await api("/email-change/undo", { body: { token: tokenIn(undo?.link) } })).toMatchObject({ status: 204 })
    const before = await emailsTo(to)
    const { access_token } = tokens.parse((await recover(from)).body)
    expect((await subjectsTo(from))[0]).toBe("A new password was set by a link")
    await addPasskey(access_token, "owner-horse-9")
    expect((await subjectsTo(from))[0]).toBe("New passkey")
    expect(await emailsTo(to)).toEqual(before)
  })

  test("is not sent to a former address if its link opens the account", async () => {
    const { from, to } = await changed()
    const before = await emailsTo(from)
    await api("/recovery", { body: { email: to } })
    expect(await emailsTo(from)).toEqual(before)
  })
})
