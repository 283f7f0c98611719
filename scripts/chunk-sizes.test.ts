import type { Manifest } from "vite"
import { expect, it } from "vitest"
import {
  listCompositions,
  findCycles,
  listNeeded,
  listScriptFiles,
  listStartSources,
  compareWithBudget,
} from "./chunk-sizes.ts"

const manifest: Manifest = {
  "_core.js": {
    file: "assets/core.js",
    name: "site",
    imports: ["_vendor.js"],
    dynamicImports: ["_form.js", "src/main/buy.tsx", "locales/en-US/shop/buy.json", "locales/ru-RU/shop/buy.json"],
  },
  "_vendor.js": { file: "assets/vendor.js" },
  "_texts-en-US.js": { file: "assets/texts.js", name: "texts-en-US" },
  "_shared.js": { file: "assets/shared.js", imports: ["_vendor.js"] },
  "_form.js": { file: "assets/form.js", name: "form", imports: ["_shared.js"], dynamicImports: ["src/qr.tsx"] },
  "src/main/buy.tsx": { file: "assets/buy.js", imports: ["_vendor.js"] },
  "src/qr.tsx": { file: "assets/qr.js" },
  "locales/en-US/shop/buy.json": { file: "assets/en.js" },
  "locales/ru-RU/shop/buy.json": { file: "assets/ru.js" },
}

it("a page begins with the entry, its own chunk and its texts in one locale", () => {
  const filesOf = (composition: string, texts: readonly string[]) =>
    listScriptFiles(manifest, listStartSources(manifest, composition, texts)).toSorted()
  expect(filesOf("src/main/sign-in.tsx", [])).toEqual(
    ["core", "form", "shared", "texts", "vendor"].map((name) => `assets/${name}.js`),
  )
  expect(filesOf("src/main/buy.tsx", ["buy"])).toEqual(
    ["buy", "core", "en", "texts", "vendor"].map((name) => `assets/${name}.js`),
  )
  expect(() => listScriptFiles(manifest, ["gone"])).toThrow("The build has no chunk gone.")
})

it.each([
  [3, false, "✓ buy: 3.00 KiB in 3 files, at most 3"],
  [4, true, "✗ buy: 4.00 KiB in 4 files, at most 3"],
])("a page with %s KiB is weighed against its budget", (count, isOver, line) => {
  const sizes = Array.from({ length: count }, () => 1024)
  expect(compareWithBudget("buy", sizes, 3)).toEqual({ isOver, line })
})

it("reports only chunks that wait for each other", () => {
  expect(findCycles(manifest)).toEqual([])
  const circular = { ...manifest, "_vendor.js": { file: "assets/vendor.js", imports: ["_shared.js"] } }
  expect(findCycles(circular)).toEqual(["_vendor.js → _shared.js → _vendor.js"])
})

it("lists the chunks that others need before them, each once", () => {
  const manifest = {
    a: { file: "a.js", imports: ["c"] },
    b: { file: "b.js", imports: ["c", "a"] },
    c: { file: "c.js" },
  }
  expect(listNeeded(manifest, ["a", "b"]).map(({ file }) => file)).toEqual(["c.js", "a.js", "b.js"])
})

it("finds the composition of each route", () => {
  const text = `export const routes = {
    home: () => import("./home.tsx"),
    signIn: () => import("./sign-in.tsx"),
  }`
  expect([...listCompositions(text)]).toEqual([
    ["home", "src/main/home.tsx"],
    ["signIn", "src/main/sign-in.tsx"],
  ])
})
