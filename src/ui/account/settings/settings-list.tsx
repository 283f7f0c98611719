import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import type { SettingsTab } from "#domain/account/settings-tab.ts"
import { ChevronRightIcon } from "#ui/kit/layout/icons.tsx"
import { paths } from "#ui/site/paths.ts"
import css from "./settings.module.css"

/** The current value of each tab that has one. The value of Security is the second factor. */
export type SettingsValues = { readonly [Tab in SettingsTab]?: string }

interface Props {
  readonly tabs: readonly SettingsTab[]
  readonly current: SettingsTab
  readonly values: SettingsValues
}

/** The list of the settings' tabs. The list is next to the open tab, or is a separate page on a phone. */
export const SettingsList = ({ tabs, current, values }: Props) => {
  const { t } = useTranslation("settings")
  return (
    <nav aria-label={t("tabs.label")}>
      <ul className={css.list}>
        {tabs.map((tab) => (
          <li key={tab}>
            <div>
              <Link href={paths.settings(tab)} aria-current={tab === current ? "page" : undefined}>
                {t(`tabs.${tab}`)}
              </Link>
              {values[tab] !== undefined && <p translate="no">{values[tab]}</p>}
            </div>
            <ChevronRightIcon size={18} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
