import { useTranslation } from "react-i18next"
import { entryCount } from "#domain/shared/entries.ts"
import type { OpenSession } from "#domain/account/security.ts"
import type { sessions } from "#machines/account/sessions.machine.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { LoadFailed, Skeleton } from "#ui/kit/feedback/load-states.tsx"
import { Status } from "#ui/kit/feedback/status.tsx"
import { useCountryName } from "#ui/kit/figures/use-country-name.ts"
import { DateText } from "#ui/kit/figures/date-text.tsx"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import { useFlow, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { RefusedNotice } from "#ui/kit/form/result-notice.tsx"
import { SavedNotice } from "./settings/outcome.tsx"
import { useBrowserName } from "./security/use-browser-name.ts"
import { Topic } from "./security/topic.tsx"
import { SecurityList } from "./security/security-list.tsx"
import css from "./security/security-list.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"

type Machine = typeof sessions
type Props = ScreenProps<Machine>

/** The browsers that are signed in to the account. */
export const Sessions = ({ machine }: { readonly machine: Machine }) => {
  const { t } = useTranslation("security")
  return (
    <Topic title={t("sessions.title")} text={t("sessions.text")}>
      {renderView(views, useFlow(machine, undefined))}
    </Topic>
  )
}

interface RowProps {
  readonly session: OpenSession
  /** This session, another one, or none is being ended. */
  readonly ending: "this" | "other" | null
  readonly onEnd: () => void
}

const Row = ({ session, ending, onEnd }: RowProps) => {
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
          <span>{t("sessions.lastSeen")}</span> <DateText at={lastSeen} time />
        </p>
        <p className={patterns.note}>
          <span>{t("sessions.signedIn")}</span> <DateText at={createDate} time />
        </p>
      </div>
      {isCurrent ? (
        <Status kind="ok">{t("sessions.current")}</Status>
      ) : (
        <Button kind="quiet" busy={ending === "this"} disabled={ending === "other"} onClick={onEnd}>
          <span>{t("sessions.end")}</span>
          <VisuallyHidden>{` ${name(session)}`}</VisuallyHidden>
        </Button>
      )}
    </li>
  )
}

const List = ({ state, send }: Props) => {
  const { t } = useTranslation("security")
  const { list, sessionId } = state.context
  const { values } = list!
  const isEnding = state.matches("ending") || state.matches("reloading")
  return (
    <>
      {state.matches({ listed: "ended" }) && <SavedNotice>{t("sessions.ended")}</SavedNotice>}
      {state.matches({ listed: "error" }) && <RefusedNotice failure={state.context.failure} />}
      <SecurityList label={t("sessions.title")} entries={values}>
        {(session) => (
          <Row
            key={session.id}
            session={session}
            ending={!isEnding ? null : sessionId === null || sessionId === session.id ? "this" : "other"}
            onEnd={() => send({ type: "session.end", sessionId: session.id })}
          />
        )}
      </SecurityList>
      {entryCount(values) > 1 && (
        <div>
          <Button
            kind="quiet"
            busy={isEnding && sessionId === null}
            disabled={isEnding && sessionId !== null}
            onClick={() => send({ type: "others.end" })}
          >
            {t("sessions.endOthers")}
          </Button>
        </div>
      )}
    </>
  )
}

const views: StateViews<Machine> = {
  loading: () => <Skeleton lines={4} />,
  failed: LoadFailed,
  listed: List,
  ending: List,
  reloading: List,
}
