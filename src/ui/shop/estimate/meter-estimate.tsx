import { BigDecimal } from "effect"
import { useTranslation } from "react-i18next"
import { estimateOf } from "../../../domain/shop/estimate"
import type { estimate } from "../../../machines/shop/estimate/estimate.machine"
import { useFlow } from "../../shared/flow"
import { useFormatters } from "../../shared/format"
import type { ScreenProps, StateViews } from "../../shared/screen"
import { renderView } from "../../shared/screen"
import type { MeterFactsProps } from "../home/meter-facts"
import { Facts, MeterFacts } from "../home/meter-facts"

type Machine = typeof estimate
type Props = ScreenProps<Machine> & MeterFactsProps

/** What the chosen power earns as things are today; the facts of the contract until that is known. */
export const MeterEstimate = ({ machine, quote }: MeterFactsProps & { readonly machine: Machine }) => {
  const { coin, currency } = quote.offer
  if (coin === "unknown" || currency === "unknown") return <MeterFacts quote={quote} />
  return <Loaded key={`${coin}/${currency}`} machine={machine} input={{ coin, currency }} quote={quote} />
}

interface LoadedProps extends MeterFactsProps {
  readonly machine: Machine
  readonly input: Parameters<typeof useFlow<Machine>>[1]
}
const Loaded = ({ machine, input, quote }: LoadedProps) => {
  const [state, send] = useFlow(machine, input)
  const View = renderView(views, state)
  return <View state={state} send={send} quote={quote} />
}

const Ready = ({ state, quote }: Props) => {
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  const of = estimateOf(quote, state.context.mining!, "asToday")
  if (of === null) return <MeterFacts quote={quote} />
  const { currency, duration } = quote.offer
  const net = { amount: format.amount(of.perTerm, currency), percent: format.percent(of.paidBack) }
  return (
    <Facts
      facts={[
        { label: t("meter.earns"), value: format.amount(BigDecimal.sum(of.perDay, of.feesPerDay), currency) },
        { label: t("meter.fees"), value: format.amount(of.feesPerDay, currency) },
        { label: duration === null ? t("firstYear") : t("term", { count: duration }), value: t("meter.net", net) },
      ]}
    />
  )
}

const views: StateViews<Machine, MeterFactsProps> = {
  loading: MeterFacts,
  "ready.lower": Ready,
  "ready.asToday": Ready,
  "ready.growing": Ready,
  error: MeterFacts,
}
