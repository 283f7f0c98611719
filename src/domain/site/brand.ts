import type { Locale } from "#domain/shared/currency.ts"
import type { ReviewResource } from "./review.ts"

interface Linked<Name> {
  readonly name: Name
  readonly href: string
}

/** Everything that identifies the shop: docs/brand.md. */
export interface Brand {
  readonly name: string
  /** The company that sells: on receipts, bank details and in letters. */
  readonly legalName: string
  /** A description in one sentence, for browsers that install the site. */
  readonly description: string
  /** A drawing of 24 by 24: what has the colour of actions, and what has the colour of money. */
  readonly mark: { readonly base: string; readonly accent: string }
  readonly support: string
  /** The address at which partners read more, unless the settings name another one. */
  readonly partnerHelp: string
  /** The company's channels, in the order in which the footer shows them. */
  readonly channels: InBothLanguages<ReadonlyArray<Linked<string>>>
}

export interface LegalDocument {
  readonly title: string
  /** The first day of the document, in a sentence. */
  readonly since: string
  readonly lead: string
  readonly sections: ReadonlyArray<{ readonly title: string; readonly text: ReadonlyArray<string> }>
}

export type InBothLanguages<Text> = Readonly<Record<Locale, Text>>

/** Rules that customers accept, and facts that they should know before they buy. */
export type Documents = Readonly<Record<"terms" | "privacy" | "risks" | "staking", InBothLanguages<LegalDocument>>>

/** Sites on which customers review the company. */
export type ReviewSites = InBothLanguages<ReadonlyArray<Linked<ReviewResource>>>
