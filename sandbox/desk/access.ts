import { createHash, createHmac, timingSafeEqual } from "node:crypto"
import { hour } from "#sandbox/clock.ts"
import { isProduction } from "#sandbox/public-origin.ts"
import { StartFailure } from "#sandbox/start-failures.ts"

/**
 * The visitors who may use the desk. `local` allows connections from this machine. `secret` allows everyone who enters the
 * secret, from any machine.
 */
export type DeskAccess =
  | { readonly kind: "off" }
  | { readonly kind: "local" }
  | { readonly kind: "secret"; readonly secret: string }

export const localDesk: DeskAccess = { kind: "local" }

/** The minimum length of the secret in characters. */
const minSecretLength = 16

/**
 * Decides who may use the desk. The desk shows every customer's e-mails, so in production the desk exists only with a secret. Throws
 * `StartFailure` for a short secret.
 */
export const readDeskAccess = (environment: Readonly<Record<string, string | undefined>>): DeskAccess => {
  const secret = environment["SANDBOX_DESK_SECRET"] ?? ""
  if (secret === "") return isProduction(environment) ? { kind: "off" } : localDesk
  if (secret.length < minSecretLength)
    throw new StartFailure(`SANDBOX_DESK_SECRET needs at least ${minSecretLength} characters: openssl rand -hex 16`)
  return { kind: "secret", secret }
}

/** The time after which the desk asks for the secret again. */
export const passLifetime = hour

const isSame = (one: string, other: string): boolean => {
  const [left, right] = [one, other].map((text) => createHash("sha256").update(text).digest())
  return left !== undefined && right !== undefined && timingSafeEqual(left, right)
}

export const isSecret = (secret: string, given: string): boolean => isSame(secret, given)

const sign = (secret: string, until: string): string =>
  `${until}.${createHmac("sha256", secret).update(`desk ${until}`).digest("base64url")}`

/**
 * Creates the cookie for a browser in which the secret was entered. The cookie is signed instead of stored, so that every server with this
 * secret accepts it.
 */
export const createPass = (secret: string, now: number): string => sign(secret, String(now + passLifetime))

export const isValidPass = (secret: string, pass: string, now: number): boolean => {
  const [until = ""] = pass.split(".")
  return isSame(pass, sign(secret, until)) && Number(until) > now
}
