import type { ComponentType, ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { entriesWithGaps } from "../../../domain/shared/entries"
import type { discountBanner } from "../../../machines/shop/discount-banner.machine"
import type { productList } from "../../../machines/shop/product-list.machine"
import type { PriceEstimateProps } from "../estimate/price-estimate"
import { useFlow } from "../../shared/flow"
import { EmptyPanel } from "../../kit/feedback/empty-panel"
import { LoadFailed } from "../../kit/feedback/failure-panel"
import { Page } from "../../kit/layout/page"
import { Skeleton } from "../../kit/feedback/skeleton"
import { renderView } from "../../shared/screen"
import type { ScreenProps, StateViews } from "../../shared/screen"
import { PromoCodeForm } from "./promo-code-form"
import { ProductCard, UnreadableProductCard } from "./product-card"
import css from "./product-list.module.css"

interface ExtraProps {
  readonly banner: typeof discountBanner
  /** Payouts and fees beside the price; nothing where the operator offers no estimates. */
  readonly PriceEstimate: ComponentType<PriceEstimateProps>
  readonly referralCode: string | null
}
interface Props extends ExtraProps {
  readonly machine: typeof productList
}
type ViewProps = ScreenProps<typeof productList> & ExtraProps

/** /cabinet/buy */
export const ProductListPage = ({ machine, ...extra }: Props) => {
  const [state, send] = useFlow(machine, undefined)
  const View = renderView(views, state)
  return (
    <PageFrame>
      <View state={state} send={send} {...extra} />
    </PageFrame>
  )
}

const PageFrame = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation("buy")
  return (
    <Page title={t("products.title")} wide>
      {children}
    </Page>
  )
}

const List = ({ state, send, banner, PriceEstimate, referralCode }: ViewProps) => {
  const { t } = useTranslation("buy")
  const { products, code } = state.context
  return (
    <ul className={css.list} aria-label={t("products.title")}>
      {entriesWithGaps(products).map((product, place) =>
        product === null ? (
          <UnreadableProductCard key={`unreadable/${place}`} />
        ) : (
          <ProductCard
            key={product.id}
            product={product}
            banner={banner}
            PriceEstimate={PriceEstimate}
            referralCode={code ?? referralCode}
            onDiscountEnded={() => send({ type: "discount.ended" })}
          />
        ),
      )}
    </ul>
  )
}

const Empty = () => {
  const { t } = useTranslation("buy")
  return <EmptyPanel title={t("products.empty.title")}>{t("products.empty.text")}</EmptyPanel>
}

const CodeRequired = ({ state, send }: ViewProps) => (
  <PromoCodeForm code={state.context.code ?? ""} onSend={(code) => send({ type: "code.submit", code })} />
)

const views: StateViews<typeof productList, ExtraProps> = {
  loading: () => <Skeleton lines={8} />,
  ready: List,
  empty: Empty,
  codeRequired: CodeRequired,
  error: LoadFailed,
}
