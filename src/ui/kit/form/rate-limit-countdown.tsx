import { useTranslation } from "react-i18next"
import type { CallFailed } from "#domain/shared/failure.ts"
import { Countdown } from "#ui/kit/figures/countdown.tsx"
import css from "./form.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"

interface Props {
  /** Null while not rate limited. */
  readonly failure: CallFailed | null
  /** Called when the cooldown is over. */
  readonly onOver: () => void
}

/** The rest of a cooldown, above a rate-limited button, when the server sent its duration. */
export const RateLimitCountdown = ({ failure, onOver }: Props) => {
  const { t } = useTranslation()
  if (failure === null) return null
  return (
    <p className={`${patterns.row} ${css.cooldown}`}>
      <span>{t("failure.left")}</span>{" "}
      <Countdown until={failure.retryAfter ?? 0} label={t("failure.left")} onOver={onOver} />
    </p>
  )
}
