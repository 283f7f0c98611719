import type { APIRequestContext } from "@playwright/test"
import { expect } from "@playwright/test"

interface OpenInvoice {
  readonly id: string
  readonly orderId: string
  readonly email: string
  readonly currencyId: string
  readonly address: string
  readonly remainAmount: string
}
interface Letter {
  readonly to: string
  readonly culture: string
  readonly link: string
}
interface Persona {
  readonly email: string
  readonly password: string
}
export type FaultKind = "500" | "429" | "malformed" | "empty" | "slow" | "drop" | "lost"
interface Fault {
  readonly path: string
  readonly kind: FaultKind
  readonly method?: string
  readonly count?: number
  readonly milliseconds?: number
}

/** The desk of the sandbox, by the buttons it has for programs. */
export const deskOf = (request: APIRequestContext) => {
  const ask = async <T>(path: string): Promise<T> => {
    const answer = await request.get(`/sandbox/api/${path}`)
    expect(answer.status()).toBe(200)
    return await answer.json() as T
  }
  const tell = async (path: string, data: unknown) => {
    const answer = await request.post(`/sandbox/api/${path}`, { data })
    expect(answer.ok()).toBe(true)
    return answer
  }
  const invoices = async (orderId: string) =>
    (await ask<ReadonlyArray<OpenInvoice>>("invoices")).filter((invoice) => invoice.orderId === orderId)
  return {
    invoices,
    invoiceOf: async (orderId: string) => {
      const [found] = await invoices(orderId)
      if (!found) throw new Error(`No open invoice for order ${orderId}`)
      return found
    },
    lettersTo: (email: string) => ask<ReadonlyArray<Letter>>(`mailbox?to=${encodeURIComponent(email)}`),
    /** A new customer who needs a code to sign in; no browser knows of them yet. */
    twoFactorCustomer: async () => await (await tell("personas", { persona: "twoFactor" })).json() as Persona,
    /** Somebody new with a past; no browser knows of them yet. */
    persona: async (persona: "miner" | "buyer" | "noPassword" | "demo") =>
      await (await tell("personas", { persona })).json() as Persona & { readonly access_token: string; readonly refresh_token: string },
    /** The first code that has not been used. */
    codeFor: async (email: string) => {
      const { code } = await ask<{ readonly code: string | null }>(`totp?email=${encodeURIComponent(email)}`)
      if (code === null) throw new Error(`${email} has no code before the next half minute`)
      return code
    },
    pay: (invoiceId: string, how: { readonly kind: "exact" | "half" | "double" }) => tell(`invoices/${invoiceId}/pay`, how),
    moveClock: (milliseconds: number) => tell("clock", { milliseconds }),
    /** Until it is healed, unless `count` says how often. */
    fail: (fault: Fault) => tell("faults", { count: 1_000, ...fault }),
    heal: async () => { await request.delete("/sandbox/api/faults") }
  }
}
export type Desk = ReturnType<typeof deskOf>
