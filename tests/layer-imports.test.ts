import { execFile } from "node:child_process"
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { promisify } from "node:util"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { layers } from "#scripts/layer-imports.ts"
import { areas } from "#scripts/lint-areas.ts"
import { lint, type Finding } from "#scripts/oxlint.ts"
import { root } from "#scripts/root.ts"
import { badExamples, goodExamples, notCompiling } from "./layer-imports.examples.ts"

let folder = ""
let findings: readonly Finding[] = []
let compiler = ""

const write = async (path: string, text: string) => {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), `${text}\n`)
}

const read = (path: string) => readFile(join(root, path), "utf8")

const compile = async (): Promise<string> => {
  const tsc = join(root, "node_modules/typescript/bin/tsc")
  const projects = ["src/domain", "src/machines"].map((layer) => join(folder, layer))
  return promisify(execFile)(process.execPath, [tsc, "--build", "--pretty", "false", ...projects], {
    cwd: folder,
  }).then(
    ({ stdout }) => stdout,
    (failure: { readonly stdout: string }) => failure.stdout,
  )
}

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), "layer-imports-")))
  await symlink(join(root, "node_modules"), join(folder, "node_modules"))
  for (const path of [
    "oxlint.config.ts",
    "scripts/layer-imports.ts",
    "scripts/forbidden-names.ts",
    "scripts/lint-texts.ts",
    "scripts/lint-areas.ts",
    "scripts/lint-baseline.ts",
    "scripts/lint-lazy-imports.ts",
    "scripts/baseline.ts",
    "tsconfig.json",
    "package.json",
  ])
    await write(path, await read(path))
  for (const { file, code } of [...badExamples, ...goodExamples, ...notCompiling]) await write(file, code)
  // The copied projects write their output to another folder, because node_modules is the real folder here.
  for (const path of ["src/domain/tsconfig.json", "src/machines/tsconfig.json"])
    await write(path, (await read(path)).replace("node_modules/.cache", "out"))
  // The imports of the examples do not exist, so their types are unknown. The rules about unknown types are irrelevant here.
  findings = (await lint(folder)).filter(({ rule }) => !rule.startsWith("typescript(no-unsafe"))
  compiler = await compile()
}, 60_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

describe("the linter", () => {
  it.each(badExamples)("$rule: $file", ({ file, says }) => {
    const messages = findings.filter((finding) => finding.file === file).map((finding) => finding.message)
    expect(messages).toEqual([expect.stringContaining(says)])
  })
  it.each(goodExamples)("accepts $file", ({ file }) => {
    expect(findings.filter((finding) => finding.file === file)).toEqual([])
  })
})

describe("the examples", () => {
  // A rule for every layer is one rule, and the examples show it in one layer only.
  const shared = new Set(layers.main.map(({ message }) => message))
  const folders = {
    domain: "src/domain/",
    machines: "src/machines/",
    ui: "src/ui/",
    adapters: "src/adapters/",
    main: "src/main/",
    route: "src/main/",
    part: "src/main/a/",
    sandbox: "sandbox/",
  }
  const rules = (["domain", "machines", "ui", "adapters", "main", "route", "part", "sandbox"] as const).flatMap(
    (layer) => layers[layer].map(({ message }) => ({ layer, message })),
  )
  it.each(rules)("contain one that breaks the rule of $layer: $message", ({ layer, message }) => {
    expect(
      badExamples.filter(
        ({ file, says }) => message.includes(says) && (shared.has(message) || file.startsWith(folders[layer])),
      ),
    ).not.toEqual([])
  })
})

describe("the areas of the layers", () => {
  const notAreas = ["shared", "kit", "story", "fixtures", "generated"]
  it.each(["domain", "machines", "adapters", "ui"])("are the same in %s", async (layer) => {
    const entries = await readdir(join(root, "src", layer), { withFileTypes: true })
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
    expect(folders.filter((name) => !notAreas.includes(name)).toSorted()).toEqual(areas.toSorted())
  })
})

describe("the compiler", () => {
  it.each(notCompiling)("$rule: $file", ({ file, says }) => {
    // The compiler reports such an import twice: as outside of the root, and as missing in the project's list (TS6307), so the test ignores
    // the second error.
    const errors = compiler.split("\n").filter((line) => line.startsWith(file) && !line.includes("TS6307"))
    expect(errors).toEqual([expect.stringContaining(says)])
  })
})
