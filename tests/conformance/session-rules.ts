import { randomUUID } from "node:crypto"
import { describe } from "vitest"
import { signIn, test } from "./check.ts"
import { expectSoftly, expectDifferent } from "./expect-softly.ts"
import { account, hasAccount, isOffered, mayWrite } from "./server.ts"

const { email, password } = account
const token = "POST /token"
const refresh = (refresh_token: string) => ({ grant_type: "refresh_token", refresh_token })
const passwordOf = (username: string, secret = password) => ({
  call: token,
  form: { grant_type: "password", username, password: secret },
})

describe.skipIf(!hasAccount)("sessions, with --as", () => {
  test("a refresh token is refused as an access token", async ({ check }) => {
    const { body } = await check(signIn, 200)
    await check({ call: "GET /profile", token: body.refresh_token }, [401, "Unauthorized"])
    await check({ call: "GET /orders", token: body.refresh_token }, [401, "Unauthorized"])
  })
  test("an address in capitals can sign in", async ({ check }) => {
    const { body } = await check(passwordOf(email.toUpperCase()), 200)
    const { body: profile } = await check({ call: "GET /profile", token: body.access_token }, 200)
    expectSoftly("the own profile", profile.email.toLowerCase()).toBe(email.toLowerCase())
  })
  test("a wrong sign-in does not reveal whether an account exists", async ({ check }) => {
    const secret = `not-${randomUUID()}`
    const { body: known } = await check(passwordOf(email, secret), [400, "InvalidCredentials"])
    const { body: unknown } = await check(passwordOf(`${randomUUID()}@nobody.example`, secret), [
      400,
      "InvalidCredentials",
    ])
    const messageAndField = ({ message, field }: any) => ({ message, field })
    expectSoftly("the same words for both", messageAndField(unknown)).toEqual(messageAndField(known))
  })
})

describe.skipIf(!mayWrite)("sessions, with --writes", () => {
  test("a session is refreshed and signed out, and its old tokens are refused", async ({ check }) => {
    const { body: first } = await check(signIn, 200)
    const { body: next } = await check({ call: token, form: refresh(first.refresh_token) }, 200)
    expectDifferent("the next refresh token", next.refresh_token, first.refresh_token)
    // The first refresh token works until the client uses the next pair, because the response with that pair may be lost.
    await check({ call: "GET /profile", token: next.access_token }, 200)
    await check({ call: token, form: refresh(first.refresh_token) }, [400, "InvalidGrant"])
    const { body: last } = await check({ call: token, form: refresh(next.refresh_token) }, 200)
    await check({ call: "POST /signout", token: last.access_token }, 204)
    await check({ call: "GET /profile", token: last.access_token }, [401, "Unauthorized"])
    await check({ call: token, form: refresh(last.refresh_token) }, [400, "InvalidGrant"])
  })

  test("a taken address is refused in capitals too", ({ check }) =>
    check({ call: "POST /signup", body: { email: email.toUpperCase(), password, currencyId: "usd" } }, [
      409,
      "AlreadyRegistered",
      "email",
    ]))

  test.skipIf(!isOffered("GET /profile/sessions"))(
    "other sessions are ended, and the current one is not",
    async ({ check, token: own }) => {
      const { body: others } = await check(signIn, 200)
      const { body } = await check({ call: "GET /profile/sessions", token: own }, 200)
      const proof = { body: { password }, token: own }
      const params = { sessionId: body.values[0].id }
      await check({ call: "POST /profile/sessions/{sessionId}/end", params, ...proof }, [409, "CurrentSession"])
      await check({ call: "POST /profile/sessions/end", ...proof }, 204)
      const { body: left } = await check({ call: "GET /profile/sessions", token: own }, 200)
      expectSoftly("an ended session", left.total).toBe(1)
      await check({ call: "GET /profile", token: others.access_token }, [401, "Unauthorized"])
      await check({ call: token, form: refresh(others.refresh_token) }, [400, "InvalidGrant"])
    },
  )
})
