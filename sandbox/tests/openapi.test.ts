import { readFile } from "node:fs/promises"
import { resolve } from "node:path"
import { expect, test } from "vitest"
import { useSandbox } from "#sandbox/testing/sandbox.ts"

const { api } = useSandbox()

type Call = {
  readonly parameters?: readonly { readonly name: string; readonly schema: Schema }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}
type Calls = Readonly<Record<string, Call>>
type Document = { readonly openapi: string; readonly paths: Readonly<Record<string, Calls>> }

const plain = (call: string) => call.replaceAll(/\{[^}]*\}/g, "{}").replace(/\/$/, "")

/** The first column of the table of calls; one row may name two. */
const promised = async (): Promise<readonly string[]> => {
  const page = await readFile(resolve(import.meta.dirname, "../../docs/api.md"), "utf8")
  const cells = [...page.matchAll(/^\| ((?:GET|POST|PATCH|PUT|DELETE) [^|]+?) \|/gm)].map(([, cell = ""]) => cell)
  return cells.flatMap((cell) => {
    const [method = "", ...paths] = cell.split(/[ ,]+/)
    return paths.map((path) => plain(`${method} ${path}`))
  })
}

test("the OpenAPI document lists the calls of docs/api.md, each of them and no other", async () => {
  const document = (await api("/openapi.json")).body as Document
  expect(document.openapi).toBe("3.1.0")
  const listed = Object.entries(document.paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => plain(`${method.toUpperCase()} ${path}`)),
  )
  expect(listed.sort()).toEqual([...(await promised())].sort())
})

type Schema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly pattern?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
}

/** Names of the strings that may have any characters. */
const freeTexts = (schema: Schema, name: string): readonly string[] => {
  const parts = [...(schema.anyOf ?? []), ...(schema.allOf ?? []), ...(schema.items ? [schema.items] : [])]
  const fields = Object.entries(schema.properties ?? {}).flatMap(([key, field]) => freeTexts(field, key))
  const isText = [schema.type].flat().includes("string") && !schema.enum && schema.const === undefined && !schema.format
  const isFree = isText && (schema.pattern === undefined || new RegExp(schema.pattern).test("\0"))
  return [...(isFree ? [name] : []), ...parts.flatMap((part) => freeTexts(part, name)), ...fields]
}

/** The rules check these further, or store only their hash. */
const checkedByRules = ["password", "confirmPassword", "tfaCode", "address", "states", "timeZone"]

test("no text of a request can hold the null character, which PostgreSQL cannot store", async () => {
  const { paths } = (await api("/openapi.json")).body as Document
  const free = Object.values(paths).flatMap((calls) =>
    Object.values(calls).flatMap(({ parameters = [], requestBody }) => [
      ...parameters.flatMap(({ name, schema }) => freeTexts(schema, name)),
      ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => freeTexts(schema, "body")),
    ]),
  )
  expect([...new Set(free)].toSorted()).toEqual(checkedByRules.toSorted())
})
