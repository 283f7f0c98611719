import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { CallFailed } from "#domain/shared/failure.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { Countdown } from "#ui/kit/figures/countdown.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"

interface Props {
  readonly isBusy: boolean
  /** The failed call while the form is rate limited, otherwise null. */
  readonly cooldown: CallFailed | null
  readonly send: (event: { readonly type: "rateLimit.ended" }) => void
  readonly disabled?: boolean
  readonly kind?: "danger" | undefined
  /** Called by the cancel button. Only a form that opens within its page has this button. */
  readonly onCancel?: () => void
  /** Disables the cancel button. By default, the button is disabled while the form is busy. */
  readonly isCancelDisabled?: boolean
  readonly children: ReactNode
}

/** The submit button of a form, with the remaining cooldown above it. */
export const Submit = (props: Props) => {
  const { isBusy, cooldown, send, disabled = false, kind, onCancel, isCancelDisabled = isBusy, children } = props
  const { t } = useTranslation()
  const submit = (
    <Button type="submit" kind={kind} isBusy={isBusy} disabled={disabled || cooldown !== null}>
      {children}
    </Button>
  )
  return (
    <>
      <RateLimitCountdown failure={cooldown} onEnd={() => send({ type: "rateLimit.ended" })} />
      {onCancel ? (
        <div className={patterns.line}>
          {submit}
          <Button kind="quiet" disabled={isCancelDisabled} onClick={onCancel}>
            {t("cancel")}
          </Button>
        </div>
      ) : (
        submit
      )}
    </>
  )
}

interface RateLimitCountdownProps {
  readonly failure: CallFailed | null
  /** Called when the cooldown is over. */
  readonly onEnd: () => void
}

/**
 * Shows the remaining cooldown above a rate-limited button. Without a duration from the server, the cooldown ends immediately.
 */
export const RateLimitCountdown = ({ failure, onEnd }: RateLimitCountdownProps) => {
  const { t } = useTranslation()
  if (failure === null) return null
  return (
    <p>
      <span>{t("failure.left")}</span>{" "}
      <Countdown until={failure.retryAfter ?? 0} label={t("failure.left")} onEnd={onEnd} />
    </p>
  )
}
