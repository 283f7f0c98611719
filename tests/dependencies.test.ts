import { readFileSync } from "node:fs"
import { isBuiltin } from "node:module"
import { expect, it } from "vitest"
import { inRoot } from "#scripts/root.ts"
import { filesOnDisk, reachable } from "./imports.ts"

const { dependencies } = JSON.parse(readFileSync(inRoot("package.json"), "utf8")) as { readonly dependencies: object }

/** Node leaves out `import type`; `import { type X }` loads the package all the same. */
const bare =
  /^\s*(?:import|export)\s+(?!type\b)(?:[\w*{][^"';]*?\sfrom\s+)?"([^.#"][^"]*)"|\bimport\("([^.#"][^"]*)"\)/gm

/** `hono` of `hono/cookie`. */
const packageOf = (specifier: string): string => specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/")

it("an install without development dependencies contains what the server imports, and nothing else", () => {
  const texts = [...reachable("sandbox/serve.ts").keys()].map((file) => filesOnDisk(file) ?? "")
  const specifiers = texts.flatMap((text) =>
    [...text.matchAll(bare)].map(([, fixed, dynamic]) => fixed ?? dynamic ?? ""),
  )
  const imported = specifiers.filter((specifier) => !isBuiltin(specifier)).map(packageOf)
  expect(Object.keys(dependencies).toSorted()).toEqual([...new Set(imported)].toSorted())
})
