import type { Cookie } from "./visit.ts"

/** A new customer of the sandbox: the cookies of their session. */
export const createCustomer = async (url: string): Promise<readonly Cookie[]> => {
  const answer = await fetch(new URL("/api/v1/signup", url), {
    method: "POST",
    headers: { "Content-Type": "application/json", "Accept-Language": "en-US" },
    body: JSON.stringify({ email: `bench-${Date.now()}@example.test`, password: "Mining-2026!", currencyId: "usd" }),
  })
  if (!answer.ok) throw new Error(`The sandbox refused the sign-up: ${answer.status}`)
  const tokens = (await answer.json()) as { readonly access_token: string; readonly refresh_token: string }
  return [
    { name: "token", value: tokens.access_token },
    { name: "refreshToken", value: tokens.refresh_token },
  ]
}
