import { useTranslation } from "react-i18next"
import type { confirmEmail } from "#machines/account/confirm-email.machine.ts"
import { Button, ButtonLink } from "#ui/kit/actions/button.tsx"
import { FailureWithDetails } from "#ui/kit/feedback/failure-text.tsx"
import { ResultNotice } from "#ui/kit/form/result-notice.tsx"
import type { ScreenProps } from "#ui/shared/flow.tsx"
import { paths } from "#ui/site/paths.ts"

type ViewProps = ScreenProps<typeof confirmEmail>

/** Asks for a deliberate click, because another person may have created this account with the recipient's address. */
export const ClaimSignUp = ({ state, send }: ViewProps) => {
  const { t } = useTranslation("account")
  const { failure } = state.context
  const disowning = state.matches({ asking: "disowning" })
  return (
    <>
      <ResultNotice kind="info">
        <p>{t("auth.confirm.asking.lead")}</p>
        <p>
          <strong>{t("auth.confirm.asking.question")}</strong>
        </p>
      </ResultNotice>
      <p>{t("auth.confirm.asking.consequence")}</p>
      {failure !== null && (
        <div role="alert">
          <FailureWithDetails failure={failure} />
        </div>
      )}
      <Button disabled={disowning} onClick={() => send({ type: "signUp.claim" })}>
        {t("auth.confirm.asking.claim")}
      </Button>
      <Button kind="quiet" isBusy={disowning} onClick={() => send({ type: "signUp.disown" })}>
        {t("auth.confirm.asking.disown")}
      </Button>
    </>
  )
}

/** Confirms that the customer rejected the sign-up. A link sets a password, for a customer who wants the account after all. */
export const Disowned = () => {
  const { t } = useTranslation("account")
  return (
    <>
      <ResultNotice kind="ok">{t("auth.confirm.disowned.text")}</ResultNotice>
      <p>{t("auth.confirm.disowned.hint")}</p>
      <ButtonLink kind="quiet" href={paths.recovery()}>
        {t("auth.confirm.disowned.recovery")}
      </ButtonLink>
    </>
  )
}
