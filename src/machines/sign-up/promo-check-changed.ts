/** What the promo check tells the form around it. An empty field is accepted: no code. */
export type PromoCheckChanged =
  | { readonly type: "code.pending" }
  | { readonly type: "code.accepted"; readonly code: string | null }
  | { readonly type: "code.refused" }
