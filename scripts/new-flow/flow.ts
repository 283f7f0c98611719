import type { FieldTypeName } from "./fields.ts"

export const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const

/** A call such as "PATCH /contracts/{contractId}". */
export interface NewCall {
  readonly method: (typeof methods)[number]
  readonly path: string
}

/**
 * Parses a call such as "PATCH /contracts/{contractId}". Returns null if the text is not written like a call of
 * docs/api.md.
 */
export const readCall = (text: string): NewCall | null => {
  const [, given, path] = /^([A-Z]+) (\/[a-z0-9{}/-]+)$/i.exec(text) ?? []
  const method = methods.find((each) => each === given)
  return method === undefined || path === undefined ? null : { method, path }
}

/** A refusal of the call that has its own state. Status 400 is shown at the field, 409 above the form. */
export interface NewRefusal {
  readonly name: string
  readonly status: 400 | 409
  readonly isNew: boolean
}

/** Splits "WrongState:409" into the name and the status, which is 400 without a colon. Returns null for another status. */
export const readRefusal = (given: string): Omit<NewRefusal, "isNew"> | null => {
  const [, name, status = "400"] = /^([A-Z][a-zA-Z]+)(?::(400|409))?$/.exec(given) ?? []
  return name === undefined ? null : { name, status: status === "400" ? 400 : 409 }
}

export const kinds = ["load", "form", "dialog", "setting"] as const

export interface NewFlow {
  /** The area, such as "account" or "shop". */
  readonly area: string
  /** The file name, such as "rename-contract". */
  readonly stem: string
  /** The machine name, such as "renameContract". */
  readonly name: string
  /** The Russian title, such as "Переименование контракта". */
  readonly russianTitle: string
  readonly stateSet: number
  readonly kind: (typeof kinds)[number]
  /** The form field that the call sends, such as "name". */
  readonly field: string
  readonly fieldType: FieldTypeName
  /** The refusals that the API may return, such as "NameTaken". */
  readonly refused: readonly NewRefusal[]
  /** The text file of the flow, with `isNew` if it does not exist yet. */
  readonly texts: { readonly name: string; readonly isNew: boolean }
  /** The call of the port. Null if the port has no adapter yet. */
  readonly call: NewCall | null
  /** The extension that has the call, or null if the specification has it. */
  readonly extension: { readonly name: string; readonly isNew: boolean } | null
}

/**
 * The text file of the page that shows most of an area's flows. Pages with a size budget load none of these files. An
 * area without such a page has a text file for each new flow.
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

/** Returns the tag of the reference under which the call appears. */
export const tagOf = ({ area }: Pick<NewFlow, "area">): string => (area === "site" ? "shop" : area)

export const idsOf = ({ call }: Pick<NewFlow, "call">): readonly string[] =>
  [...(call?.path.matchAll(/\{(\w+)\}/g) ?? [])].map(([, id]) => id!)
