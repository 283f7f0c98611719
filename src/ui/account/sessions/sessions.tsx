import { useTranslation } from "react-i18next"
import type { ActiveSession } from "#domain/account/security.ts"
import { countEntries } from "#domain/shared/entries.ts"
import type { sessions } from "#machines/account/sessions.machine.ts"
import { SecurityList } from "#ui/account/security/security-list.tsx"
import { SecuritySectionPanel } from "#ui/account/security/security-section-panel.tsx"
import { useBrowserName } from "#ui/account/security/use-browser-name.ts"
import { SavedNotice } from "#ui/account/settings/outcome.tsx"
import { Button } from "#ui/kit/actions/button.tsx"
import { LoadFailed, Skeleton } from "#ui/kit/feedback/load-states.tsx"
import { Status } from "#ui/kit/feedback/status.tsx"
import { DateText } from "#ui/kit/figures/date-text.tsx"
import { useCountryName } from "#ui/kit/figures/use-country-name.ts"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import { useFlow, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { RevokingForm } from "./revoking-form.tsx"
import css from "#ui/account/security/security-list.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"

type Machine = typeof sessions
interface OwnProps {
  /** The e-mail address of the account, for password managers. */
  readonly email: string
}
type ViewProps = ScreenProps<Machine> & OwnProps

/** The list of browsers that are signed in to the account. */
export const Sessions = ({ machine, email }: OwnProps & { readonly machine: Machine }) => {
  const { t } = useTranslation("security")
  return (
    <SecuritySectionPanel title={t("sessions.title")} text={t("sessions.text")}>
      {renderView(views, { ...useFlow(machine, undefined), email })}
    </SecuritySectionPanel>
  )
}

const Row = ({ session, onEnd }: { readonly session: ActiveSession; readonly onEnd: () => void }) => {
  const { t } = useTranslation("security")
  const name = useBrowserName()
  const countryName = useCountryName()
  const { country, lastSeen, createDate, isCurrent } = session
  return (
    <li className={`${patterns.line} ${css.row}`}>
      <div className={css.what}>
        <p className={css.name}>{name(session)}</p>
        {country !== null && <p className={patterns.note}>{countryName(country)}</p>}
        <p className={patterns.note}>
          <span>{t("sessions.lastSeen")}</span> <DateText instant={lastSeen} showsTime />
        </p>
        <p className={patterns.note}>
          <span>{t("sessions.signedIn")}</span> <DateText instant={createDate} showsTime />
        </p>
      </div>
      {isCurrent ? (
        <Status kind="ok">{t("sessions.current")}</Status>
      ) : (
        <Button kind="quiet" onClick={onEnd}>
          <span>{t("sessions.end")}</span>
          <VisuallyHidden>{` ${name(session)}`}</VisuallyHidden>
        </Button>
      )}
    </li>
  )
}

const List = ({ state, send }: ViewProps) => {
  const { t } = useTranslation("security")
  const { values } = state.context.list!
  return (
    <>
      {state.matches({ listed: "revoked" }) && <SavedNotice>{t("sessions.ended")}</SavedNotice>}
      <SecurityList label={t("sessions.title")} entries={values}>
        {(session) => (
          <Row key={session.id} session={session} onEnd={() => send({ type: "session.revoke", session })} />
        )}
      </SecurityList>
      {countEntries(values) > 1 && (
        <div>
          <Button kind="quiet" onClick={() => send({ type: "otherSessions.revoke" })}>
            {t("sessions.endOthers")}
          </Button>
        </div>
      )}
    </>
  )
}

const views: StateViews<Machine, OwnProps> = {
  loading: () => <Skeleton lines={4} />,
  failed: LoadFailed,
  listed: List,
  revoking: RevokingForm,
}
