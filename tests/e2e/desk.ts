import { expect, type APIRequestContext } from "@playwright/test"

interface OpenInvoice {
  readonly id: string
  readonly orderId: string
  readonly email: string
  readonly currencyId: string
  readonly address: string
  readonly remainAmount: string
}
interface DeskEmail {
  readonly from: string
  readonly html: string
  readonly to: string
  readonly culture: string
  readonly text: string
  readonly link: string
}
interface Persona {
  readonly email: string
  readonly password: string
  readonly access_token: string
  readonly refresh_token: string
}
export interface Scene {
  readonly path: string
  readonly email: string
  readonly access_token: string
  readonly refresh_token: string
}
export type FaultKind = "500" | "429" | "malformed" | "empty" | "slow" | "drop" | "lost" | "codeRequired"
interface Fault {
  readonly path: string
  readonly kind: FaultKind
  readonly method?: string
  readonly count?: number
  readonly milliseconds?: number
}

/** The URL of the desk. nginx does not forward the desk, so the tests behind nginx call the server directly. */
export const deskUrl = `${process.env["E2E_DIRECT"] ?? "/"}sandbox`

/** Controls the sandbox through the API of its desk. */
export const createDeskClient = (request: APIRequestContext, locale: string) => {
  const getJson = async <T>(path: string): Promise<T> => {
    const response = await request.get(`${deskUrl}/api/${path}`)
    expect(response.status()).toBe(200)
    return (await response.json()) as T
  }
  // The desk creates customers in the story's language, because the interface uses the language saved at sign-up.
  const postJson = async (path: string, data: unknown) => {
    const response = await request.post(`${deskUrl}/api/${path}`, { data, headers: { "Accept-Language": locale } })
    expect(response.ok()).toBe(true)
    return response
  }
  const invoices = async (orderId: string) =>
    (await getJson<ReadonlyArray<OpenInvoice>>(`invoices?find=${orderId}`)).filter(
      (invoice) => invoice.orderId === orderId,
    )
  return {
    invoices,
    invoiceOf: async (orderId: string) => {
      const [found] = await invoices(orderId)
      if (!found) throw new Error(`No open invoice for order ${orderId}`)
      return found
    },
    emailsTo: (email: string) => getJson<ReadonlyArray<DeskEmail>>(`mailbox?to=${encodeURIComponent(email)}`),
    /** Creates a customer who needs a code to sign in. No browser has the session yet. */
    twoFactorCustomer: async () => (await (await postJson("personas", { persona: "twoFactor" })).json()) as Persona,
    /** Creates a customer with a history. No browser has the session yet. */
    persona: async (persona: "miner" | "twoFactor" | "buyer" | "noPassword" | "partner" | "demo") =>
      (await (await postJson("personas", { persona })).json()) as Persona,
    /** Returns the first unused code, because a code works only once. */
    codeFor: async (email: string) => {
      const { code } = await getJson<{ readonly code: string | null }>(`totp?email=${encodeURIComponent(email)}`)
      if (code === null) throw new Error(`${email} has no code before the next half minute`)
      return code
    },
    /** Creates a customer with an order in this state, and returns the page of the order. */
    scene: async (scene: string, locale: string) => {
      const response = await request.post(`${deskUrl}/api/scenes`, {
        data: { scene },
        headers: { "Accept-Language": locale },
      })
      expect(response.status(), scene).toBe(201)
      return (await response.json()) as Scene
    },
    forceState: (invoiceId: string, state: string) => postJson(`invoices/${invoiceId}/state`, { state }),
    pay: (invoiceId: string, how: { readonly kind: "exact" | "half" | "double" }) =>
      postJson(`invoices/${invoiceId}/pay`, how),
    /** Returns the sandbox's time in milliseconds. */
    now: async () => Date.parse((await getJson<{ readonly now: string }>("clock")).now),
    moveClock: (milliseconds: number) => postJson("clock", { milliseconds }),
    /** Adds a fault, which applies `count` times or until it is removed. */
    fail: (fault: Fault) => postJson("faults", { count: 1_000, ...fault }),
    heal: async () => {
      await request.delete(`${deskUrl}/api/faults`)
    },
  }
}
export type DeskClient = ReturnType<typeof createDeskClient>
