import { useTranslation } from "react-i18next"
import { lowRecoveryCodesThreshold } from "#domain/account/two-factor.ts"
import type { recoveryCodes } from "#machines/account/recovery-codes.machine.ts"
import { PasswordForm } from "#ui/account/account/current-password.tsx"
import { SecuritySectionPanel } from "#ui/account/security/security-section-panel.tsx"
import { Button } from "#ui/kit/actions/button.tsx"
import { CopyButton } from "#ui/kit/actions/copy-button.tsx"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { LoadFailed, Skeleton } from "#ui/kit/feedback/load-states.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { useFlow, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { paths } from "#ui/site/paths.ts"
import css from "#ui/account/security/security-list.module.css"
import settings from "#ui/account/settings/settings.module.css"

type Machine = typeof recoveryCodes
interface OwnProps {
  /** The e-mail address of the account to which the password and the codes belong. */
  readonly email: string
  readonly onPrint: () => void
  readonly onDownload: (codes: ReadonlyArray<string>) => void
}
type ViewProps = ScreenProps<Machine> & OwnProps

export const RecoveryCodes = ({ machine, ...ownProps }: OwnProps & { readonly machine: Machine }) => (
  <SecuritySectionPanel title={useTranslation("security").t("recoveryCodes.title")}>
    {renderView(views, { ...useFlow(machine, undefined), ...ownProps })}
  </SecuritySectionPanel>
)

const Off = () => {
  const { t } = useTranslation("security")
  return (
    <>
      <p>{t("recoveryCodes.off")}</p>
      <TextLink kind="alone" href={paths.settings("twoFactor")}>
        {t("recoveryCodes.setUp")}
      </TextLink>
    </>
  )
}

const Known = ({ state, send }: ViewProps) => {
  const { t } = useTranslation("security")
  const { left } = state.context
  return (
    <>
      <p>{t("recoveryCodes.text")}</p>
      <Notice kind={left < lowRecoveryCodesThreshold ? "warn" : "info"}>
        {left === 0 ? t("recoveryCodes.none") : t("recoveryCodes.left", { count: left })}
      </Notice>
      <div>
        <Button kind="quiet" onClick={() => send({ type: "recoveryCodes.create" })}>
          {t("recoveryCodes.create")}
        </Button>
      </div>
    </>
  )
}

const PasswordStep = ({ state, send, email }: ViewProps) => {
  const { t } = useTranslation("security")
  return (
    <PasswordForm
      email={email}
      failure={state.context.failure}
      isInState={(name) => state.matches({ form: name })}
      isBusy={state.matches({ form: "sending" })}
      send={send}
      onSubmit={({ password }) => send({ type: "form.submit", password })}
      submit={t("recoveryCodes.submit")}
    >
      <p>{t("recoveryCodes.replace")}</p>
    </PasswordForm>
  )
}

const Shown = ({ state, send, email, onPrint, onDownload }: ViewProps) => {
  const { t } = useTranslation("security")
  const { codes } = state.context
  return (
    <>
      <div className={settings.sheet}>
        <h2 className={settings.onPaper}>{t("recoveryCodes.sheet")}</h2>
        <p className={settings.onPaper}>{email}</p>
        <Notice kind="warn" isLive>
          {t("recoveryCodes.once")}
        </Notice>
        <ol className={css.codes} aria-label={t("recoveryCodes.title")} translate="no">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </div>
      <div className={settings.actions}>
        <CopyButton text={codes.join("\n")} label={t("recoveryCodes.copied")} />
        <Button kind="quiet" onClick={() => onDownload(codes)}>
          {t("recoveryCodes.download")}
        </Button>
        <Button kind="quiet" onClick={onPrint}>
          {t("recoveryCodes.print")}
        </Button>
        <Button onClick={() => send({ type: "recoveryCodes.saved" })}>{t("recoveryCodes.saved")}</Button>
      </div>
    </>
  )
}

const views: StateViews<Machine, OwnProps> = {
  loading: () => <Skeleton lines={3} />,
  failed: LoadFailed,
  off: Off,
  known: Known,
  form: PasswordStep,
  shown: Shown,
}
