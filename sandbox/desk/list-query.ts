/** Entries of a list on the desk's page. */
export const listSize = 20
export const listNames = ["invoices", "withdrawals", "mailbox", "reviews"] as const
export type DeskListName = (typeof listNames)[number]

/** The query of the desk: the search, and the page of each list. */
export interface DeskQuery {
  /** Empty text finds everything. */
  readonly find: string
  /** Page numbers, from 1. */
  readonly pages: Readonly<Record<DeskListName, number>>
}

/** A part of a list, newest first. */
export interface ListPart {
  readonly find: string
  readonly limit: number
  readonly offset: number
}
export interface DeskList<Row> {
  readonly rows: readonly Row[]
  readonly total: number
}

/** The part of a list that a program of the tests gets at once. */
export const newestPart: ListPart = { find: "", limit: 50, offset: 0 }

export const maxSearchLength = 254
const page = (typed: string | undefined): number =>
  typed !== undefined && /^[1-9]\d{0,5}$/.test(typed) ? Number(typed) : 1
const pagesIn = (query: Readonly<Record<string, string>>) =>
  Object.fromEntries(listNames.map((name) => [name, page(query[name])])) as Record<DeskListName, number>

export const parseDeskQuery = (query: Readonly<Record<string, string>>): DeskQuery => ({
  find: (query["find"] ?? "").trim().slice(0, maxSearchLength),
  pages: pagesIn(query),
})

export const listPartOf = ({ find, pages }: DeskQuery, name: DeskListName): ListPart => ({
  find,
  limit: listSize,
  offset: (pages[name] - 1) * listSize,
})

/** A pattern for `ilike` that finds the text anywhere. No character of the text is a wildcard. */
export const containsPattern = (find: string): string => `%${find.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** An order's number may be entered with or without its sign. */
export const orderNumberText = (find: string): string => find.replace(/^[#№\s]+/, "")

/** A query that keeps the search. */
export const searchQuery = (find: string): string => (find === "" ? "" : `?${new URLSearchParams({ find })}`)
