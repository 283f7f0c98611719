import { randomBytes, randomUUID } from "node:crypto"
import type { Tx } from "#sandbox/database.ts"
import { sendConfirmation } from "#sandbox/rules/confirmation-emails.ts"
import { createDemoTokens, openDemo } from "#sandbox/rules/demo.ts"
import { changeCustomer, type LockedCustomer } from "#sandbox/rules/locked-customer.ts"
import { hashNewPassword, type HashedPassword } from "#sandbox/rules/passwords.ts"
import { createSession } from "#sandbox/rules/session-store.ts"
import { generateTotpSecret } from "#sandbox/rules/totp.ts"
import { signUp } from "#sandbox/rules/users.ts"
import type { RunningSandbox } from "#sandbox/running-sandbox.ts"
import type { Customer } from "#sandbox/tables/accounts.ts"
import type { Locale } from "#sandbox/tables/shared.ts"
import { createSampleOrders } from "./buyer.ts"
import { buyContract } from "./buying.ts"
import { inTransaction } from "./desk-data.ts"
import { createMinerContracts } from "./miner.ts"
import { createPartner } from "./partner-persona.ts"

export const personaPassword = "Mining-2026!"

type PersonaOptions = {
  readonly tx: Tx
  readonly customer: LockedCustomer
  readonly hashed: HashedPassword
  readonly seed: number
  readonly now: number
}
type Persona = (options: PersonaOptions) => Promise<unknown>

const set = ({ tx, customer }: PersonaOptions, change: Partial<Customer>) => changeCustomer(tx, customer, change)

/** Creates a customer who bought a contract with only an e-mail address. The customer has no password and has not opened the e-mail. */
const buyAsIdentified: Persona = async (options) => {
  const { tx, ...buyer } = options
  await buyContract(tx, { ...buyer, productId: "btc-limited", quantity: "10" })
  await set(options, { password_hash: null })
}

/** The personas. Each use creates a new customer with the common password (or none) and an e-mail in the mailbox. */
const personas = {
  new: () => Promise.resolve(),
  verified: (options) => set(options, { email_confirmed: true }),
  twoFactor: (options) => set(options, { email_confirmed: true, tfa_enabled: true, tfa_secret: generateTotpSecret() }),
  noPassword: buyAsIdentified,
  buyer: async (options) => {
    await set(options, { email_confirmed: true })
    await createSampleOrders(options)
  },
  miner: createMinerContracts,
  partner: async (options) => {
    await set(options, { email_confirmed: true })
    await createPartner(options)
  },
} as const satisfies Readonly<Record<string, Persona>>

export type PersonaName = keyof typeof personas | "demo"
export const personaNames = [...Object.keys(personas), "demo"] as readonly PersonaName[]

const addressOf = (name: string): string =>
  `${name.replaceAll(/[A-Z]/g, (character) => `-${character.toLowerCase()}`)}-${randomBytes(4).toString("hex")}@persona.example`

/** Enters a new demo cabinet, as a visitor of /demo would. */
const enterDemo = async (tx: Tx, opening: Parameters<typeof openDemo>[2]) => {
  const demo = await openDemo(tx, randomUUID(), opening)
  const { email } = demo.customer
  const tokens = await createDemoTokens(tx, demo, opening.now)
  if (tokens === null) throw new Error("A new demo cabinet must have tokens")
  return { persona: "demo" as const, email, password: null, ...tokens }
}

/** Creates a new customer of this kind and signs the customer in. */
export const enterAs = async (sandbox: RunningSandbox, name: PersonaName, locale: Locale) => {
  const hashed = await hashNewPassword(personaPassword, "desk")
  return inTransaction(sandbox, async (tx, now) => {
    const currencyId = locale === "ru-RU" ? "rub" : "usd"
    if (name === "demo") return enterDemo(tx, { seed: sandbox.seed, locale, currencyId, now })
    const form = { email: addressOf(name), password: hashed, currencyId } as const
    const customer = await signUp(tx, form, locale, now)
    await sendConfirmation(tx, customer, { locale, origin: sandbox.origin, now })
    await personas[name]({ tx, customer, hashed, seed: sandbox.seed, now })
    const password = name === "noPassword" ? null : personaPassword
    return { persona: name, email: customer.email, password, ...(await createSession(tx, customer, now)) }
  })
}
