import { useTranslation } from "react-i18next"
import { pollFailuresBeforeHint, type PollStatus } from "#domain/shared/poll.ts"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { SpinnerRing } from "#ui/kit/feedback/spinner.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./polling.module.css"

interface Props {
  /** A text that names the awaited event. */
  readonly waiting: string
  readonly poll: PollStatus
}

/** Shows that the page polls, that it pauses while hidden or offline, or that it receives no response. */
export const PollingIndicator = ({ waiting, poll: { step, failures } }: Props) => {
  const { t } = useTranslation("pay")
  const inTrouble = step !== "offline" && failures >= pollFailuresBeforeHint
  const pausedText = step === "paused" ? t("crypto.paused") : step === "offline" ? t("crypto.offline") : null
  return (
    <>
      {inTrouble && (
        <Notice kind="warn" isLive>
          {t("crypto.trouble")}
        </Notice>
      )}
      <p className={`${patterns.onScreen} ${patterns.quiet} ${css.poll}`}>
        <span>{pausedText ?? (inTrouble ? null : waiting)}</span>
        {step === "fetching" && (
          <span title={t("crypto.checking")}>
            <SpinnerRing />
          </span>
        )}
      </p>
    </>
  )
}
