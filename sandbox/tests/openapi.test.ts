import { readFile } from "node:fs/promises"
import { resolve } from "node:path"
import { expect, test } from "vitest"
import { useSandbox } from "../testing/sandbox.ts"

const { api } = useSandbox()

type Calls = Readonly<Record<string, unknown>>
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
