import { useTranslation } from "react-i18next"
import type { CallFailed } from "../../domain/failure"
import { VisuallyHidden } from "./hidden"
import { waitDurationText } from "./wait-text"

interface Props {
  readonly failure: CallFailed
  /** How long it takes runs beside the button, for the eyes; here it is for those who listen. */
  readonly held?: boolean | undefined
}

/** Where the server refused, its own words say why. */
const told: ReadonlyArray<CallFailed["reason"]> = ["refused", "tooMany", "notFound"]

const theirsOf = ({ reason, message }: CallFailed): string | null => (told.includes(reason) ? message : null)

/** The request's id, for support. The server's own words need none. */
export const quotedRequestId = (failure: CallFailed): string | null =>
  theirsOf(failure) === null ? failure.requestId : null

/** In one line, as a notification has it: the id in parentheses. */
export const FailureLine = (props: Props) => {
  const requestId = quotedRequestId(props.failure)
  return (
    <>
      <FailureText {...props} />
      {requestId !== null && ` (${requestId})`}
    </>
  )
}

/** The server's own words where it refused; ours for everything else. In a panel, `FailureDetails` has the request's id. */
export const FailureText = ({ failure, held = false }: Props) => {
  const { t } = useTranslation()
  const { reason, retryAfter } = failure
  const wait = reason === "tooMany" && retryAfter !== null ? retryAfter : null
  const time = waitDurationText(t, wait ?? 0)
  const again = wait === 0 ? t("failure.again") : t("failure.wait", { time })
  const ours = wait === null ? t(`failure.${reason}`) : wait === 0 ? again : t("failure.tooManyWait", { time })
  const theirs = theirsOf(failure)
  if (held)
    return (
      <>
        {theirs ?? t("failure.tooMany")} <VisuallyHidden>{again}</VisuallyHidden>
      </>
    )
  // When to come back is told in any case: the server's words may leave it out.
  if (theirs !== null && wait !== null)
    return (
      <>
        {theirs} {again}
      </>
    )
  return <>{theirs ?? ours}</>
}
