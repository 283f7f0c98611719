import { existsSync, globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path/posix"
import { describe, expect, it } from "vitest"
import { inRoot, root } from "#scripts/root.ts"
import { tools } from "#scripts/tool.ts"
import { staticImportsOf, findForbiddenImports, filesOnDisk, packagesOf, findReachable } from "./imports.ts"

const { scripts: commands } = JSON.parse(readFileSync(inRoot("package.json"), "utf8")) as { readonly scripts: object }

const readerOf = (files: Readonly<Record<string, string>>) => (path: string) => files[path] ?? null

describe("the code for browsers", () => {
  it("contains no models, walks, stories, tests, fixtures or sandbox", () => {
    expect(findForbiddenImports("src/start/client.tsx")).toEqual([])
  })

  it("includes every composition of a route, so that the check covers them", () => {
    const compositions = globSync("src/main/*.tsx", { cwd: root, exclude: ["**/*.test.tsx"] })
    expect(compositions.filter((file) => !findReachable("src/start/client.tsx").has(file))).toEqual([])
  })

  it.each([
    ["src/ui/a.model.ts"],
    ["src/ui/a.walk.tsx"],
    ["src/ui/a.stories.tsx"],
    ["src/ui/a.test.ts"],
    ["src/ui/story/story-of.tsx"],
    ["src/machines/kit/model.ts"],
    ["src/machines/generated/models.ts"],
    ["src/domain/fixtures/orders.ts"],
    ["sandbox/app.ts"],
  ])("is rejected with %s, even behind a lazy route", (file) => {
    const read = readerOf({
      "src/start/client.tsx": 'import type { X } from "./never.ts"\nconst route = () => import("#main/route.tsx")',
      "src/main/route.tsx": `import {\n  a,\n  b\n} from "#${file.replace(/^src\//, "")}"`,
      [file]: "",
    })
    expect(findForbiddenImports("src/start/client.tsx", read)).toEqual([
      `src/start/client.tsx → src/main/route.tsx → ${file}`,
    ])
  })
})

/** Lists the package imports of this file and of all files without which it cannot run. */
const needs = (entry: string): readonly string[] =>
  [
    ...new Set([...findReachable(entry, filesOnDisk, staticImportsOf).keys()].flatMap((file) => packagesOf(file))),
  ].toSorted()

describe("the code of the first moment", () => {
  it("begins with Effect's values only, without its runtime", () => {
    expect(needs("src/start/client.tsx").filter((each) => each.startsWith("effect"))).toEqual([
      "effect Option",
      "effect Result",
    ])
  })

  it.each(["start/client", "main/sign-in", "main/sign-up", "main/recovery", "main/confirm-email"])(
    "renders src/%s.tsx without the Effect runtime",
    (name) => {
      expect(needs(`src/${name}.tsx`).filter((each) => /^effect (?:Effect|Schema)$/.test(each))).toEqual([])
      expect(needs(`src/${name}.tsx`).filter((each) => each.startsWith("@xstate/react "))).not.toEqual([])
    },
  )
})

const documents = globSync(["*.md", "docs/**/*.md", "sandbox/**/*.md"], { cwd: root })
  .map((path) => path.replaceAll("\\", "/"))
  .toSorted()

describe.each(documents)("%s", (document) => {
  const whole = readFileSync(inRoot(document), "utf8")
  const text = whole.replaceAll(/^```[\s\S]*?^```/gm, "")
  // A path in the text, such as `src/domain/shared/money.ts`, starts at the root. The target of a link, such as
  // (../api.md), is relative to the document.
  const inText = [
    ...text.matchAll(/`((?:src|tests|scripts|sandbox|docs|deploy|locales|public|\.storybook|\.ci)\/[\w./*-]*)`/g),
  ].map((found) => found[1]!)
  const links = [...text.matchAll(/\]\(([^):#]+)(?:#[^)]*)?\)/g)].map((found) => join(dirname(document), found[1]!))
  it("names existing files and folders", () => {
    const missing = [...new Set([...inText, ...links])].filter((path) =>
      path.includes("*") ? globSync(path, { cwd: root }).length === 0 : !existsSync(inRoot(path)),
    )
    expect(missing).toEqual([])
  })
  it("names existing commands", () => {
    const scripts = [...whole.matchAll(/npm run ([\w-]+(?::[\w-]+)*)/g)].map((found) => found[1]!)
    expect(scripts.filter((name) => !Object.hasOwn(commands, name))).toEqual([])
    const named = [...whole.matchAll(/npm run tool -- ([\w-]+)/g)].map((found) => found[1]!)
    expect(named.filter((name) => !Object.hasOwn(tools, name) || !existsSync(inRoot(`scripts/${name}.ts`)))).toEqual([])
    const run = [...whole.matchAll(/node (scripts\/[\w./-]+\.ts)/g)].map((found) => found[1]!)
    expect(run.filter((file) => !existsSync(inRoot(file)))).toEqual([])
  })
})
