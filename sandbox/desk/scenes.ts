import { randomUUID } from "node:crypto"
import type { Tx } from "#sandbox/database.ts"
import { createOrder } from "#sandbox/rules/create-order.ts"
import { forceInvoiceState, statesOf, type ForcedState } from "#sandbox/rules/forced-state.ts"
import { saveIdentity } from "#sandbox/rules/identity.ts"
import { createInvoiceForOrder } from "#sandbox/rules/invoices.ts"
import { changeCustomer, type LockedCustomer } from "#sandbox/rules/locked-customer.ts"
import type { LockedOrder } from "#sandbox/rules/locked-order.ts"
import { assignOrder } from "#sandbox/rules/orders.ts"
import { hashNewPassword } from "#sandbox/rules/passwords.ts"
import { createSession } from "#sandbox/rules/session-store.ts"
import { signUp } from "#sandbox/rules/users.ts"
import type { RunningSandbox } from "#sandbox/running-sandbox.ts"
import type { PaymentType } from "#sandbox/tables/orders.ts"
import type { CoinName, Locale, DisplayCurrencyName } from "#sandbox/tables/shared.ts"
import { inTransaction } from "./desk-data.ts"
import { personaPassword } from "./personas.ts"

type Kind = { readonly paymentType: PaymentType; readonly currencyId: CoinName | DisplayCurrencyName }

/** Payment methods, by the name with which their scenes begin. */
export const sceneKinds = {
  btc: { paymentType: "Crypto", currencyId: "btc" },
  eth: { paymentType: "Crypto", currencyId: "eth" },
  card: { paymentType: "CreditCard", currencyId: "usd" },
  sepa: { paymentType: "TransferSEPA", currencyId: "eur" },
  swift: { paymentType: "TransferSwift", currencyId: "usd" },
  voucher: { paymentType: "OTTVoucher", currencyId: "zar" },
} as const satisfies Readonly<Record<string, Kind>>

export type SceneKind = keyof typeof sceneKinds

/** Quantities for the page of payment methods: one whose amount all methods accept, and two that are too small or too large for some. */
const quantities = { list: "20", belowMinimum: "1", aboveMaximum: "5000" } as const
export type MethodScene = keyof typeof quantities

const kindNames = Object.keys(sceneKinds) as readonly SceneKind[]
export const methodScenes = Object.keys(quantities) as readonly MethodScene[]
export const listSceneStates = (kind: SceneKind): readonly (ForcedState | "open")[] => [
  "open",
  ...statesOf(sceneKinds[kind].paymentType),
]

/** Names of all scenes, such as "card.needsConfirmation" and "methods.list". */
export const sceneNames: readonly string[] = [
  ...methodScenes.map((scene) => `methods.${scene}`),
  ...kindNames.flatMap((kind) => listSceneStates(kind).map((state) => `${kind}.${state}`)),
]

type Stage = {
  readonly tx: Tx
  readonly sandbox: RunningSandbox
  readonly customer: LockedCustomer
  readonly now: number
}

const createSceneOrder = async (
  { tx, sandbox: { seed }, customer, now }: Stage,
  quantity: string,
): Promise<LockedOrder> => {
  const form = { id: randomUUID(), items: [{ productId: "btc-limited", quantity }] }
  const { order } = await createOrder(tx, form, customer, { seed, now })
  return assignOrder(tx, order, customer.email, customer, now)
}

const identifyCustomer = (tx: Tx, customer: LockedCustomer) =>
  saveIdentity(tx, customer, { firstName: "Anna", lastName: "Ivanova", country: "DE" })

const playScene = async (stage: Stage, scene: string): Promise<string> => {
  const [kind = "", state = ""] = scene.split(".")
  if (kind === "methods") {
    const { id } = await createSceneOrder(stage, quantities[state as MethodScene])
    return `/buy/${id}/method`
  }
  const { tx, sandbox, customer, now } = stage
  await identifyCustomer(tx, customer)
  const order = await createSceneOrder(stage, "20")
  const { invoice } = await createInvoiceForOrder(tx, order, sceneKinds[kind as SceneKind], {
    seed: sandbox.seed,
    origin: sandbox.origin,
    now,
  })
  if (state !== "open") await forceInvoiceState(tx, sandbox, invoice.id, state as ForcedState, now)
  return `/buy/${order.id}/status`
}

/** Creates a signed-in customer whose order is in this state. */
export const enterScene = async (sandbox: RunningSandbox, scene: string, locale: Locale) => {
  const hashed = await hashNewPassword(personaPassword, "desk")
  return inTransaction(sandbox, async (tx, now) => {
    const currencyId = scene.startsWith("voucher") ? "zar" : locale === "ru-RU" ? "rub" : "usd"
    const email = `scene-${randomUUID()}@persona.example`
    const signedUp = await signUp(tx, { email, password: hashed, currencyId }, locale, now)
    const customer = await changeCustomer(tx, signedUp, { email_confirmed: true })
    const path = await playScene({ tx, sandbox, customer, now }, scene)
    return { scene, email, password: personaPassword, path, ...(await createSession(tx, customer, now)) }
  })
}
