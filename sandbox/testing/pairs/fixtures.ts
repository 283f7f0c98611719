import { randomUUID } from "node:crypto"
import { z } from "@hono/zod-openapi"
import { parseAmount } from "#sandbox/money.ts"
import { findTimeStep, generateTotpCode } from "#sandbox/rules/totp.ts"
import { recoveryCodes, twoFactor } from "#sandbox/schemas/accounts.ts"
import { addressBook } from "#sandbox/schemas/address-book.ts"
import { openedDemo } from "#sandbox/schemas/demo.ts"
import { sessions } from "#sandbox/schemas/sessions.ts"
import { testStartTime, type Customer } from "#sandbox/testing/sandbox.ts"
import { coinAddress, generateEmail, createEmptyFixture, type Fixture, type FixtureName } from "./empty-fixture.ts"
import { createOrderSteps } from "./order-steps.ts"
import { createPasskeySteps } from "./passkey-steps.ts"
import { createSteps, password, type Helpers } from "./steps.ts"

const createdCode = z.object({ code: z.string() })

export const createFixtures = (helpers: Helpers) => {
  const { api, confirmed, signUp } = helpers
  const { link, signIn, loadId, earn } = createSteps(helpers)
  const { loadPasskeys } = createPasskeySteps(helpers)
  const { loadOrders, loadPaidOrders } = createOrderSteps(helpers)

  const twoSessions = async (email: string) => {
    const both: [Customer, Customer] = [await signIn(email), await signIn(email)]
    const ids = await Promise.all(
      both.map(async ({ token }) => {
        const { values } = sessions.parse((await api("/profile/sessions", { token })).body)
        return values.find(({ isCurrent }) => isCurrent)?.id ?? ""
      }),
    )
    return { sessions: both, sessionIds: [ids[0] ?? "", ids[1] ?? ""] as const }
  }

  const savedAddress = async ({ token }: Customer) => {
    const body = { currencyId: "btc", name: "Wallet", address: "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa" }
    const { addresses } = addressBook.parse((await api("/address-book/addresses", { body, token })).body)
    return addresses[0]?.id ?? ""
  }

  const recoveryLink = async (email: string) => {
    await api("/recovery", { body: { email } })
    return link(email, "/recovery")
  }
  const loadSecret = async ({ token }: Customer) =>
    twoFactor.parse((await api("/profile/tfa", { token })).body).details?.code ?? ""

  /**
   * Creates a customer who has changed the address, has requested another change, and has an order in each state, a balance and a
   * withdrawal.
   */
  const buyer = async (): Promise<Fixture> => {
    const begun = await confirmed()
    const [email, nextEmail] = [generateEmail(), generateEmail()]
    const change = (to: string, token: string) =>
      api("/profile/email", { method: "PATCH", token, body: { email: to, password } })
    await change(email, begun.token)
    await api("/email-change/confirm", { body: { token: await link(email, "/email-change?") } })
    const undo = await link(begun.email, "/email-change/undo")
    const both = await twoSessions(email)
    const [customer] = both.sessions
    await change(nextEmail, customer.token)
    const id = await loadId(email)
    await earn(id, parseAmount("0.0035"))
    const withdrawalId = randomUUID()
    const wish = { id: withdrawalId, amount: "0.0015", address: coinAddress, currencyId: "btc" }
    await api("/withdraws", { body: wish, token: customer.token })
    await api("/partnership", { body: {}, token: customer.token })
    const code = await api("/partnership?forsed=true", { body: {}, token: customer.token })
    return {
      ...createEmptyFixture(),
      ...both,
      ...(await loadPasskeys(customer)),
      id,
      email,
      nextEmail,
      withdrawalId,
      partnerCode: createdCode.parse(code.body).code,
      addressId: await savedAddress(customer),
      other: (await signUp()).token,
      links: {
        ...createEmptyFixture().links,
        undo,
        confirm: await link(nextEmail, "/email-change?"),
        recovery: await recoveryLink(email),
      },
      orders: { ...(await loadOrders(customer)), ...(await loadPaidOrders(customer)) },
      secret: await loadSecret(customer),
    }
  }

  /** Creates a customer whose account can be closed. */
  const leaver = async (): Promise<Fixture> => {
    const { email } = await confirmed()
    const both = await twoSessions(email)
    const [customer] = both.sessions
    return {
      ...createEmptyFixture(),
      ...both,
      ...(await loadPasskeys(customer)),
      id: await loadId(email),
      email,
      addressId: await savedAddress(customer),
      links: { ...createEmptyFixture().links, recovery: await recoveryLink(email) },
      orders: { ...createEmptyFixture().orders, ...(await loadOrders(customer)) },
      secret: await loadSecret(customer),
    }
  }

  const withTwoFactor = async (): Promise<Fixture> => {
    const customer = await leaver()
    const [{ token }] = customer.sessions
    const step = findTimeStep(testStartTime)
    const body = { tfaCode: generateTotpCode(customer.secret, step), password }
    await api("/profile/tfa/enable", { body, token })
    const headers = { "X-TFA": generateTotpCode(customer.secret, step + 1) }
    const response = await api("/profile/tfa/recovery-codes", { body: { password }, token, headers })
    const { codes } = recoveryCodes.parse(response.body)
    await api("/recovery/tfa", { body: { email: customer.email, password } })
    const links = {
      ...customer.links,
      recovery: await recoveryLink(customer.email),
      cancelReset: await link(customer.email, "/two-factor-reset"),
    }
    return { ...customer, codes, links }
  }

  const unconfirmed = async (): Promise<Fixture> => {
    const customer = await signUp()
    return {
      ...createEmptyFixture(),
      id: await loadId(customer.email),
      email: customer.email,
      sessions: [customer, customer],
      sessionIds: [randomUUID(), randomUUID()],
      links: { ...createEmptyFixture().links, signUp: await link(customer.email, "/confirm") },
      orders: { ...createEmptyFixture().orders, ...(await loadOrders(customer)) },
    }
  }

  return async (): Promise<Readonly<Record<FixtureName, Fixture>>> => {
    const demo = randomUUID()
    openedDemo.parse((await api("/demo/cabinet", { body: { id: demo } })).body)
    return {
      // The buyer comes first, because the card of one order must wait for its bank.
      buyer: { ...(await buyer()), demo },
      leaver: { ...(await leaver()), demo },
      twoFactor: { ...(await withTwoFactor()), demo },
      unconfirmed: { ...(await unconfirmed()), demo },
    }
  }
}
