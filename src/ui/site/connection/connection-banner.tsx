import { useTranslation } from "react-i18next"
import type { connection } from "#machines/site/connection.machine.ts"
import { WarnIcon } from "#ui/kit/layout/icons.tsx"
import { useFlow, noView, renderView, type StateViews } from "#ui/shared/flow.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./connection-banner.module.css"

type Machine = typeof connection

/**
 * The banner above every page while the browser is offline. The live region is always rendered, because only then screen readers
 * announce its content.
 */
export const ConnectionBanner = ({ machine }: { readonly machine: Machine }) => (
  <div role="status">{renderView(views, useFlow(machine, undefined))}</div>
)

const Offline = () => (
  <p className={`${patterns.onScreen} ${css.banner}`}>
    <WarnIcon />
    <span>{useTranslation().t("connection.offline")}</span>
  </p>
)

const views: StateViews<Machine> = { online: noView, offline: Offline }
