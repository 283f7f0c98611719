import type { Profile } from "./account.ts"
import type { Config } from "./config.ts"

/** The visitor, for pages. `checking`: tokens exist, so the user counts as signed in; the profile is not loaded yet. */
export interface Visitor {
  readonly session: "checking" | "anonymous" | "authenticated" | "demo"
  readonly profile: Profile | null
}

/** Whom support can talk to: a real profile with an id and an e-mail. */
export const isIdentified = ({ session, profile }: Visitor): boolean =>
  session === "authenticated" && profile !== null && !profile.isDemo && profile.id !== "" && profile.email !== ""

/** Signed in, but the profile could not be loaded: make no claims about the account. */
export const isVisitorUnknown = ({ session, profile }: Visitor): boolean =>
  session === "authenticated" && profile === null

export const isSignedIn = ({ session }: Visitor): boolean => session !== "anonymous"

/** Whether the customer has an address to confirm, and the operator offers that; the address of the demo gets no letters. */
export const hasEmailToConfirm = (
  { extensions }: Pick<Config, "extensions">,
  { isDemo, emailConfirmed }: Profile,
): boolean => extensions.includes("emailChange") && !isDemo && !emailConfirmed
