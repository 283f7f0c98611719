import type { Profile } from "./account.ts"
import type { Config } from "./config.ts"

/** The session of the visitor. `checking` means that tokens exist but the profile is not loaded yet, and counts as signed in. */
export interface SessionState {
  readonly status: "checking" | "anonymous" | "authenticated" | "demo"
  readonly profile: Profile | null
}

/** Returns true if support can identify the visitor. A demo profile, or one without an id or an e-mail address, identifies nobody. */
export const isIdentified = ({ status, profile }: SessionState): boolean =>
  status === "authenticated" && profile !== null && !profile.isDemo && profile.id !== "" && profile.email !== ""

/** Returns true if the visitor is signed in but the profile failed to load. Pages must then make no claims about the account. */
export const isProfileUnknown = ({ status, profile }: SessionState): boolean =>
  status === "authenticated" && profile === null

export const isSignedIn = ({ status }: SessionState): boolean => status !== "anonymous"

/** Returns true if the customer has an e-mail address to confirm and the operator offers that. The demo's address receives no e-mails. */
export const hasEmailToConfirm = (
  { extensions }: Pick<Config, "extensions">,
  { isDemo, emailConfirmed }: Profile,
): boolean => extensions.includes("emailChange") && !isDemo && !emailConfirmed
