import { useTranslation } from "react-i18next"
import type { CallFailed } from "../../domain/failure"

interface Props {
  readonly failure: CallFailed
}

/** The server's own words where it refused; ours for everything else, with the request's id to quote. */
export const FailureText = ({ failure }: Props) => {
  const { t } = useTranslation()
  const { reason, message, requestId, retryAfter } = failure
  const wait = reason === "tooMany" && retryAfter !== null ? retryAfter : null
  const ours = wait === null ? t(`failure.${reason}`) : t("failure.tooManyWait", { count: wait })
  const theirs = (reason === "refused" || reason === "tooMany") && message !== null ? message : null
  // When to come back is told in any case: the server's words may leave it out.
  if (theirs !== null && wait !== null) return <>{theirs} {t("failure.wait", { count: wait })}</>
  return <>{theirs ?? ours}{requestId !== null && theirs === null && ` (${requestId})`}</>
}
