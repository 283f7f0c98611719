import { useTranslation } from "react-i18next"
import type { confirmEmail } from "#machines/account/confirm-email.machine.ts"
import { Button, ButtonLink } from "#ui/kit/actions/button.tsx"
import { FailureDetails, FailureText, FailureWithDetails } from "#ui/kit/feedback/failure-text.tsx"
import { Spinner } from "#ui/kit/feedback/spinner.tsx"
import { ResultNotice } from "#ui/kit/form/result-notice.tsx"
import { RateLimitCountdown } from "#ui/kit/form/submit.tsx"
import { Panel } from "#ui/kit/layout/card.tsx"
import { Page } from "#ui/kit/layout/page.tsx"
import { useFlow, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { paths } from "#ui/site/paths.ts"
import { ClaimSignUp, Disowned } from "./claim-sign-up.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./account/account.module.css"

type ViewProps = ScreenProps<typeof confirmEmail>

/** The page that the link in the confirmation e-mail opens. */
export const ConfirmEmailPage = ({ machine }: { readonly machine: typeof confirmEmail }) => (
  <div className={css.narrow}>
    <Page title={useTranslation("account").t("auth.confirm.title")}>
      <Panel>
        <div className={`${patterns.stack} ${css.stack}`}>{renderView(views, useFlow(machine, undefined))}</div>
      </Panel>
    </Page>
  </div>
)

const Ready = () => {
  const { t } = useTranslation("account")
  return (
    <>
      <ResultNotice kind="ok">{t("auth.confirm.ready")}</ResultNotice>
      <ButtonLink href={paths.cabinet()}>{t("auth.confirm.toCabinet")}</ButtonLink>
    </>
  )
}

const Conflict = () => {
  const { t } = useTranslation("account")
  return (
    <>
      <ResultNotice kind="info">{t("auth.confirm.conflict")}</ResultNotice>
      <ButtonLink href={paths.signIn()}>{t("auth.confirm.toSignIn")}</ButtonLink>
    </>
  )
}

/** Replaces an expired link with a new e-mail. The button is busy on mount, because the machine requests the e-mail automatically. */
const OldToken = ({ state, send }: ViewProps) => {
  const { t } = useTranslation("account")
  const { failure } = state.context
  const isRateLimited = state.matches({ oldToken: "rateLimited" })
  const failed = isRateLimited || state.matches({ oldToken: "failed" })
  return (
    <>
      <ResultNotice kind="warn">{t("auth.confirm.oldToken")}</ResultNotice>
      {failure !== null && (
        <div role="alert">
          <p>{t("auth.confirm.failed")}</p>
          <FailureWithDetails failure={failure} isRateLimited={isRateLimited} />
        </div>
      )}
      <RateLimitCountdown failure={isRateLimited ? failure : null} onEnd={() => send({ type: "rateLimit.ended" })} />
      <Button kind="quiet" isBusy={!failed} disabled={isRateLimited} onClick={() => send({ type: "email.request" })}>
        {failed ? t("auth.resend.request") : t("auth.confirm.resending")}
      </Button>
    </>
  )
}

const Sent = () => {
  const { t } = useTranslation("account")
  return (
    <>
      <p>{t("auth.confirm.oldToken")}</p>
      <ResultNotice kind="ok">{t("auth.confirm.sent")}</ResultNotice>
    </>
  )
}

const WithoutToken = () => {
  const { t } = useTranslation("account")
  return (
    <>
      <ResultNotice kind="danger">
        <p>{t("auth.confirm.error")}</p>
        <p>{t("auth.confirm.withoutToken")}</p>
      </ResultNotice>
      <ButtonLink kind="quiet" href={paths.signIn()}>
        {t("auth.confirm.toSignIn")}
      </ButtonLink>
    </>
  )
}

const Failed = ({ state, send }: ViewProps) => {
  const { t } = useTranslation(["account", "common"])
  const { failure } = state.context
  return (
    <>
      <ResultNotice kind="danger">
        <p>{t("auth.confirm.error")}</p>
        {failure && (
          <p>
            <FailureText failure={failure} />
          </p>
        )}
        <FailureDetails failure={failure} />
      </ResultNotice>
      <Button onClick={() => send({ type: "confirmation.retry" })}>{t("common:retry")}</Button>
    </>
  )
}

const Confirming = () => <Spinner label={useTranslation("account").t("auth.confirm.process")} />

const views: StateViews<typeof confirmEmail> = {
  sending: Confirming,
  asking: ClaimSignUp,
  ready: Ready,
  disowned: Disowned,
  conflict: Conflict,
  oldToken: {
    humanCheck: OldToken,
    resending: OldToken,
    sent: Sent,
    rateLimited: OldToken,
    failed: OldToken,
  },
  withoutToken: WithoutToken,
  failed: Failed,
}
