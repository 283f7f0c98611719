import { cabinetFigures } from "./cabinet-figures.ts"
import { orderFigures } from "./order-figures.ts"
import { partnerFigures } from "./partner-figures.ts"
import { shopFigures } from "./shop-figures.ts"

/**
 * Every quantity of money, coins, power or share that a page shows. docs/rules/figures.md defines each one in the same order, and lists
 * where it is shown.
 */
export const figureMarks = [...cabinetFigures, ...orderFigures, ...partnerFigures, ...shopFigures].toSorted()

export type Figure = (typeof figureMarks)[number]

/** The figure marks of one text, in the order of the figures. */
export type FigureMark =
  | Figure
  | `${Figure} ${Figure}`
  | "forecast.yearAsToday forecast.yearLower forecast.yearHigher"
  | "order.received order.costOrdered order.unpaid"
  | "partner.examplePrice partner.examplePaid partner.exampleReward"
  | "product.discountPercent sale.rest sale.total"

declare module "react" {
  interface DOMAttributes<T> {
    readonly "data-figure"?: FigureMark | undefined
    /** The owner of the figures inside: an id, or the name of a coin. Without it, the figures belong to the page's URL. */
    readonly "data-figure-of"?: string | undefined
  }
}
