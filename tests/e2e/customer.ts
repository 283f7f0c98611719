import { expect, type APIRequestContext, type BrowserContext } from "@playwright/test"
import type { DeskClient } from "./desk.ts"

export const generateEmail = () => `story-${crypto.randomUUID()}@example.test`
export const password = "Mining-2026!"

export interface Tokens {
  readonly access_token: string
  readonly refresh_token: string
}
export interface Account extends Tokens {
  readonly email: string
}

/** Creates customers and orders with API calls, for stories that do not begin at the first page. */
export const createCustomers = (request: APIRequestContext, desk: DeskClient, url: string, locale: string) => {
  const post = async <T>(path: string, body: object, { access_token }: Partial<Tokens> = {}): Promise<T> => {
    const bearer: { Authorization?: string } =
      access_token === undefined ? {} : { Authorization: `Bearer ${access_token}` }
    const response = await request.post(`/api/v1${path}`, {
      data: body,
      headers: { "Accept-Language": locale, ...bearer },
    })
    expect(response.ok(), `${path}: ${response.status()}`).toBe(true)
    return (response.status() === 204 ? null : await response.json()) as T
  }
  const signUp = async (): Promise<Account> => {
    const email = generateEmail()
    return { email, ...(await post<Tokens>("/signup", { email, password, currencyId: "usd" })) }
  }
  return {
    signUp,
    /** Creates a confirmed account, which can sign in with its password. */
    confirmed: async (): Promise<Account> => {
      const { email } = await signUp()
      const [message] = await desk.emailsTo(email)
      const emailToken = new URL(message!.link, url).searchParams.get("token")
      return { email, ...(await post<Tokens>("/signup/confirm", { emailToken, mine: true })) }
    },
    /** Sets the cookies of a session, which sign the browser in. */
    enter: async (context: BrowserContext, { access_token, refresh_token }: Tokens) => {
      const common = { url, sameSite: "Strict" } as const
      await context.addCookies([
        { name: "token", value: access_token, ...common },
        { name: "refreshToken", value: refresh_token, ...common },
      ])
    },
    /** Revokes the session on the server. The browser does not notice it yet. */
    revoke: (account: Account) => post<null>("/signout", {}, account),
    /** Creates an order that is assigned to the account. */
    order: async (account: Account, quantity = "10"): Promise<string> => {
      const id = crypto.randomUUID()
      await post("/orders", { id, items: [{ productId: "btc-limited", quantity }] }, account)
      await post(`/orders/${id}/assign`, { email: account.email }, account)
      return id
    },
    /** Makes the customer a partner. */
    join: (account: Account) => post<null>("/partnership", {}, account),
    /** Creates an order that is assigned to the account, with more fields, such as its code. */
    orderWith: async (account: Account, more: object, quantity = "10"): Promise<string> => {
      const id = crypto.randomUUID()
      await post("/orders", { id, items: [{ productId: "btc-limited", quantity }], ...more }, account)
      await post(`/orders/${id}/assign`, { email: account.email }, account)
      return id
    },
    quantityOf: async ({ access_token }: Account, orderId: string): Promise<string | undefined> => {
      const response = await request.get(`/api/v1/orders/${orderId}`, {
        headers: { Authorization: `Bearer ${access_token}` },
      })
      return ((await response.json()) as { readonly items: ReadonlyArray<{ readonly quantity: string }> }).items[0]
        ?.quantity
    },
    /** Creates an invoice in bitcoin. */
    invoice: (account: Account, orderId: string) =>
      post<{ readonly invoiceId: string }>(
        `/orders/${orderId}/invoices`,
        { paymentType: "Crypto", currencyId: "btc" },
        account,
      ),
  }
}
export type Customers = ReturnType<typeof createCustomers>
