import { useTranslation } from "react-i18next"
import type { CallFailed } from "#domain/shared/failure.ts"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import type { TFunction } from "i18next"
import { Disclosure } from "#ui/kit/actions/disclosure.tsx"

/** The two largest units of a wait. Hours are rounded up to the minute: an early retry would be refused. */
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

/** The words after "in": 59 → "59 seconds", 61 → "1 minute 1 second", 86399 → "24 hours". Empty at zero. */
const waitDurationText = (t: TFunction, seconds: number): string =>
  partsOf(seconds)
    .filter(([, count]) => count > 0)
    .map(([unit, count]) => t(`failure.in.${unit}`, { count }))
    .join(" ")

interface Props {
  readonly failure: CallFailed
  /** Rate limited: a countdown beside the button shows the wait; screen readers get it here. */
  readonly rateLimited?: boolean | undefined
}

/** With these reasons the server's message explains the refusal. */
const reasonsWithMessage: ReadonlyArray<CallFailed["reason"]> = ["refused", "tooMany", "notFound"]

const serverMessage = ({ reason, message }: CallFailed): string | null =>
  reasonsWithMessage.includes(reason) ? message : null

/** Nothing is known but that it failed, which a title says already. */
export const isUnexplained = (failure: CallFailed): boolean =>
  serverMessage(failure) === null && (failure.reason === "server" || failure.reason === "refused")

/** The request id for support. A server message is shown without it. */
export const quotedRequestId = (failure: CallFailed): string | null =>
  serverMessage(failure) === null ? failure.requestId : null

/** On one line, for a notification: the request id in parentheses. */
export const FailureLine = (props: Props) => {
  const requestId = quotedRequestId(props.failure)
  return (
    <>
      <FailureText {...props} />
      {requestId !== null && <span>{` (${requestId})`}</span>}
    </>
  )
}

/** Shows the server's message where it refused, otherwise our own. In a panel, `FailureDetails` shows the request id. */
export const FailureText = ({ failure, rateLimited = false }: Props) => {
  const { t } = useTranslation()
  const { reason, retryAfter } = failure
  const wait = reason === "tooMany" && retryAfter !== null ? retryAfter : null
  const time = waitDurationText(t, wait ?? 0)
  const retryText = wait === 0 ? t("failure.again") : t("failure.wait", { time })
  const ownText = wait === null ? t(`failure.${reason}`) : wait === 0 ? retryText : t("failure.tooManyWait", { time })
  const message = serverMessage(failure)
  if (rateLimited)
    return (
      <>
        <span>{message ?? t("failure.tooMany")}</span> <VisuallyHidden>{retryText}</VisuallyHidden>
      </>
    )
  // Always append the wait: the server's message may leave it out.
  if (message !== null && wait !== null) return <span>{`${message} ${retryText}`}</span>
  return <span>{message ?? ownText}</span>
}

/** Collapsed details that support asks for, such as the request id. */
export const FailureDetails = ({ failure }: { readonly failure: CallFailed | null }) => {
  const { t } = useTranslation()
  const requestId = failure && quotedRequestId(failure)
  return (
    requestId && (
      <Disclosure summary={t("failure.details")}>
        <p>{t("failure.requestId", { requestId })}</p>
      </Disclosure>
    )
  )
}

interface FailureWithDetailsProps extends Props {
  /** The meaning of the failure here, before its text. */
  readonly lead?: string
}

/** The text of a failure as a paragraph, and the details below it. */
export const FailureWithDetails = ({ lead, ...props }: FailureWithDetailsProps) => (
  <>
    <p>
      {lead !== undefined && <span>{`${lead} `}</span>}
      <FailureText {...props} />
    </p>
    <FailureDetails failure={props.failure} />
  </>
)
