import { readFileSync } from "node:fs"
import { isBuiltin } from "node:module"
import { expect, it } from "vitest"
import { inRoot } from "#scripts/root.ts"
import { filesOnDisk, findReachable } from "./imports.ts"

const { dependencies } = JSON.parse(readFileSync(inRoot("package.json"), "utf8")) as { readonly dependencies: object }

/**
 * Finds imported packages. The pattern excludes `import type`, because Node removes it, and includes `import { type X
 * }`, because it still loads the package.
 */
const bare =
  /^\s*(?:import|export)\s+(?!type\b)(?:[\w*{][^"';]*?\sfrom\s+)?"([^.#"][^"]*)"|\bimport\("([^.#"][^"]*)"\)/gm

/** Returns the package of an import: `hono` for `hono/cookie`. */
const packageOf = (specifier: string): string => specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/")

it("an install without development dependencies contains exactly the packages that the server imports", () => {
  const texts = [...findReachable("sandbox/serve.ts").keys()].map((file) => filesOnDisk(file) ?? "")
  const specifiers = texts.flatMap((text) =>
    [...text.matchAll(bare)].map(([, fixed, dynamic]) => fixed ?? dynamic ?? ""),
  )
  const imported = specifiers.filter((specifier) => !isBuiltin(specifier)).map(packageOf)
  expect(Object.keys(dependencies).toSorted()).toEqual([...new Set(imported)].toSorted())
})
