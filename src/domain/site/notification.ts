import type { CallFailed } from "#domain/shared/failure.ts"

/** A notification, shown at the bottom right of every page. */
export type NotificationContent =
  | { readonly name: "copied" }
  | { readonly name: "copyFailed" }
  /** The page that closed it is left at once. */
  | { readonly name: "accountClosed" }
  /** A failure that the page itself cannot show: a server error, an unsaved change. */
  | { readonly name: "failed"; readonly failure: CallFailed }

/** Failures of the same text; the request ids may differ. */
export const isSameNotification = (one: NotificationContent, other: NotificationContent): boolean => {
  if (one.name !== "failed" || other.name !== "failed") return false
  const { reason, message, retryAfter } = one.failure
  return reason === other.failure.reason && message === other.failure.message && retryAfter === other.failure.retryAfter
}

/** The most notifications that are shown at once; the next one drops the oldest. */
export const notificationLimit = 5

export interface NotificationItem {
  readonly id: number
  readonly content: NotificationContent
}
