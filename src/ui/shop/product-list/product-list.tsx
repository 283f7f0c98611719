import type { ComponentType, ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { coins } from "#domain/shared/currency.ts"
import { isOnSale } from "#domain/shared/on-sale.ts"
import type { discountBanner } from "#machines/shop/discount-banner.machine.ts"
import type { productList } from "#machines/shop/product-list.machine.ts"
import { ButtonLink } from "#ui/kit/actions/button.tsx"
import { EmptyPanel } from "#ui/kit/feedback/empty-panel.tsx"
import { LoadFailed, Skeleton } from "#ui/kit/feedback/load-states.tsx"
import { Page } from "#ui/kit/layout/page.tsx"
import { useFlow, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import type { BestsellerProps } from "#ui/shop/estimate/bestseller-estimate.tsx"
import type { PriceEstimateProps } from "#ui/shop/estimate/price-estimate.tsx"
import { paths } from "#ui/site/paths.ts"
import { useOffers } from "#ui/site/site-config.ts"
import { NotOnSale } from "./not-on-sale.tsx"
import { ProductCard } from "./product-card.tsx"
import { PromoCodeForm } from "./promo-code-form.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./product-list.module.css"

interface OwnProps {
  readonly banner: typeof discountBanner
  /** Shows the payback below the price. Renders nothing if the operator offers no estimates. */
  readonly PriceEstimate: ComponentType<PriceEstimateProps>
  /** Shows the label of a bestseller. If the operator offers estimates, a bestseller with a loss has no label. */
  readonly Bestseller: ComponentType<BestsellerProps>
  readonly referralCode: string | null
}
interface Props extends OwnProps {
  readonly machine: typeof productList
}
type ViewProps = ScreenProps<typeof productList> & OwnProps

/** The list of all products, with the ones on sale first. */
export const ProductListPage = ({ machine, ...ownProps }: Props) => (
  <PageFrame>{renderView(views, { ...useFlow(machine, undefined), ...ownProps })}</PageFrame>
)

const PageFrame = ({ children }: { readonly children: ReactNode }) => (
  <Page title={useTranslation("buy").t("products.title")} isWide>
    {children}
  </Page>
)

const List = ({ state, send, banner, PriceEstimate, Bestseller, referralCode }: ViewProps) => {
  const { t } = useTranslation("buy")
  const isEstimated = useOffers("estimates")
  const { products, code } = state.context
  const onSale = [...coins, "unknown" as const].flatMap((coin) =>
    products.filter((product) => product.currencyId === coin && isOnSale(product)),
  )
  return (
    <>
      {isEstimated && <p className={patterns.note}>{t("products.estimates")}</p>}
      <ul className={`${patterns.stack} ${css.cards}`}>
        {onSale.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            banner={banner}
            PriceEstimate={PriceEstimate}
            Bestseller={Bestseller}
            referralCode={code ?? referralCode}
            onDiscountEnded={() => send({ type: "discount.ended" })}
          />
        ))}
      </ul>
      <NotOnSale products={products} />
    </>
  )
}

const Empty = () => {
  const { t } = useTranslation("buy")
  const common = useTranslation().t
  return (
    <EmptyPanel
      title={t("products.empty.title")}
      action={
        <ButtonLink kind="quiet" href={paths.cabinet()}>
          {common("nav.dashboard")}
        </ButtonLink>
      }
    >
      {t("products.empty.text")}
    </EmptyPanel>
  )
}

const CodeRequired = ({ state, send }: ViewProps) => (
  <PromoCodeForm code={state.context.code ?? ""} onSubmit={(code) => send({ type: "promoCode.submit", code })} />
)

const views: StateViews<typeof productList, OwnProps> = {
  loading: () => <Skeleton lines={8} />,
  ready: List,
  empty: Empty,
  codeRequired: CodeRequired,
  failed: LoadFailed,
}
