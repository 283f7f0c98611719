/** The number of entries that a list on the desk shows on one page. */
export const listSize = 20
export const listNames = ["invoices", "withdrawals", "mailbox", "reviews"] as const
export type DeskListName = (typeof listNames)[number]

/** The query of the desk: the search, and the page number of each list. */
export interface DeskQuery {
  /** The search text. An empty string finds every entry. */
  readonly find: string
  /** The page number of each list, from 1. */
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

/** The part of a list that the tests' programs get by default. */
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

/** Returns a pattern for `ilike` that finds the text anywhere and escapes its wildcards. */
export const createContainsPattern = (find: string): string => `%${find.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** Removes the number sign, which testers may type before an order number. */
export const orderNumberText = (find: string): string => find.replace(/^[#№\s]+/, "")

/** Returns the query string of a search, or an empty string without a search. */
export const createSearchQuery = (find: string): string => (find === "" ? "" : `?${new URLSearchParams({ find })}`)
