import type { Cookie } from "playwright"

export type Prepared = {
  /** The cookies that sign a browser in. */
  readonly cookies: readonly (Pick<Cookie, "name" | "value"> & { readonly url: string })[]
  readonly path: string
}

/** Prepares a sample customer, or a payment in some state, at the sandbox's desk. Throws if the desk refuses. */
export const prepareAtDesk = async (
  url: string,
  start: { readonly persona: string } | { readonly scene: string },
  locale = "en-US",
): Promise<Prepared> => {
  const response = await fetch(new URL(`/sandbox/api/${"persona" in start ? "personas" : "scenes"}`, url), {
    method: "POST",
    headers: { "Content-Type": "application/json", "Accept-Language": locale },
    body: JSON.stringify(start),
  })
  if (!response.ok) throw new Error(`The desk did not prepare ${JSON.stringify(start)}: ${response.status}`)
  const { path, ...tokens } = (await response.json()) as Readonly<
    Record<"access_token" | "refresh_token" | "path", string>
  >
  const cookies = { token: tokens.access_token, refreshToken: tokens.refresh_token }
  return { path, cookies: Object.entries(cookies).map(([name, value]) => ({ name, value, url })) }
}
