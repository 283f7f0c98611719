import type { Locale } from "#domain/shared/currency.ts"
import type { ReviewResource } from "./review.ts"

interface LinkedText<Name> {
  readonly name: Name
  readonly href: string
}

/** Everything that identifies the shop: docs/brand.md. */
export interface Brand {
  readonly name: string
  /** The company that sells, as receipts, bank details and e-mails name it. */
  readonly legalName: string
  /** A description in one sentence, for browsers that install the site. */
  readonly description: string
  /** The logo as two SVG paths on a grid of 24 by 24. `base` has the colour of actions, and `accent` has the colour of money. */
  readonly mark: { readonly base: string; readonly accent: string }
  readonly support: string
  /** The URL of the partners' help page, unless the settings name a different one. */
  readonly partnerHelp: string
  /** The company's channels, in the order in which the footer shows them. */
  readonly channels: InBothLanguages<ReadonlyArray<LinkedText<string>>>
}

export interface LegalDocument {
  readonly title: string
  /** A sentence with the date from which the document applies. */
  readonly since: string
  readonly lead: string
  readonly sections: ReadonlyArray<{ readonly title: string; readonly text: ReadonlyArray<string> }>
}

export type InBothLanguages<Text> = Readonly<Record<Locale, Text>>

/** The rules that customers accept, and the facts that they should know before they buy. */
export type Documents = Readonly<Record<"terms" | "privacy" | "risks" | "staking", InBothLanguages<LegalDocument>>>

/** The sites on which customers review the company. */
export type ReviewSites = InBothLanguages<ReadonlyArray<LinkedText<ReviewResource>>>
