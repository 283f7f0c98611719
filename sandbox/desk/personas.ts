import { randomBytes, randomUUID } from "node:crypto"
import type { Tx } from "#sandbox/database.ts"
import { sendConfirmation } from "#sandbox/rules/confirmation-letters.ts"
import { demoTokens, openDemo } from "#sandbox/rules/demo.ts"
import { changeCustomer, type LockedCustomer } from "#sandbox/rules/locked-customer.ts"
import { hashedPassword, type HashedPassword } from "#sandbox/rules/passwords.ts"
import { createSession } from "#sandbox/rules/session-store.ts"
import { newTotpSecret } from "#sandbox/rules/totp.ts"
import { signUp } from "#sandbox/rules/users.ts"
import type { RunningSandbox } from "#sandbox/running-sandbox.ts"
import type { User } from "#sandbox/tables/accounts.ts"
import type { Culture } from "#sandbox/tables/shared.ts"
import { buyInEveryWay } from "./buyer.ts"
import { buyContract } from "./buying.ts"
import { mineForMonths } from "./miner.ts"
import { createPartner } from "./partner-persona.ts"
import { inTransaction } from "./work.ts"

export const personaPassword = "Mining-2026!"

type Born = {
  readonly tx: Tx
  readonly user: LockedCustomer
  readonly hashed: HashedPassword
  readonly seed: number
  readonly now: number
}
type Persona = (born: Born) => Promise<unknown>

const set = ({ tx, user }: Born, change: Partial<User>) => changeCustomer(tx, user, change)

/** Creates a customer who bought a contract with only an e-mail address. The customer has no password and has not opened the e-mail. */
const buyAsIdentified: Persona = async (born) => {
  const { tx, ...buyer } = born
  await buyContract(tx, { ...buyer, productId: "btc-limited", quantity: "10" })
  await set(born, { password_hash: null })
}

/** The personas. Each use creates a new customer with the common password (or none) and an e-mail in the mailbox. */
const personas = {
  new: () => Promise.resolve(),
  verified: (born) => set(born, { email_confirmed: true }),
  twoFactor: (born) => set(born, { email_confirmed: true, tfa_enabled: true, tfa_secret: newTotpSecret() }),
  noPassword: buyAsIdentified,
  buyer: async (born) => {
    await set(born, { email_confirmed: true })
    await buyInEveryWay(born)
  },
  miner: mineForMonths,
  partner: async (born) => {
    await set(born, { email_confirmed: true })
    await createPartner(born)
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
  const tokens = await demoTokens(tx, demo, opening.now)
  if (tokens === null) throw new Error("A new demo cabinet must have tokens")
  return { persona: "demo" as const, email, password: null, ...tokens }
}

/** Creates a new customer of this kind and signs the customer in. */
export const enterAs = async (sandbox: RunningSandbox, name: PersonaName, culture: Culture) => {
  const hashed = await hashedPassword(personaPassword, "desk")
  return inTransaction(sandbox, async (tx, now) => {
    const currencyId = culture === "ru-RU" ? "rub" : "usd"
    if (name === "demo") return enterDemo(tx, { seed: sandbox.seed, culture, currencyId, now })
    const form = { email: addressOf(name), password: hashed, currencyId } as const
    const user = await signUp(tx, form, culture, now)
    await sendConfirmation(tx, user, { culture, origin: sandbox.origin, now })
    await personas[name]({ tx, user, hashed, seed: sandbox.seed, now })
    const password = name === "noPassword" ? null : personaPassword
    return { persona: name, email: user.email, password, ...(await createSession(tx, user, now)) }
  })
}
