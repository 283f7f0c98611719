import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { settingsTabs as tabNames, type SettingsTab } from "#domain/account/settings-tab.ts"
import type { settingsTabs } from "#machines/account/settings-tabs.machine.ts"
import { useFlow } from "#ui/shared/flow.tsx"
import { Page } from "#ui/kit/layout/page.tsx"
import { Panel } from "#ui/kit/layout/panel.tsx"
import { SegmentedLinks } from "#ui/kit/actions/segmented-links.tsx"
import { paths } from "#ui/site/paths.ts"
import { renderView, type ScreenProps, type StateViews } from "#ui/shared/screen.tsx"
import css from "./settings.module.css"

interface OwnProps {
  /** Without `security` there is no such tab. */
  readonly tabs: { readonly [Tab in Exclude<SettingsTab, "security">]: ReactNode } & { readonly security?: ReactNode }
}
type Props = ScreenProps<typeof settingsTabs> & OwnProps

/** /cabinet/settings */
export const SettingsPage = ({ machine, tabs }: OwnProps & { readonly machine: typeof settingsTabs }) => {
  const [state, send] = useFlow(machine, undefined)
  const { t } = useTranslation("settings")
  const View = renderView(views, state)
  const isOffered = (tab: SettingsTab) => tab !== "security" || tabs.security !== undefined
  return (
    <Page title={t("title")} wide>
      <SegmentedLinks
        label={t("tabs.label")}
        items={tabNames.filter(isOffered).map((tab) => ({
          href: paths.settings(tab),
          text: t(`tabs.${tab}`),
          current: state.matches(tab) || (tab === "common" && state.matches("security") && !isOffered("security")),
        }))}
      />
      <View state={state} send={send} tabs={tabs} />
    </Page>
  )
}

const Tab = ({ tab, tabs }: OwnProps & { readonly tab: SettingsTab }) => {
  const { t } = useTranslation("settings")
  return (
    <div className={css.narrow}>
      <Panel title={t(`tabs.${tab}`)}>{tabs[tab]}</Panel>
    </div>
  )
}

const viewOfTab =
  (tab: SettingsTab) =>
  ({ tabs }: Props) => <Tab tab={tab} tabs={tabs} />

const views: StateViews<typeof settingsTabs, OwnProps> = {
  common: viewOfTab("common"),
  email: viewOfTab("email"),
  password: viewOfTab("password"),
  btcAddress: viewOfTab("btcAddress"),
  ethAddress: viewOfTab("ethAddress"),
  twoFactor: viewOfTab("twoFactor"),
  security: ({ tabs }) => <Tab tab={tabs.security === undefined ? "common" : "security"} tabs={tabs} />,
}
