import { useSelector } from "@xstate/react"
import { useTranslation } from "react-i18next"
import { isOnSale } from "#domain/shared/on-sale.ts"
import type { CalculatorInput } from "#machines/shop/calculator.context.ts"
import type { calculator } from "#machines/shop/calculator.machine.ts"
import type { recentPurchases } from "#machines/shop/recent-purchases.machine.ts"
import { ButtonLink } from "#ui/kit/actions/button.tsx"
import { Redirect } from "#ui/kit/actions/redirect.tsx"
import { EmptyPanel } from "#ui/kit/feedback/empty-panel.tsx"
import { FailurePanel } from "#ui/kit/feedback/load-states.tsx"
import { useFlowActor, noView, renderView, type StateViews } from "#ui/shared/flow.tsx"
import { RecentPurchases } from "#ui/shop/recent-purchases/recent-purchases.tsx"
import { NotFound } from "#ui/site/not-found.tsx"
import { paths } from "#ui/site/paths.ts"
import type { CalculatorDependencies, CalculatorProps } from "./calculator-props.ts"
import { CalculatorSkeleton } from "./calculator-skeleton.tsx"
import { CalculatorEditing, CalculatorTitledPage } from "./editing.tsx"
import { ProductLinks } from "./product-links.tsx"

interface CalculatorPageProps {
  readonly machine: typeof calculator
  readonly input: CalculatorInput
  readonly dependencies: CalculatorDependencies
  readonly recentPurchases: typeof recentPurchases
}

/** The page of the calculator, for a new purchase or for an order that is not paid yet. */
export const CalculatorPage = ({ machine, input, dependencies, recentPurchases }: CalculatorPageProps) => {
  const actor = useFlowActor(machine, input)
  const state = useSelector(actor, (snapshot) => snapshot)
  return (
    <>
      {renderView(views, { state, send: actor.send, actor, dependencies })}
      <RecentPurchases machine={recentPurchases} />
    </>
  )
}

const Failed = ({
  state: {
    context: { failure, orderId },
  },
  send,
}: CalculatorProps) => {
  const { t } = useTranslation("buy")
  if (!failure) return null
  return (
    <CalculatorTitledPage>
      <FailurePanel failure={failure} onRetry={() => send({ type: "load.retry" })} />
      {failure.reason === "unauthorized" && (
        <p>
          <ButtonLink href={paths.signIn(paths.buy(orderId))}>{t("calculator.signIn")}</ButtonLink>
        </p>
      )}
    </CalculatorTitledPage>
  )
}

const CodeRequired = ({ state, send, dependencies: { CodeForm } }: CalculatorProps) => (
  <CalculatorTitledPage>
    <CodeForm code={state.context.code ?? ""} onSubmit={(code) => send({ type: "promoCode.choose", code })} />
  </CalculatorTitledPage>
)

const NothingToBuy = ({ state, reason }: CalculatorProps & { readonly reason: "noProduct" | "notOnSale" }) => {
  const { t } = useTranslation("buy")
  const { products } = state.context
  return (
    <CalculatorTitledPage>
      <EmptyPanel
        title={t(`calculator.${reason}.title`)}
        action={products.some(isOnSale) && <ProductLinks products={products} current={null} />}
      >
        <p>{t(`calculator.${reason}.description`)}</p>
      </EmptyPanel>
    </CalculatorTitledPage>
  )
}

const views: StateViews<typeof calculator, Omit<CalculatorProps, "state" | "send">> = {
  loading: () => (
    <CalculatorTitledPage>
      <CalculatorSkeleton />
    </CalculatorTitledPage>
  ),
  deciding: noView,
  failed: Failed,
  codeRequired: CodeRequired,
  notFound: NotFound,
  noProduct: (props) => <NothingToBuy {...props} reason="noProduct" />,
  notOnSale: (props) => <NothingToBuy {...props} reason="notOnSale" />,
  editing: CalculatorEditing,
  repricing: CalculatorEditing,
  flushing: CalculatorEditing,
  restoring: CalculatorEditing,
  toMethod: ({ state }) => state.context.order && <Redirect to={paths.buyMethod(state.context.order.id)} />,
  toStatus: ({ state }) => state.context.order && <Redirect to={paths.buyStatus(state.context.order.id)} replace />,
  toOrder: ({ state }) => state.context.order && <Redirect to={paths.order(state.context.order.id)} replace />,
}
