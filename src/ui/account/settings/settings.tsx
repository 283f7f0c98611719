import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { settingsTabs as tabNames, type SecuritySection, type SettingsTab } from "#domain/account/settings-tab.ts"
import type { settingsTabs } from "#machines/account/settings-tabs.machine.ts"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { Panel } from "#ui/kit/layout/card.tsx"
import { Page } from "#ui/kit/layout/page.tsx"
import { useFlow, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { paths } from "#ui/site/paths.ts"
import { SettingsList, type SettingsValues } from "./settings-list.tsx"
import css from "./settings.module.css"

interface Props {
  readonly tabs: { readonly [Tab in Exclude<SettingsTab, "security">]: ReactNode }
  /** Renders one topic of Security, or its overview for null. Without this prop there is no Security tab. */
  readonly security?: ((topic: SecuritySection | null) => ReactNode) | undefined
  readonly values: SettingsValues
}

/** Moves the focus to the columns if a phone hides the focused element. A hidden element would receive no keys. */
const keepFocusVisible = (element: HTMLElement | null) => {
  if (document.activeElement?.checkVisibility() === false) element?.focus()
}

/** The settings, whose tabs are next to the open one on a desktop, and a separate page on a phone. */
export const SettingsPage = ({ machine, ...props }: Props & { readonly machine: typeof settingsTabs }) => (
  <Page title={useTranslation("settings").t("title")} isWide>
    {renderView(views, { ...useFlow(machine, undefined), ...props })}
  </Page>
)

interface TabProps extends Props {
  readonly tab: SettingsTab
  readonly topic?: SecuritySection | null
  readonly isOpened?: boolean
}

const Tab = ({ tab: requestedTab, topic = null, isOpened = true, tabs, security, values }: TabProps) => {
  const { t } = useTranslation("settings")
  const tab = requestedTab === "security" && security === undefined ? "common" : requestedTab
  // Omits the tab of the second factor if Security lists it too, so that the page contains it only once.
  const isSecond = values.security !== undefined
  const isTopic = topic !== null || (isSecond && tab === "twoFactor")
  const shownTabs = tabNames.filter((name) => (name === "twoFactor" ? !isSecond : name !== "security" || security))
  return (
    <div
      ref={(columns) => keepFocusVisible(columns)}
      tabIndex={-1}
      className={[css.columns, isOpened ? css.opened : css.listed].join(" ")}
    >
      <SettingsList tabs={shownTabs} current={isTopic ? "security" : tab} values={values} />
      <div>
        {isTopic ? (
          <TextLink kind="alone" href={paths.settings("security")}>
            {t("tabs.overview")}
          </TextLink>
        ) : (
          <div className={css.back}>
            <TextLink kind="alone" href={paths.settings()}>
              {t("tabs.all")}
            </TextLink>
          </div>
        )}
        <Panel title={t(`tabs.${tab}`)}>{tab === "security" ? security?.(topic) : tabs[tab]}</Panel>
      </div>
    </div>
  )
}

type View = (props: ScreenProps<typeof settingsTabs> & Props) => ReactNode
const viewOfTab =
  (tab: SettingsTab): View =>
  (props) => <Tab {...props} tab={tab} />
const viewOfTopic =
  (topic: SecuritySection): View =>
  (props) => <Tab {...props} tab="security" topic={topic} />

const views: StateViews<typeof settingsTabs, Props> = {
  overview: (props) => <Tab {...props} tab="common" isOpened={false} />,
  common: viewOfTab("common"),
  email: viewOfTab("email"),
  password: viewOfTab("password"),
  btcAddress: viewOfTab("btcAddress"),
  ethAddress: viewOfTab("ethAddress"),
  twoFactor: viewOfTab("twoFactor"),
  security: viewOfTab("security"),
  recoveryCodes: viewOfTopic("recoveryCodes"),
  passkeys: viewOfTopic("passkeys"),
  addressBook: viewOfTopic("addressBook"),
  sessions: viewOfTopic("sessions"),
  securityLog: viewOfTopic("securityLog"),
  privacy: viewOfTopic("privacy"),
}
