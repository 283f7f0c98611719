import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { SettingsTab } from "../../../domain/account/settings-tab"
import { settingsTabs as tabNames } from "../../../domain/account/settings-tab"
import type { settingsTabs } from "../../../machines/account/settings-tabs/settings-tabs.machine"
import { useFlow } from "../../shared/flow"
import { Page } from "../../kit/layout/page"
import { Panel } from "../../kit/layout/panel"
import { SegmentedLinks } from "../../kit/actions/segmented-links"
import { paths } from "../../site/paths"
import type { ScreenProps, StateViews } from "../../shared/screen"
import { renderView } from "../../shared/screen"
import css from "./settings.module.css"

interface OwnProps {
  readonly tabs: { readonly [Tab in SettingsTab]: ReactNode }
}
type Props = ScreenProps<typeof settingsTabs> & OwnProps

/** /cabinet/settings */
export const SettingsPage = ({ machine, tabs }: OwnProps & { readonly machine: typeof settingsTabs }) => {
  const [state, send] = useFlow(machine, undefined)
  const { t } = useTranslation("settings")
  const View = renderView(views, state)
  return (
    <Page title={t("title")} wide>
      <SegmentedLinks
        label={t("tabs.label")}
        items={tabNames.map((tab) => ({
          href: paths.settings(tab),
          text: t(`tabs.${tab}`),
          current: state.matches(tab),
        }))}
      />
      <View state={state} send={send} tabs={tabs} />
    </Page>
  )
}

const viewOfTab =
  (tab: SettingsTab) =>
  ({ tabs }: Props) => {
    const { t } = useTranslation("settings")
    return (
      <div className={css.narrow}>
        <Panel title={t(`tabs.${tab}`)}>{tabs[tab]}</Panel>
      </div>
    )
  }

const views: StateViews<typeof settingsTabs, OwnProps> = {
  common: viewOfTab("common"),
  email: viewOfTab("email"),
  password: viewOfTab("password"),
  btcAddress: viewOfTab("btcAddress"),
  ethAddress: viewOfTab("ethAddress"),
  twoFactor: viewOfTab("twoFactor"),
}
