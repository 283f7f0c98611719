import { mkdir, rm, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { afterAll, expect, it } from "vitest"
import type { AnyExplored } from "#machines/kit/model.ts"
import { camelCase } from "#scripts/generate/flows.ts"
import { kinds, type NewFlow } from "#scripts/new-flow/flow.ts"
import { filesOf } from "#scripts/new-flow/template.ts"
import { inRoot } from "#scripts/root.ts"
import { readTable, rowsOf } from "./states-tables.ts"

const folder = inRoot(".cache/new-flow")
afterAll(() => rm(folder, { recursive: true, force: true }))

const types = ["text", "decimal", "integer", "boolean", "date"] as const
const calls: readonly NewFlow["call"][] = [null, { method: "GET", path: "/contracts/{contractId}/example" }]
const flows = kinds.flatMap((kind) =>
  calls.flatMap((call) =>
    types
      .filter((type) => type === "text" || (kind !== "load" && !(kind === "dialog" && type === "boolean")))
      .map((type) => ({ kind, call, type, ids: call === null ? 0 : 1 })),
  ),
)

it.each(flows)(
  "a new flow of the kind $kind with $ids ids and a field of $type works as its table says",
  async ({ kind, call, ids, type }) => {
    const stem = `example-${kind}${ids}-${type}`
    const names = {
      area: "cabinet",
      stem,
      name: camelCase(`example-${kind}${ids}-${type}`),
      russianTitle: "Пример",
      stateSet: 201,
    }
    const refusals = [
      { name: "NameTaken", status: 400, isNew: true },
      { name: "WrongState", status: 409, isNew: true },
    ] as const
    const refused = kind === "load" || ids === 0 ? [] : refusals
    const texts = { name: names.name, isNew: true }
    const files = filesOf({ ...names, kind, field: "label", fieldType: type, refused, texts, call, extension: null })
    for (const [file, text] of [...files].filter(([path]) => path.startsWith("src/machines/"))) {
      await mkdir(join(folder, dirname(file)), { recursive: true })
      await writeFile(join(folder, file), text)
    }
    const table = `docs/states/cabinet/${stem}.md`
    const models: unknown = await import(join(folder, `src/machines/cabinet/${stem}.model.ts`))
    const [model] = Object.values(models as Readonly<Record<string, AnyExplored>>)
    const edges = model!.edges()
    expect(rowsOf(edges, edges)).toEqual(rowsOf(readTable(table, files.get(table)!).edges, edges))
  },
)
