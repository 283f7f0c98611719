import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { forecast } from "#machines/cabinet/forecast.machine.ts"
import { WidgetFailed } from "#ui/cabinet/dashboard/widget.tsx"
import { Loading } from "#ui/kit/feedback/load-states.tsx"
import { Panel } from "#ui/kit/layout/card.tsx"
import { noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { PaybackFanSkeleton } from "#ui/shop/payback-fan/payback-fan-skeleton.tsx"

type Machine = typeof forecast
interface OwnProps {
  readonly body: (screen: ScreenProps<Machine>) => ReactNode
}
type ViewProps = ScreenProps<Machine> & OwnProps

/** Shows the forecast. `body` renders a loaded one, so that its code can load later. */
export const Forecast = (props: ViewProps) => (
  <Panel title={useTranslation("dashboard").t("forecast.title")} isTitleHidden>
    {renderView(views, props)}
  </Panel>
)

export const ForecastPending = () => (
  <Loading>
    <PaybackFanSkeleton isAlone />
  </Loading>
)

const Empty = () => <p data-empty>{useTranslation("dashboard").t("forecast.nothing")}</p>

const views: StateViews<Machine, OwnProps> = {
  loading: ForecastPending,
  deciding: noView,
  empty: Empty,
  ready: ({ body, ...screen }) => body(screen),
  failed: WidgetFailed,
}
