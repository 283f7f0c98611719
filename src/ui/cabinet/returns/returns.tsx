import { useTranslation } from "react-i18next"
import { paidBackPercent } from "#domain/cabinet/returns.ts"
import type { returns, ReturnsInput } from "#machines/cabinet/returns.machine.ts"
import { useFlow } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { renderView, type ScreenProps, type StateViews } from "#ui/shared/screen.tsx"
import css from "./returns.module.css"

type Machine = typeof returns
type Props = ScreenProps<Machine>

/** "$2,400 invested · +$18 in 24 hours · 11 % paid back" */
export const Returns = ({ machine, currency }: ReturnsInput & { readonly machine: Machine }) => {
  const [state, send] = useFlow(machine, { currency })
  const View = renderView(views, state)
  return <View state={state} send={send} />
}

const Line = ({ state }: Props) => {
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  const of = state.context.returns
  const percent = of && paidBackPercent(of)
  if (of === null || percent === null) return null
  return (
    <p className={css.line}>
      {t("returns", {
        invested: format.amount(of.invested.amount, of.invested.currencyId),
        lastDay: format.amountChange(of.lastDay.amount, of.lastDay.currencyId),
        percent: format.percent(percent),
      })}
    </p>
  )
}

const views: StateViews<Machine> = { loading: () => null, ready: Line }
