import { createHash, createHmac, timingSafeEqual } from "node:crypto"
import { hour } from "../clock.ts"
import { isProduction } from "../public-origin.ts"
import { StartFailure } from "../start-failures.ts"

/** `local`: whoever sits at this machine. `secret`: whoever knows it, from anywhere. */
export type DeskAccess =
  | { readonly kind: "off" }
  | { readonly kind: "local" }
  | { readonly kind: "secret"; readonly secret: string }

export const localDesk: DeskAccess = { kind: "local" }

const leastLength = 16

/** The desk shows everybody's letters: where others than testers come, it takes a secret to have one. */
export const deskAccessFrom = (environment: Readonly<Record<string, string | undefined>>): DeskAccess => {
  const secret = environment["SANDBOX_DESK_SECRET"] ?? ""
  if (secret === "") return isProduction(environment) ? { kind: "off" } : localDesk
  if (secret.length < leastLength)
    throw new StartFailure(`SANDBOX_DESK_SECRET needs at least ${leastLength} characters: openssl rand -hex 16`)
  return { kind: "secret", secret }
}

/** How long the secret is not asked for again. */
export const passLifetime = hour

const isSame = (one: string, other: string): boolean => {
  const [left, right] = [one, other].map((text) => createHash("sha256").update(text).digest())
  return left !== undefined && right !== undefined && timingSafeEqual(left, right)
}

export const isSecret = (secret: string, given: string): boolean => isSame(secret, given)

const signed = (secret: string, until: string): string =>
  `${until}.${createHmac("sha256", secret).update(`desk ${until}`).digest("base64url")}`

/** What the browser of someone who knew the secret carries. Signed instead of stored: it is good at every server of one database. */
export const createPass = (secret: string, now: number): string => signed(secret, String(now + passLifetime))

export const isPass = (secret: string, pass: string, now: number): boolean => {
  const [until = ""] = pass.split(".")
  return isSame(pass, signed(secret, until)) && Number(until) > now
}
