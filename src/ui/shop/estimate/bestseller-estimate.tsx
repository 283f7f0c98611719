import type { Product } from "#domain/shared/product.ts"
import { offerOfProduct } from "#domain/shop/offer.ts"
import { losesByDefault } from "#domain/shop/unit-estimate.ts"
import type { estimate } from "#machines/shop/estimate.machine.ts"
import { renderView, type PartialViews, type ScreenProps } from "#ui/shared/flow.tsx"
import { ProductLabel } from "#ui/shop/product-list/product-label.tsx"
import { EstimateFlow } from "./estimate-flow.tsx"

type Machine = typeof estimate
export interface BestsellerProps {
  readonly product: Product
}
type ViewProps = ScreenProps<Machine> & BestsellerProps

/** Shows the label of a bestseller, unless the figures next to it show a loss. The label would contradict a loss. */
export const BestsellerEstimate = ({ machine, product }: BestsellerProps & { readonly machine: Machine }) => (
  <EstimateFlow machine={machine} offer={offerOfProduct(product)}>
    {(flow) => renderView(views, { ...flow, product })}
  </EstimateFlow>
)

const Label = () => <ProductLabel flag="bestseller" />
const LabelIfPaidBack = ({ state, product }: ViewProps) =>
  losesByDefault(product, state.context.mining!) ? null : <Label />

const views: PartialViews<Machine, BestsellerProps> = {
  ready: LabelIfPaidBack,
  failed: Label,
}
