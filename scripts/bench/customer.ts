import type { Cookie } from "./visit.ts"

/** A new customer of the sandbox with contracts and payouts: the cookies of their session. */
export const createCustomer = async (url: string): Promise<readonly Cookie[]> => {
  const answer = await fetch(new URL("/sandbox/personas", url), {
    method: "POST",
    redirect: "manual",
    headers: { Origin: new URL(url).origin, "Content-Type": "application/x-www-form-urlencoded" },
    body: "persona=miner",
  })
  const cookies = answer.headers.getSetCookie().flatMap((line) => /^([^=]+)=([^;]*)/.exec(line)?.slice(1, 3) ?? [])
  if (cookies.length === 0) throw new Error(`The desk created no customer: ${answer.status}`)
  return cookies.flatMap((name, at) => (at % 2 === 0 ? [{ name, value: cookies[at + 1]! }] : []))
}
