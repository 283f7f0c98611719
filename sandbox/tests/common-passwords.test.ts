import { randomUUID } from "node:crypto"
import { describe, expect, test } from "vitest"
import { tokens } from "#sandbox/schemas/accounts.ts"
import { setUpSandbox } from "#sandbox/testing/sandbox.ts"

const { api, desk, emailsTo } = setUpSandbox()

const refused = (field: string) => ({ status: 400, body: { code: "CommonPassword", field } })
const register = (email: string, password: string) => api("/signup", { body: { email, password, currencyId: "usd" } })
const change = (token: string, newPassword: string, password?: string) =>
  api("/profile/password", { method: "PATCH", token, body: { password, newPassword, confirmPassword: newPassword } })
const generateEmail = () => `ann.miner.${randomUUID()}@shop.example`

const weak = [
  ["one of the most common", "sunshine"],
  ["one of them in capitals", "PassWord1"],
  ["one that was leaked, and is used less often", "baroness"],
  ["the site’s name", "hashwell"],
  ["the site’s name with digits and symbols", "Hashwell-2026!"],
  ["the part before the @", "ann.miner"],
  ["a word of it and digits", "Miner1985"],
  ["both names", "ann@hashwell"],
] as const

describe.each(weak)("the password %s", (_, password) => {
  test("is refused at the sign-up", async () => {
    const email = generateEmail()
    expect(await register(email, password)).toMatchObject(refused("password"))
    expect(await register(email, "correct-horse")).toMatchObject({ status: 201 })
  })

  test("is refused by a change and by a recovery, whose link still works", async () => {
    const email = generateEmail()
    const { access_token: token } = tokens.parse((await register(email, "correct-horse")).body)
    expect(await change(token, password, "correct-horse")).toMatchObject(refused("newPassword"))
    await api("/recovery", { body: { email } })
    const [message] = await emailsTo(email)
    const resetPasswordToken = new URL(message?.link ?? "", "http://localhost").searchParams.get("token")
    const reset = (to: string) =>
      api("/profile/password", { method: "PUT", body: { password: to, resetPasswordToken } })
    expect(await reset(password)).toMatchObject(refused("password"))
    expect(await reset("battery-staple")).toMatchObject({ status: 200 })
  })
})

test("a first password is checked against the common passwords", async () => {
  const persona = (await desk("/api/personas", { body: { persona: "noPassword" } })).body
  const { access_token: token } = tokens.loose().parse(persona)
  expect(await change(token, "123456")).toMatchObject(refused("newPassword"))
  expect(await change(token, "correct-horse")).toMatchObject({ status: 204 })
})

test("a password that is the whole e-mail address is refused, and one that only contains a name is accepted", async () => {
  expect(await register("a@shop.example", "a@shop.example")).toMatchObject(refused("password"))
  expect(await register(generateEmail(), "miner-of-the-north")).toMatchObject({ status: 201 })
  expect(await register(generateEmail(), "hashwell-horse")).toMatchObject({ status: 201 })
})

test.each([
  [
    "en-US",
    "This password is too easy to guess: it is common, or made of your e-mail address or our name. Choose another one.",
  ],
  [
    "ru-RU",
    "Этот пароль легко угадать: он слишком распространён или составлен из вашего адреса почты либо нашего названия. Придумайте другой.",
  ],
])("the refusal explains its reason: %s", async (locale, message) => {
  const body = { email: generateEmail(), password: "sunshine", currencyId: "usd" }
  expect(await api("/signup", { body, headers: { "Accept-Language": locale } })).toMatchObject({ body: { message } })
})
