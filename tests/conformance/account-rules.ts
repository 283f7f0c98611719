import { randomUUID } from "node:crypto"
import { describe } from "vitest"
import { findTimeStep, generateTotpCode } from "#sandbox/rules/totp.ts"
import { signIn, test } from "./check.ts"
import { expectSoftly } from "./expect-softly.ts"
import { account, isOffered, mayWrite } from "./server.ts"

const { email, password } = account

describe.skipIf(!mayWrite)("accounts, with --writes", () => {
  test("a changed currency is saved", async ({ check, token }) => {
    const { body: before } = await check({ call: "GET /profile", token }, 200)
    const currencyId = before.currencyId === "eur" ? "usd" : "eur"
    await check({ call: "PATCH /profile", body: { currencyId }, token }, 204)
    const { body: after } = await check({ call: "GET /profile", token }, 200)
    await check({ call: "PATCH /profile", body: { currencyId: before.currencyId }, token }, 204)
    expectSoftly("the new currency", after.currencyId).toBe(currencyId)
  })

  test("a demo cabinet is opened once, and cannot withdraw", async ({ check }) => {
    const id = randomUUID()
    const open = { call: "POST /demo/cabinet", body: { id } }
    const { body: created } = await check(open, 201)
    const { body: again } = await check(open, 200)
    expectSoftly("a repeated demo is the same", again.contracts[0]?.id).toBe(created.contracts[0]?.id)
    await check({ call: "GET /demo/cabinet/{id}", params: { id } }, 200)
    const withdrawal = { id: randomUUID(), amount: "1", address: `0x${"0".repeat(40)}`, currencyId: "eth" }
    await check({ call: "POST /withdraws", body: withdrawal, token: created.tokens.access_token }, [403, "demo"])
    const assign = { call: "POST /demo/cabinet/{id}/assign", params: { id }, body: { email, currencyId: "usd" } }
    await check(assign, [409, "AlreadyRegistered", "email"])
  })

  test("withdrawals outside the limits are refused", async ({ check, token }) => {
    const { body } = await check({ call: "GET /withdraws/summary", query: { currencyId: "eth" }, token }, 200)
    const form = { id: randomUUID(), address: `0x${"0".repeat(39)}1`, currencyId: "eth" }
    const below = { ...form, amount: "0.00000001" }
    await check({ call: "POST /withdraws", token, body: below }, [400, "WithdrawalBelowMinimum", "amount"])
    const above = { ...form, amount: String(Math.ceil(Number(body.maxValue)) + 1) }
    await check({ call: "POST /withdraws", token, body: above }, [400, "WithdrawalAboveMaximum", "amount"])
  })

  test("a new account cannot set up two-factor, and can become a partner", async ({ check, other: { token } }) => {
    await check({ call: "GET /profile/tfa", token }, [409, "EmailNotConfirmed"])
    await check({ call: "PATCH /profile/email", body: account, token }, [409, "AlreadyRegistered", "email"])
    const partner = { call: "POST /partnership", body: {}, token }
    await check(partner, 204)
    const { body: created } = await check({ ...partner, query: { forsed: "true" } }, 201)
    await check({ call: "GET /referralcodes/{code}", params: { code: created.code } }, 200)
    await check({ call: "GET /partnership/summary", token }, 200)
  })

  const label = "PATCH /partnership/codes/{code}"
  test.skipIf(!isOffered(label))("another partner's code cannot be changed", async ({ check, token }) => {
    const { body } = await check({ call: "GET /profile", token }, 200)
    const request = { call: label, params: { code: "NOT-MINE" }, body: { label: "Conformance" }, token }
    await check(request, body.isPartner ? [404, "NotFound"] : [403, "Forbidden"])
  })

  test.skipIf(!isOffered("GET /address-book"))("the address book is read and saved", async ({ check, token }) => {
    const { body } = await check({ call: "GET /address-book", token }, 200)
    await check({ call: "PATCH /address-book", body: { isOn: body.isOn }, token }, 200)
  })

  test("too many recovery e-mails are refused", async ({ send, check }) => {
    const request = { call: "POST /recovery", body: { email: `${randomUUID()}@nobody.example` } }
    for (let count = 0; count < 8; count++)
      if ((await send(request)).status === 429) return check(request, [429, "TooManyAttempts"])
  })

  test("two-factor is enabled, required at the sign-in, and disabled", async ({
    send,
    check,
    token,
    onTestFinished,
  }) => {
    const { headers, body } = await check({ call: "GET /profile/tfa", token }, 200)
    // Each code works only once, so the test uses the previous, the current and the next code.
    const now = Date.parse(headers.get("Date") ?? "")
    const code = (step: number) => generateTotpCode(body.details.code, findTimeStep(now) + step)
    const enable = (step: number) => ({
      call: "POST /profile/tfa/enable",
      token,
      body: { tfaCode: code(step), password },
    })
    const disable = { call: "POST /profile/tfa/disable", token, body: { tfaCode: code(1), password } }
    // Disables two-factor after a failure, so that the account stays usable. The server refuses this call after a success.
    onTestFinished(async () => void (await send(disable)))
    await check(enable(-1), 204)
    await check(signIn, [403, "tfa"])
    const withCode = { ...signIn, headers: { "X-TFA": code(0) } }
    await check(withCode, 200)
    await check(withCode, [403, "CodeUsed"])
    await check(enable(1), [409, "TwoFactorEnabled"])
    await check(disable, 204)
  })
})
