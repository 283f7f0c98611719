import { routeRules, type RouteName } from "#domain/site/routes.ts"
import type { SessionState } from "#domain/site/session.ts"

/** The set-password prompt of a cabinet page for a customer without a password. */
export type PasswordPrompt = "none" | "soft" | "afterConfirmation" | "forced" | "dismissed"

export interface CabinetVisit {
  readonly page: RouteName | null
  /** The last page outside the cabinet, from which the customer entered it. */
  readonly enteredFrom: RouteName | null
  readonly session: SessionState
  /** True if this customer postponed the prompt in this browser session. */
  readonly postponed: boolean
}

export const isCabinetRoute = (page: RouteName | null): boolean =>
  page !== null && /^\/cabinet(?:\/|$)/.test(routeRules[page].pattern)

/**
 * Returns the prompt of a visit. The settings require a password. Every other cabinet page asks once, unless the customer entered from
 * Demo.
 */
export const passwordPromptFor = ({
  page,
  enteredFrom,
  session: { status, profile },
  postponed: later,
}: CabinetVisit): PasswordPrompt => {
  const isWithoutPassword = profile !== null && !profile.hasPassword && !profile.isDemo && status !== "anonymous"
  if (!isWithoutPassword || !isCabinetRoute(page)) return "none"
  if (page === "settings") return "forced"
  if (later) return "dismissed"
  if (enteredFrom === "demo") return "none"
  return enteredFrom === "confirm" ? "afterConfirmation" : "soft"
}

export interface PurchaseFacts {
  readonly hasContracts: boolean
  readonly alreadyCompleted: boolean
}
