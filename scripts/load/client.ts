import { randomUUID } from "node:crypto"

export const password = "correct-horse"

type SentRequest = {
  readonly body?: object
  readonly form?: Readonly<Record<string, string>>
  readonly token?: string
  readonly method?: string
}
/** Sends a call. `from` is the client's IP address, as a trusted proxy would report it. */
export type Send = (
  path: string,
  from: string,
  sent?: SentRequest,
) => Promise<{ readonly status: number; readonly text: string }>

/** Creates a function that sends calls to the server at this URL. */
export const sendTo =
  (url: string): Send =>
  async (path, from, { body, form, token, method } = {}) => {
    const content = form ? new URLSearchParams(form) : body && JSON.stringify(body)
    const response = await fetch(new URL(path, url), {
      method: method ?? (content === undefined ? "GET" : "POST"),
      ...(content !== undefined && { body: content }),
      headers: {
        "X-Forwarded-For": from,
        ...(body && { "Content-Type": "application/json" }),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
    })
    return { status: response.status, text: await response.text() }
  }

const fieldOf = (text: string, field: string): string => {
  const value = (JSON.parse(text) as Readonly<Record<string, unknown>>)[field]
  if (typeof value !== "string") throw new Error(`No ${field} in ${text.slice(0, 200)}`)
  return value
}

export const generateEmail = (): string => `${randomUUID()}@shop.example`

export const signUp = async (send: Send, from: string) => {
  const email = generateEmail()
  const { text } = await send("/api/v1/signup", from, { body: { email, password, currencyId: "usd" } })
  return { email, token: fieldOf(text, "access_token"), from }
}

/** Signs in as a sample customer with years of payouts. */
export const openMiner = async (url: string) => {
  const body = JSON.stringify({ persona: "miner" })
  const headers = { "Content-Type": "application/json" }
  const text = await (await fetch(new URL("/sandbox/api/personas", url), { method: "POST", body, headers })).text()
  return { email: fieldOf(text, "email"), password: fieldOf(text, "password"), token: fieldOf(text, "access_token") }
}
export type Miner = Awaited<ReturnType<typeof openMiner>>

/** Creates the ticket of an export or of the account data, and downloads its file. */
export const readFile = async (send: Send, from: string, path: string, sent: SentRequest) => {
  const made = await send(path, from, sent)
  return made.status === 201 ? send(`/api/v1/exports/${fieldOf(made.text, "ticket")}`, from) : made
}
