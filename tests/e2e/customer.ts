import { expect, type APIRequestContext, type BrowserContext } from "@playwright/test"
import type { DeskClient } from "./desk.ts"

export const newEmail = () => `story-${crypto.randomUUID()}@example.test`
export const password = "Mining-2026!"

export interface Tokens {
  readonly access_token: string
  readonly refresh_token: string
}
export interface Account extends Tokens {
  readonly email: string
}

/** Customers and orders made by calls of the API: for stories that begin later than at the first page. */
export const customersOf = (request: APIRequestContext, desk: DeskClient, url: string, locale: string) => {
  const post = async <T>(path: string, body: object, { access_token }: Partial<Tokens> = {}): Promise<T> => {
    const bearer: { Authorization?: string } =
      access_token === undefined ? {} : { Authorization: `Bearer ${access_token}` }
    const answer = await request.post(`/api/v1${path}`, {
      data: body,
      headers: { "Accept-Language": locale, ...bearer },
    })
    expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true)
    return (answer.status() === 204 ? null : await answer.json()) as T
  }
  const signUp = async (): Promise<Account> => {
    const email = newEmail()
    return { email, ...(await post<Tokens>("/signup", { email, password, currencyId: "usd" })) }
  }
  return {
    signUp,
    /** An account that may sign in by its password. */
    confirmed: async (): Promise<Account> => {
      const { email } = await signUp()
      const [letter] = await desk.lettersTo(email)
      const emailToken = new URL(letter!.link, url).searchParams.get("token")
      return { email, ...(await post<Tokens>("/signup/confirm", { emailToken, mine: true })) }
    },
    /** The browser is signed in from here on. */
    enter: async (context: BrowserContext, { access_token, refresh_token }: Tokens) => {
      const common = { url, sameSite: "Strict" } as const
      await context.addCookies([
        { name: "token", value: access_token, ...common },
        { name: "refreshToken", value: refresh_token, ...common },
      ])
    },
    /** The session is taken back, and its browser does not know yet. */
    revoke: (account: Account) => post<null>("/signout", {}, account),
    /** Assigned to the account. */
    order: async (account: Account, quantity = "10"): Promise<string> => {
      const id = crypto.randomUUID()
      await post("/orders", { id, items: [{ productId: "btc-limited", quantity }] }, account)
      await post(`/orders/${id}/assign`, { email: account.email }, account)
      return id
    },
    /** A partner from here on. */
    join: (account: Account) => post<null>("/partnership", {}, account),
    /** Assigned to the account, with further fields of the order such as its code. */
    orderWith: async (account: Account, more: object, quantity = "10"): Promise<string> => {
      const id = crypto.randomUUID()
      await post("/orders", { id, items: [{ productId: "btc-limited", quantity }], ...more }, account)
      await post(`/orders/${id}/assign`, { email: account.email }, account)
      return id
    },
    /** The current quantity of the order. */
    quantityOf: async ({ access_token }: Account, orderId: string): Promise<string | undefined> => {
      const answer = await request.get(`/api/v1/orders/${orderId}`, {
        headers: { Authorization: `Bearer ${access_token}` },
      })
      return ((await answer.json()) as { readonly items: ReadonlyArray<{ readonly quantity: string }> }).items[0]
        ?.quantity
    },
    /** An invoice in bitcoin. */
    invoice: (account: Account, orderId: string) =>
      post<{ readonly invoiceId: string }>(
        `/orders/${orderId}/invoices`,
        { paymentType: "Crypto", currencyId: "btc" },
        account,
      ),
  }
}
export type Customers = ReturnType<typeof customersOf>
