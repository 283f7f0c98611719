import { useTranslation } from "react-i18next"
import type { exportData } from "../../../machines/account/export-data/export-data.machine"
import { Button } from "../../kit/actions/button"
import { useFlow } from "../../shared/flow"
import type { ScreenProps, StateViews } from "../../shared/screen"
import { renderView } from "../../shared/screen"
import { PrivacyForm } from "../privacy/privacy-form"
import css from "../security/security-list.module.css"
import { SavedNotice } from "../settings/outcome"

type Machine = typeof exportData
interface OwnProps {
  /** The account that the password belongs to. */
  readonly email: string
}
type Props = ScreenProps<Machine> & OwnProps

/** Everything that is stored about the customer, as one file. */
export const ExportData = ({ machine, email }: OwnProps & { readonly machine: Machine }) => {
  const [state, send] = useFlow(machine, undefined)
  const { t } = useTranslation("security")
  const View = renderView(views, state)
  return (
    <section className={css.section} aria-labelledby="export-data">
      <h3 id="export-data">{t("privacy.export.title")}</h3>
      <p>{t("privacy.export.text")}</p>
      <View state={state} send={send} email={email} />
    </section>
  )
}

const Offer = ({ send }: Props) => (
  <div>
    <Button kind="quiet" onClick={() => send({ type: "form.open" })}>
      {useTranslation("security").t("privacy.export.open")}
    </Button>
  </div>
)

const Form = (props: Props) => <PrivacyForm {...props} submit={useTranslation("security").t("privacy.export.submit")} />

const Done = (props: Props) => (
  <>
    <SavedNotice>{useTranslation("security").t("privacy.export.done")}</SavedNotice>
    <Offer {...props} />
  </>
)

const views: StateViews<Machine, OwnProps> = {
  idle: Offer,
  "form.ready": Form,
  "form.sending": Form,
  "form.wrongPassword": Form,
  "form.rateLimited": Form,
  "form.error": Form,
  done: Done,
}
