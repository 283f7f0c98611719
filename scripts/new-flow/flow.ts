import type { FieldTypeName } from "./fields.ts"

export const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const

/** "PATCH /contracts/{contractId}" */
export interface NewCall {
  readonly method: (typeof methods)[number]
  readonly path: string
}

/** Null: it is not written like a call of docs/api.md. */
export const readCall = (text: string): NewCall | null => {
  const [, given, path] = /^([A-Z]+) (\/[a-z0-9{}/-]+)$/i.exec(text) ?? []
  const method = methods.find((each) => each === given)
  return method === undefined || path === undefined ? null : { method, path }
}

export const kinds = ["load", "form", "dialog", "setting"] as const

export interface NewFlow {
  /** account, shop, … */
  readonly area: string
  /** rename-contract */
  readonly stem: string
  /** renameContract */
  readonly name: string
  /** Переименование контракта */
  readonly russianTitle: string
  /** The number of its state set. */
  readonly stateSet: number
  readonly kind: (typeof kinds)[number]
  /** The field of the form, which the call sends, such as "name". */
  readonly field: string
  readonly fieldType: FieldTypeName
  /** A refusal by which the API may answer, such as "NameTaken"; null for none. */
  readonly refused: { readonly name: string; readonly isNew: boolean } | null
  /** The file of its texts, and whether it is still to be made. */
  readonly texts: { readonly name: string; readonly isNew: boolean }
  /** Null: the port keeps waiting for an adapter. */
  readonly call: NewCall | null
  /** The extension that has the call; null where the specification has it. */
  readonly extension: { readonly name: string; readonly isNew: boolean } | null
}

/**
 * The file of texts of the page that shows most of an area's flows. Pages with a size budget load none of them; an area without such a
 * page has a file for each new flow.
 */
const pageTexts: Readonly<Record<string, string>> = {
  account: "settings",
  cabinet: "contract",
  demo: "demo",
  orders: "order",
  partner: "partner",
  payments: "pay",
}
export const namespaceOf = (area: string, name: string): string => pageTexts[area] ?? name

/** The chapter of the reference that has the call. */
export const tagOf = ({ area }: Pick<NewFlow, "area">): string => (area === "site" ? "shop" : area)

export const idsOf = ({ call }: Pick<NewFlow, "call">): readonly string[] =>
  [...(call?.path.matchAll(/\{(\w+)\}/g) ?? [])].map(([, id]) => id!)
