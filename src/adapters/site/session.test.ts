import { Effect, Schema } from "effect"
import { expect, it } from "vitest"
import { createNamedApi } from "#adapters/shared/api.ts"
import { loadProfile } from "./session.ts"

/** The required fields of the response to GET /profile. */
const wire = {
  id: "1",
  email: "anna@shop.example",
  firstName: null,
  lastName: null,
  country: null,
  bitcoinAddress: null,
  ethereumAddress: null,
  isDemo: false,
  isPartner: false,
  isKYC: false,
  referralCode: null,
  hasPassword: true,
  tfaEnabled: false,
}

const read = (received: object) => {
  const api = createNamedApi(({ response }) =>
    response === undefined
      ? Effect.die("no answer is read")
      : Effect.orDie(Schema.decodeUnknownEffect(response)(received)),
  )
  return Effect.runPromise(loadProfile(api)())
}

it("fills in defaults for a profile with the documented fields only", async () => {
  expect(await read(wire)).toEqual({
    ...wire,
    culture: null,
    currencyId: "usd",
    emailConfirmed: true,
    pendingEmail: null,
  })
})

it("reads the additional fields of a profile in place of the defaults", async () => {
  expect(await read({ ...wire, culture: "en-US", currencyId: "zar", emailConfirmed: false })).toMatchObject({
    culture: "en-US",
    currencyId: "zar",
    emailConfirmed: false,
  })
  expect(await read({ ...wire, currencyId: "chf" })).toMatchObject({ currencyId: "unknown" })
})
