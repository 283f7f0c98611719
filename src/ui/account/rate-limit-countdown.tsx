import { useTranslation } from "react-i18next"
import type { CallFailed } from "../../domain/failure"
import { Countdown } from "../kit/countdown"
import css from "./account.module.css"

interface Props {
  /** Null while nothing is held back. */
  readonly failure: CallFailed | null
  /** The server takes the next try. */
  readonly onOver: () => void
}

/** Above a button that is held back, because the server said for how long it refuses: what is left of that. */
export const RateLimitCountdown = ({ failure, onOver }: Props) => {
  const { t } = useTranslation()
  if (failure === null) return null
  return (
    <p className={css.hold}>
      {t("failure.left")} <Countdown until={failure.retryAfter ?? 0} label={t("failure.left")} onOver={onOver} />
    </p>
  )
}
