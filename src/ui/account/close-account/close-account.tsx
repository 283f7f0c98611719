import { useTranslation } from "react-i18next"
import type { closeAccount } from "../../../machines/account/close-account/close-account.machine"
import { Button } from "../../kit/actions/button"
import { Notice } from "../../kit/feedback/notice"
import { useFlow } from "../../shared/flow"
import type { ScreenProps, StateViews } from "../../shared/screen"
import { renderView } from "../../shared/screen"
import { PrivacyForm } from "../privacy/privacy-form"
import css from "../security/security-list.module.css"
import { SavedNotice } from "../settings/outcome"

type Machine = typeof closeAccount
interface OwnProps {
  /** The account that is closed. */
  readonly email: string
}
type Props = ScreenProps<Machine> & OwnProps

/** The end of an account with nothing left in it. */
export const CloseAccount = ({ machine, email }: OwnProps & { readonly machine: Machine }) => {
  const [state, send] = useFlow(machine, undefined)
  const { t } = useTranslation("security")
  const View = renderView(views, state)
  return (
    <section className={css.section} aria-labelledby="close-account">
      <h3 id="close-account">{t("privacy.close.title")}</h3>
      <p>{t("privacy.close.text")}</p>
      <View state={state} send={send} email={email} />
    </section>
  )
}

const Offer = ({ send }: Props) => (
  <div>
    <Button kind="quiet" onClick={() => send({ type: "form.open" })}>
      {useTranslation("security").t("privacy.close.open")}
    </Button>
  </div>
)

const Form = (props: Props) => {
  const { t } = useTranslation("security")
  return (
    <PrivacyForm {...props} submit={t("privacy.close.submit")}>
      <Notice kind="warn">
        <p>{t("privacy.close.warning")}</p>
      </Notice>
    </PrivacyForm>
  )
}

/** Until the front page opens. */
const Done = () => <SavedNotice>{useTranslation("security").t("privacy.close.done")}</SavedNotice>

const views: StateViews<Machine, OwnProps> = {
  idle: Offer,
  "form.ready": Form,
  "form.sending": Form,
  "form.wrongPassword": Form,
  "form.rateLimited": Form,
  "form.error": Form,
  done: Done,
}
