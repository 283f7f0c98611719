import { useTranslation } from "react-i18next"
import type { connection } from "#machines/site/connection.machine.ts"
import { useFlow, noView, renderView, type StateViews } from "#ui/shared/flow.tsx"
import { WarnIcon } from "#ui/kit/layout/icons.tsx"
import css from "./connection-banner.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"

type Machine = typeof connection

interface Props {
  readonly machine: Machine
}

/** Shown above every page while offline. The live region is always rendered so that its content is announced. */
export const ConnectionBanner = ({ machine }: Props) => {
  const { state, send } = useFlow(machine, undefined)
  return <div role="status">{renderView(views, { state, send })}</div>
}

const Offline = () => {
  const { t } = useTranslation()
  return (
    <p className={`${patterns.onScreen} ${css.banner}`}>
      <WarnIcon />
      <span>{t("connection.offline")}</span>
    </p>
  )
}

const views: StateViews<Machine> = { online: noView, offline: Offline }
