import type { TFunction } from "i18next"
import { useTranslation } from "react-i18next"
import type { CallFailed } from "#domain/shared/failure.ts"
import { Disclosure } from "#ui/kit/actions/disclosure.tsx"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"

/**
 * Splits a wait into its two largest units. Waits of an hour or more are rounded up to the minute, because an early retry would be
 * refused.
 */
const partsOf = (seconds: number) => {
  if (seconds < 3_600)
    return [
      ["minutes", Math.floor(seconds / 60)],
      ["seconds", seconds % 60],
    ] as const
  const minutes = Math.ceil(seconds / 60)
  return [
    ["hours", Math.floor(minutes / 60)],
    ["minutes", minutes % 60],
  ] as const
}

/**
 * Returns the words after "in": 59 → "59 seconds", 61 → "1 minute 1 second", 86399 → "24 hours". Returns an empty string at zero.
 */
const waitDurationText = (t: TFunction, seconds: number): string =>
  partsOf(seconds)
    .filter(([, count]) => count > 0)
    .map(([unit, count]) => t(`failure.in.${unit}`, { count }))
    .join(" ")

interface Props {
  readonly failure: CallFailed
  /** Hides the wait visually, because a countdown next to the button shows it. Screen readers get it from this text. */
  readonly isRateLimited?: boolean | undefined
}

/** The reasons for which the server's message is shown, because it explains the refusal. */
const reasonsWithMessage: ReadonlyArray<CallFailed["reason"]> = ["refused", "tooMany", "notFound"]

const serverMessage = ({ reason, message }: CallFailed): string | null =>
  reasonsWithMessage.includes(reason) ? message : null

/** Returns true if the text of the failure would say only what the title already says: that something failed. */
export const isUnexplained = (failure: CallFailed): boolean =>
  serverMessage(failure) === null && (failure.reason === "server" || failure.reason === "refused")

/** Returns the request id for support, or null if a server message is shown. */
export const findQuotedRequestId = (failure: CallFailed): string | null =>
  serverMessage(failure) === null ? failure.requestId : null

/** Shows the failure on one line, for a notification. The request id follows in parentheses. */
export const FailureLine = (props: Props) => {
  const requestId = findQuotedRequestId(props.failure)
  return (
    <>
      <FailureText {...props} />
      {requestId !== null && <span>{` (${requestId})`}</span>}
    </>
  )
}

/**
 * Shows the server's message if it explains the refusal, otherwise the site's own text. In a panel, `FailureDetails` shows the request id.
 */
export const FailureText = ({ failure, isRateLimited = false }: Props) => {
  const { t } = useTranslation()
  const { reason, retryAfter } = failure
  const wait = reason === "tooMany" && retryAfter !== null ? retryAfter : null
  const time = waitDurationText(t, wait ?? 0)
  const retryText = wait === 0 ? t("failure.again") : t("failure.wait", { time })
  const ownText = wait === null ? t(`failure.${reason}`) : wait === 0 ? retryText : t("failure.tooManyWait", { time })
  const message = serverMessage(failure)
  if (isRateLimited)
    return (
      <>
        <span>{message ?? t("failure.tooMany")}</span> <VisuallyHidden>{retryText}</VisuallyHidden>
      </>
    )
  // Always appends the wait, because the server's message may not contain it.
  if (message !== null && wait !== null) return <span>{`${message} ${retryText}`}</span>
  return <span>{message ?? ownText}</span>
}

/** The request id for support, in a closed disclosure. Renders nothing if a server message is shown. */
export const FailureDetails = ({ failure }: { readonly failure: CallFailed | null }) => {
  const { t } = useTranslation()
  const requestId = failure && findQuotedRequestId(failure)
  return (
    requestId && (
      <Disclosure summary={t("failure.details")}>
        <p>{t("failure.requestId", { requestId })}</p>
      </Disclosure>
    )
  )
}

interface FailureWithDetailsProps extends Props {
  /** A sentence before the failure's text that explains its meaning on this page. */
  readonly lead?: string
}

/** Shows a failure as a paragraph, with the request id for support below it. */
export const FailureWithDetails = ({ lead, ...props }: FailureWithDetailsProps) => (
  <>
    <p>
      {lead !== undefined && <span>{`${lead} `}</span>}
      <FailureText {...props} />
    </p>
    <FailureDetails failure={props.failure} />
  </>
)
