import { useTranslation } from "react-i18next"
import type { closeAccount } from "#machines/account/close-account.machine.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { useFlow, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { PasswordForm } from "./account/current-password.tsx"
import { SecuritySectionPanel } from "./security/security-section-panel.tsx"
import { SavedNotice } from "./settings/outcome.tsx"

/** The type of the machines of all tasks that need the password. */
type Machine = typeof closeAccount
interface OwnProps {
  /**
   * `export` downloads one file with everything that the server stores about the customer. `close` closes the account, which must
   * be empty.
   */
  readonly task: "export" | "close"
  /** The e-mail address of the account, for password managers. */
  readonly email: string
}
type ViewProps = ScreenProps<Machine> & OwnProps

/** One of the two tasks of the topic Privacy. Each task needs the current password. */
export const PrivacyTask = ({ machine, task, email }: OwnProps & { readonly machine: Machine }) => {
  const { t } = useTranslation("security")
  return (
    <SecuritySectionPanel title={t(`privacy.${task}.title`)} text={t(`privacy.${task}.text`)}>
      {renderView(views, { ...useFlow(machine, undefined), task, email })}
    </SecuritySectionPanel>
  )
}

const Offer = ({ send, task }: ViewProps) => (
  <div>
    <Button kind="quiet" onClick={() => send({ type: "form.open" })}>
      {useTranslation("security").t(`privacy.${task}.open`)}
    </Button>
  </div>
)

const TaskForm = ({ state, send, task, email }: ViewProps) => {
  const { t } = useTranslation("security")
  return (
    <PasswordForm
      email={email}
      failure={state.context.failure}
      isInState={(name) => state.matches({ form: name })}
      isBusy={state.matches({ form: "sending" })}
      send={send}
      onSubmit={({ password }) => send({ type: "form.submit", password })}
      submit={t(`privacy.${task}.submit`)}
    >
      {task === "close" && <Notice kind="warn">{t("privacy.close.warning")}</Notice>}
    </PasswordForm>
  )
}

/** Offers another export. A closed account offers nothing, because the home page opens. */
const Done = (props: ViewProps) => (
  <>
    <SavedNotice>{useTranslation("security").t(`privacy.${props.task}.done`)}</SavedNotice>
    {props.task === "export" && <Offer {...props} />}
  </>
)

const views: StateViews<Machine, OwnProps> = {
  idle: Offer,
  form: TaskForm,
  done: Done,
}
