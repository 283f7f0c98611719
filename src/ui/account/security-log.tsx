import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { SecurityEvent } from "#domain/account/security.ts"
import { findLastPage, pageSize } from "#domain/shared/paging.ts"
import type { securityLog } from "#machines/account/security-log.machine.ts"
import { Pager } from "#ui/kit/actions/pager.tsx"
import { Redirect } from "#ui/kit/actions/redirect.tsx"
import { LoadFailed, Skeleton } from "#ui/kit/feedback/load-states.tsx"
import { Address } from "#ui/kit/figures/address.tsx"
import { Amount } from "#ui/kit/figures/amount.tsx"
import { DateText } from "#ui/kit/figures/date-text.tsx"
import { useCountryName } from "#ui/kit/figures/use-country-name.ts"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import { useFlow, noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { paths } from "#ui/site/paths.ts"
import { SecurityList } from "./security/security-list.tsx"
import { SecuritySectionPanel } from "./security/security-section-panel.tsx"
import { useBrowserName } from "./security/use-browser-name.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./security/security-list.module.css"

type Machine = typeof securityLog
interface OwnProps {
  /** The export of the events, shown below the list. */
  readonly children: ReactNode
}
type ViewProps = ScreenProps<Machine> & OwnProps
interface LogProps extends OwnProps {
  readonly machine: Machine
  /** The page in the URL, counted from 1. */
  readonly page: number
}

/** The topic that lists what happened to the account, such as sign-ins and changes of the password, page by page. */
export const SecurityLog = ({ machine, page, children }: LogProps) => {
  const { t } = useTranslation("security")
  return (
    <SecuritySectionPanel title={t("log.title")} text={t("log.text")}>
      {renderView(views, { ...useFlow(machine, { page }), children })}
    </SecuritySectionPanel>
  )
}

const Event = ({ event }: { readonly event: SecurityEvent }) => {
  const { t } = useTranslation("security")
  const browserName = useBrowserName()
  const countryName = useCountryName()
  const { type, browser, system, country, createDate, withdrawal } = event
  return (
    <li className={`${patterns.line} ${css.row}`}>
      <div className={css.what}>
        <p className={css.name}>{t(`log.events.${type}`)}</p>
        {withdrawal !== null && (
          <>
            <p>
              <Amount figure="withdrawal.amount" value={withdrawal.amount} currency={withdrawal.currencyId} />
            </p>
            <p>
              <Address text={withdrawal.address} />
            </p>
          </>
        )}
        {(browser !== null || system !== null) && <p className={patterns.note}>{browserName(event)}</p>}
        {country !== null && <p className={patterns.note}>{countryName(country)}</p>}
      </div>
      <p className={patterns.note}>
        <DateText instant={createDate} showsTime />
      </p>
    </li>
  )
}

const List = ({ state, children }: ViewProps) => {
  const { t } = useTranslation("security")
  const { list, page } = state.context
  const { total, values } = list!
  return (
    <>
      <div>
        <div role="status">
          <VisuallyHidden>{state.matches("loading") && t("log.turning")}</VisuallyHidden>
        </div>
        <SecurityList label={t("log.title")} entries={values}>
          {(event) => <Event key={event.id} event={event} />}
        </SecurityList>
      </div>
      <Pager page={page} pageSize={pageSize} total={total} href={(to) => paths.settings("securityLog", { page: to })} />
      {children}
    </>
  )
}

const PageOutOfRange = ({ state }: ViewProps) => (
  <Redirect replace to={paths.settings("securityLog", { page: findLastPage(state.context.list!.total) })} />
)

const Empty = () => <p>{useTranslation("security").t("log.none")}</p>

const views: StateViews<Machine, OwnProps> = {
  loading: {
    first: () => <Skeleton lines={5} />,
    more: List,
  },
  deciding: noView,
  ready: List,
  empty: Empty,
  pageOutOfRange: PageOutOfRange,
  failed: LoadFailed,
}
