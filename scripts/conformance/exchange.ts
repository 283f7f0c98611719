import { randomUUID } from "node:crypto"

export type Fetch = (request: Request) => Promise<Response>

export interface Ask {
  /** As in the document: "GET /orders/{orderId}". */
  readonly call: string
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly form?: Readonly<Record<string, string>>
  readonly token?: string | undefined
  /** With a slash at the end of the path. */
  readonly slash?: true
  readonly headers?: Readonly<Record<string, string>>
}

export interface Exchange {
  readonly ask: Ask
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
}

const read = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  const type = response.headers.get("Content-Type") ?? ""
  try {
    if (type.startsWith("application/json")) return JSON.parse(text)
    if (type.startsWith("application/x-ndjson"))
      return text
        .split("\n")
        .filter((line) => line !== "")
        .map((line): unknown => JSON.parse(line))
  } catch {
    return text
  }
  return text
}

/** Sends calls to the API below this origin. */
export const createSend =
  (fetch: Fetch, origin: string, site: string) =>
  async (ask: Ask): Promise<Exchange> => {
    const [method = "GET", path = ""] = ask.call.split(" ")
    const filled = path.replaceAll(/\{([^}]*)\}/g, (_, name: string) =>
      encodeURIComponent(ask.params?.[name] ?? randomUUID()),
    )
    const url = new URL(`/api/v1${filled}${ask.slash ? "/" : ""}`, origin)
    for (const [name, value] of Object.entries(ask.query ?? {})) url.searchParams.set(name, value)
    const headers = new Headers({ "Accept-Language": "en-US", ...ask.headers })
    if (site !== origin) headers.set("Origin", site)
    if (ask.token !== undefined) headers.set("Authorization", `Bearer ${ask.token}`)
    if (ask.body !== undefined) headers.set("Content-Type", "application/json")
    const content = ask.form ? new URLSearchParams(ask.form) : ask.body === undefined ? null : JSON.stringify(ask.body)
    const response = await fetch(new Request(url, { method, headers, body: content, redirect: "manual" }))
    return { ask, status: response.status, headers: response.headers, body: await read(response) }
  }

/** The value at `/values/0/id`; undefined where there is none. */
export const valueAt = (body: unknown, pointer: string): unknown =>
  pointer
    .split("/")
    .slice(1)
    .reduce<unknown>(
      (value, part) =>
        typeof value === "object" && value !== null
          ? Object.entries(value).find(([name]) => name === part)?.[1]
          : undefined,
      body,
    )

export const textAt = (body: unknown, pointer: string): string => {
  const value = valueAt(body, pointer)
  return typeof value === "string" ? value : ""
}

export const listAt = (body: unknown, pointer: string): readonly unknown[] => {
  const value = valueAt(body, pointer)
  return Array.isArray(value) ? value : []
}
