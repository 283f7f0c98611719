import { useTranslation } from "react-i18next"
import type { ReactNode } from "react"
import { isOnSale } from "../../domain/product"
import type { calculator } from "../../machines/calculator/calculator.machine"
import type { CalculatorInput } from "../../machines/calculator/calculator.context"
import type { createOrder } from "../../machines/create-order/create-order.machine"
import { CreateOrder } from "../create-order/create-order"
import { useFlow } from "../flow"
import { ButtonLink } from "../kit/button-link"
import { EmptyPanel } from "../kit/empty-panel"
import { FailurePanel } from "../kit/failure-panel"
import { Page } from "../kit/page"
import { Redirect } from "../kit/redirect"
import { Skeleton } from "../kit/skeleton"
import { NotFound } from "../not-found/not-found"
import { paths } from "../paths"
import { nothing, viewOf } from "../screen"
import type { ScreenProps, Views } from "../screen"
import { Desk } from "./desk"
import { ProductLinks } from "./product-links"

interface Surroundings {
  readonly createOrder: typeof createOrder
}
type Props = ScreenProps<typeof calculator> & Surroundings

interface Whole extends Surroundings {
  readonly machine: typeof calculator
  readonly input: CalculatorInput
}

export const CalculatorPage = ({ machine, input, createOrder }: Whole) => {
  const [state, send] = useFlow(machine, input)
  const View = viewOf(views, state)
  return <View state={state} send={send} createOrder={createOrder} />
}

const Titled = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation("buy")
  return <Page title={t("calculator.title")} wide>{children}</Page>
}

const Failed = ({ state: { context: { failure, orderId } }, send }: Props) => {
  const { t } = useTranslation("buy")
  if (!failure) return null
  return (
    <Titled>
      <FailurePanel failure={failure} onRetry={() => send({ type: "load.retry" })} />
      {failure.reason === "unauthorized"
        && <p><ButtonLink href={paths.signIn(paths.buy(orderId))}>{t("calculator.signIn")}</ButtonLink></p>}
    </Titled>
  )
}

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

/** A new order is created when it is continued; one that is there is changed as it is edited. */
const Editing = ({ state, send, createOrder }: Props) => {
  const { order, reckoning } = state.context
  if (!reckoning) return null
  if (order) return <Titled><Desk state={state} send={send} reckoning={reckoning} onContinue={() => send({ type: "order.continue" })} /></Titled>
  return (
    <Titled>
      <CreateOrder machine={createOrder}>
        {({ create, busy, notice }) => (
          <Desk
            state={state} send={send} reckoning={reckoning} busy={busy} notice={notice}
            onContinue={() => create(reckoning.offer.productId, reckoning.quantity)}
          />
        )}
      </CreateOrder>
    </Titled>
  )
}

const views: Views<typeof calculator, Surroundings> = {
  loading: () => <Titled><Skeleton lines={8} /></Titled>,
  sorting: nothing,
  failed: Failed,
  notFound: NotFound,
  noProduct: (props) => <NothingToBuy {...props} reason="noProduct" />,
  notOnSale: (props) => <NothingToBuy {...props} reason="notOnSale" />,
  "editing.synced": Editing,
  "editing.clamped": Editing,
  "editing.quantityLeads": Editing,
  "editing.costLeads": Editing,
  "editing.quantityInvalid": Editing,
  "editing.costInvalid": Editing,
  "editing.settling": Editing,
  "editing.pending": Editing,
  "editing.saving": Editing,
  "editing.saved": Editing,
  "editing.restored": Editing,
  flushing: Editing,
  restoring: Editing,
  toMethod: ({ state }) => state.context.order && <Redirect to={paths.buyMethod(state.context.order.id)} />,
  toStatus: ({ state }) => state.context.order && <Redirect to={paths.buyStatus(state.context.order.id)} replace />,
  toOrder: ({ state }) => state.context.order && <Redirect to={paths.order(state.context.order.id)} replace />
}
