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

export const kinds = ["load", "form", "dialog"] as const

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
  /** A refusal by which the API may answer, such as "NameTaken"; null for none. */
  readonly refused: { readonly name: string; readonly isNew: boolean } | null
  /** Null: the port keeps waiting for an adapter. */
  readonly call: NewCall | null
  /** The extension that has the call; null where the specification has it. */
  readonly extension: { readonly name: string; readonly isNew: boolean } | null
}

/** The file of texts that each area's new flow gets, in locales/<locale>/<area>. */
const namespaces: Readonly<Record<string, string>> = { money: "history", payments: "pay", shop: "buy", site: "common" }
export const namespaceOf = ({ area }: Pick<NewFlow, "area">): string => namespaces[area] ?? area

/** The chapter of the reference that has the call. */
export const tagOf = ({ area }: Pick<NewFlow, "area">): string => (area === "site" ? "shop" : area)

export const idsOf = ({ call }: Pick<NewFlow, "call">): readonly string[] =>
  [...(call?.path.matchAll(/\{(\w+)\}/g) ?? [])].map(([, id]) => id!)
