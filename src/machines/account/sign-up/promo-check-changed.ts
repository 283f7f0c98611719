/** The promo check's report to its form. An empty field is accepted. */
export type PromoCheckChanged =
  | { readonly type: "code.pending" }
  | { readonly type: "code.accepted"; readonly code: string | null }
  | { readonly type: "code.refused" }
