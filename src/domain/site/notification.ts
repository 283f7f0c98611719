import type { CallFailed } from "#domain/shared/failure.ts"

/** A notification, shown at the bottom right of every page. */
export type NotificationContent =
  | { readonly name: "copied" }
  | { readonly name: "copyFailed" }
  /**
   * The confirmation of a closed account. Only a notification can confirm it, because the browser leaves the page immediately.
   */
  | { readonly name: "accountClosed" }
  /** A failure that the page itself cannot show, such as a server error or an unsaved change. */
  | { readonly name: "failed"; readonly failure: CallFailed }

/** Returns true if two notifications are the same failure, whatever their request ids are. */
export const isSameNotification = (one: NotificationContent, other: NotificationContent): boolean => {
  if (one.name !== "failed" || other.name !== "failed") return false
  const { reason, message, retryAfter } = one.failure
  return reason === other.failure.reason && message === other.failure.message && retryAfter === other.failure.retryAfter
}

/** The maximum number of notifications on the screen. One more removes the oldest. */
export const maxNotifications = 5

export interface NotificationItem {
  readonly id: number
  readonly content: NotificationContent
}
