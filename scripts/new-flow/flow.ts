export const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const

/** "PATCH /contracts/{contractId}" */
export interface NewCall {
  readonly method: (typeof methods)[number]
  readonly path: string
}

export const kinds = ["load", "form", "dialog"] as const
export type Kind = (typeof kinds)[number]

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
  readonly kind: Kind
  /** Null: the port keeps waiting for an adapter. */
  readonly call: NewCall | null
}

/** What differs between the kinds of flows. */
export interface Templates {
  readonly machine: string
  readonly model: string
  readonly screen: string
  readonly walk: string
  /** Rows of the state table. */
  readonly rows: string
  /** English and Russian, by key. */
  readonly texts: Readonly<Record<string, readonly [string, string]>>
  /** What its port is called with on its paths. */
  readonly asked: string
}

/** The file of texts that each area's new flow gets, in locales/<locale>/<area>. */
const namespaces: Readonly<Record<string, string>> = { money: "history", payments: "pay", shop: "buy", site: "common" }
export const namespaceOf = ({ area }: Pick<NewFlow, "area">): string => namespaces[area] ?? area

export const capital = (name: string): string => name.replace(/^./, (letter) => letter.toUpperCase())
export const portOf = ({ name, kind }: NewFlow): string => (kind === "load" ? `load${capital(name)}` : name)

export const idsOf = ({ call }: Pick<NewFlow, "call">): readonly string[] =>
  [...(call?.path.matchAll(/\{(\w+)\}/g) ?? [])].map(([, id]) => id!)

export const uuid = "7d0b3a54-2f10-4d0c-9f0e-0d8d6f3f1a01"
const sampleOf = (ids: readonly string[]): readonly string[] => ids.map((id) => `${id}: "${uuid}"`)
export const idSample = (ids: readonly string[]): string => `{ ${sampleOf(ids).join(", ")} }`
export const saveSample = (ids: readonly string[]): string =>
  `{ ${[...sampleOf(ids), 'value: "Cold wallet"'].join(", ")} }`

/** Names the flow in the text of a template. */
export const filled = (text: string, flow: NewFlow): string =>
  text.replaceAll("NAMESPACE", namespaceOf(flow)).replaceAll("NAME", flow.name)
