import {
  AliasNode,
  IdentifierNode,
  RawNode,
  ReferenceNode,
  SelectAllNode,
  SelectionNode,
  sql,
  TableNode,
  type Kysely,
  type KyselyPlugin,
  type OperationNode,
  type RootOperationNode,
} from "kysely"
import type { Tables } from "./tables.ts"

type Columns = ReadonlyMap<string, readonly string[]>
type Source = { readonly key: string; readonly name: string; readonly columns: readonly string[] }

/** Reads the columns of every table, as they are after this process's own migration. */
export const readColumns = async (db: Kysely<Tables>, schema: string): Promise<Columns> => {
  const { rows } = await sql<{ name: string; columns: readonly string[] }>`
    select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns where table_schema = ${schema} group by table_name`.execute(db)
  return new Map(rows.map(({ name, columns }) => [name, columns]))
}

const tableOf = (node: OperationNode): string | undefined =>
  TableNode.is(node) ? node.table.identifier.name : undefined

const aliasOf = (node: OperationNode): string | undefined =>
  AliasNode.is(node) && IdentifierNode.is(node.alias) ? node.alias.name : tableOf(node)

/** Returns the table of a `from` or `join` node. Returns undefined if the source is a subquery or a function. */
const sourceOf = (node: OperationNode, all: Columns): Source | undefined => {
  const name = aliasOf(node)
  const table = tableOf(AliasNode.is(node) ? node.node : node)
  const columns = all.get(table ?? "")
  return name === undefined || columns === undefined ? undefined : { key: `${name} ${table}`, name, columns }
}

const joinedIn = ({ joins = [] }: { readonly joins?: readonly { readonly table: OperationNode }[] }) =>
  joins.map(({ table }) => table)

const sourcesOf = (node: RootOperationNode): readonly OperationNode[] => {
  switch (node.kind) {
    case "SelectQueryNode":
      return [...(node.from?.froms ?? []), ...joinedIn(node)]
    case "InsertQueryNode":
      return node.into ? [node.into] : []
    case "UpdateQueryNode":
      return [...(node.table ? [node.table] : []), ...(node.from?.froms ?? []), ...joinedIn(node)]
    case "DeleteQueryNode":
      return [...node.from.froms, ...joinedIn(node)]
    default:
      return []
  }
}

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`

/**
 * Creates one node for all names, with the last name as its alias. A node for each name would take as long as all other parts of the
 * statement.
 */
const nameColumns = (sources: readonly Source[]): SelectionNode => {
  const columns = sources.flatMap(({ name, columns: own }) => own.map((column) => [name, column] as const))
  const names = columns.map(([name, column]) => `${quote(name)}.${quote(column)}`).join(", ")
  const [, last = ""] = columns.at(-1) ?? []
  return SelectionNode.create(AliasNode.create(RawNode.createWithSql(names), IdentifierNode.create(last)))
}

type Name = (sources: readonly Source[]) => SelectionNode

/** Caches the nodes, because most statements repeat. */
const rememberName = (): Name => {
  const nodes = new Map<string, SelectionNode>()
  return (sources) => {
    const key = sources.map((source) => source.key).join()
    const node = nodes.get(key) ?? nameColumns(sources)
    nodes.set(key, node)
    return node
  }
}

const expand = (selected: SelectionNode, sources: readonly (Source | undefined)[], name: Name): SelectionNode => {
  const { selection } = selected
  if (SelectAllNode.is(selection)) return sources.every((source) => source !== undefined) ? name(sources) : selected
  if (!ReferenceNode.is(selection) || !SelectAllNode.is(selection.column) || !selection.table) return selected
  const alias = tableOf(selection.table)
  const source = sources.find((candidate) => candidate?.name === alias)
  return source ? name([source]) : selected
}

/**
 * Replaces the star of `selectAll` and `returningAll` with the names of the columns. After another process has added a column to the table,
 * PostgreSQL always refuses a prepared `select *`.
 */
export const namedColumns = (all: Columns): KyselyPlugin => {
  const name = rememberName()
  return {
    transformQuery: ({ node }) => {
      const nodes = sourcesOf(node)
      if (nodes.length === 0) return node
      const sources = nodes.map((source) => sourceOf(source, all))
      const expandSelections = (selections: readonly SelectionNode[]) =>
        selections.map((selected) => expand(selected, sources, name))
      if (node.kind === "SelectQueryNode")
        return node.selections ? { ...node, selections: expandSelections(node.selections) } : node
      if (!("returning" in node) || !node.returning) return node
      return { ...node, returning: { ...node.returning, selections: expandSelections(node.returning.selections) } }
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
}
