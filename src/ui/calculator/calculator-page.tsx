import { useSelector } from "@xstate/react"
import { useTranslation } from "react-i18next"
import { isOnSale } from "../../domain/product"
import type { calculator } from "../../machines/calculator/calculator.machine"
import type { CalculatorInput } from "../../machines/calculator/calculator.context"
import type { recentPurchases } from "../../machines/recent-purchases/recent-purchases.machine"
import { useFlowActor } from "../flow"
import { ButtonLink } from "../kit/button-link"
import { EmptyPanel } from "../kit/empty-panel"
import { FailurePanel } from "../kit/failure-panel"
import { Redirect } from "../kit/redirect"
import { Skeleton } from "../kit/skeleton"
import { CodeForm } from "../product-list/code-form"
import { NotFound } from "../not-found/not-found"
import { paths } from "../paths"
import { nothing, viewOf } from "../screen"
import type { Views } from "../screen"
import { RecentPurchases } from "../recent-purchases/recent-purchases"
import type { Props, Surroundings } from "./editing"
import css from "./desk.module.css"
import { Editing, Titled } from "./editing"
import { ProductLinks } from "./product-links"

interface Whole {
  readonly machine: typeof calculator
  readonly input: CalculatorInput
  readonly beside: Surroundings
  readonly recentPurchases: typeof recentPurchases
}

export const CalculatorPage = ({ machine, input, beside, recentPurchases }: Whole) => {
  const actor = useFlowActor(machine, input)
  const state = useSelector(actor, (snapshot) => snapshot)
  const View = viewOf(views, state)
  return (
    <>
      <View state={state} send={actor.send} actor={actor} beside={beside} />
      <RecentPurchases machine={recentPurchases} />
    </>
  )
}

const Failed = ({
  state: {
    context: { failure, orderId },
  },
  send,
}: Props) => {
  const { t } = useTranslation("buy")
  if (!failure) return null
  return (
    <Titled>
      <FailurePanel failure={failure} onRetry={() => send({ type: "load.retry" })} />
      {failure.reason === "unauthorized" && (
        <p>
          <ButtonLink href={paths.signIn(paths.buy(orderId))}>{t("calculator.signIn")}</ButtonLink>
        </p>
      )}
    </Titled>
  )
}

const CodeRequired = ({ state, send }: Props) => (
  <Titled>
    <CodeForm code={state.context.code ?? ""} onSend={(code) => send({ type: "code.choose", code })} />
  </Titled>
)

const NothingToBuy = ({ state, reason }: Props & { readonly reason: "noProduct" | "notOnSale" }) => {
  const { t } = useTranslation("buy")
  const { products } = state.context
  return (
    <Titled>
      <EmptyPanel
        title={t(`calculator.${reason}.title`)}
        action={products.some(isOnSale) && <ProductLinks products={products} current={null} />}
      >
        <p>{t(`calculator.${reason}.description`)}</p>
      </EmptyPanel>
    </Titled>
  )
}

const views: Views<typeof calculator, Omit<Props, "state" | "send">> = {
  loading: () => (
    <Titled>
      <div className={css.awaited}>
        <Skeleton lines={8} />
      </div>
    </Titled>
  ),
  sorting: nothing,
  failed: Failed,
  codeRequired: CodeRequired,
  notFound: NotFound,
  noProduct: (props) => <NothingToBuy {...props} reason="noProduct" />,
  notOnSale: (props) => <NothingToBuy {...props} reason="notOnSale" />,
  "editing.synced": Editing,
  "editing.clamped": Editing,
  "editing.quantityLeads": Editing,
  "editing.costLeads": Editing,
  "editing.unconfirmed": Editing,
  "editing.quantityInvalid": Editing,
  "editing.costInvalid": Editing,
  "editing.settling": Editing,
  "editing.pending": Editing,
  "editing.saving": Editing,
  "editing.keeping": Editing,
  "editing.saved": Editing,
  "editing.restored": Editing,
  repricing: Editing,
  flushing: Editing,
  restoring: Editing,
  toMethod: ({ state }) => state.context.order && <Redirect to={paths.buyMethod(state.context.order.id)} />,
  toStatus: ({ state }) => state.context.order && <Redirect to={paths.buyStatus(state.context.order.id)} replace />,
  toOrder: ({ state }) => state.context.order && <Redirect to={paths.order(state.context.order.id)} replace />,
}
