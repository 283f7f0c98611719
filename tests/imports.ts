import { existsSync, readFileSync, statSync } from "node:fs"
import { dirname, join } from "node:path/posix"
import { inRoot } from "#scripts/root.ts"

/** Reads a file of the project by its path from the root. Returns null if the file does not exist. */
export type ReadSource = (path: string) => string | null

export const filesOnDisk: ReadSource = (path) =>
  existsSync(inRoot(path)) && statSync(inRoot(path)).isFile() ? readFileSync(inRoot(path), "utf8") : null

const statement = /^\s*(?:import|export)\s+(?!type\b)(?:[\w*{][^"';]*?\sfrom\s+)?"([.#][^"]+)"/gm
const dynamic = /\bimport\("([.#][^"]+)"\)/g

type Way = (text: string) => readonly string[]
const importsOf: Way = (text) =>
  [...text.matchAll(statement), ...text.matchAll(dynamic)].map((candidate) => candidate[1]!)
/** Lists the imports without which a file cannot run. */
export const staticImportsOf: Way = (text) => [...text.matchAll(statement)].map((candidate) => candidate[1]!)

const taken = /^\s*(?:import|export)\s+(?!type\b)(?:([\w*{][^"';]*?)\sfrom\s+)?"([^.#"][^"]*)"/gm

/** Lists a file's imports from packages, without types: `effect Result`. */
export const packagesOf = (file: string, read: ReadSource = filesOnDisk): readonly string[] =>
  [...(read(file) ?? "").matchAll(taken)].flatMap(([, names = "", name]) =>
    names
      .replaceAll(/[{}]/g, "")
      .split(",")
      .map((each) => each.trim())
      .filter((each) => !each.startsWith("type "))
      .map((each) => `${name} ${each}`.trim()),
  )

const { imports: aliases } = JSON.parse(readFileSync(inRoot("package.json"), "utf8")) as {
  readonly imports: Readonly<Record<string, string>>
}

/** Resolves an alias: "#domain/shared/money.ts" is "./src/domain/shared/money.ts". */
const pathOf = (file: string, wanted: string): string => {
  const [alias = "", ...rest] = wanted.split("/")
  return alias.startsWith("#")
    ? join((aliases[`${alias}/*`] ?? "").replace("*", rest.join("/")))
    : join(dirname(file), wanted)
}

const resolveFrom = (file: string, wanted: string, read: ReadSource): string => {
  const path = pathOf(file, wanted)
  if (read(path) === null) throw new Error(`${file} imports "${wanted}", and there is no such file.`)
  return path
}

/**
 * Finds every file that a browser may receive if it starts at `entry`, each with its chain of imports. Ignores imports of types, because
 * the compiler removes them.
 */
export const findReachable = (
  entry: string,
  read: ReadSource = filesOnDisk,
  importsIn: Way = importsOf,
): ReadonlyMap<string, readonly string[]> => {
  const importPaths = new Map<string, readonly string[]>([[entry, [entry]]])
  for (const [file, importPath] of importPaths) {
    if (!/\.tsx?$/.test(file)) continue
    for (const wanted of importsIn(read(file)!)) {
      const next = resolveFrom(file, wanted, read)
      if (!importPaths.has(next)) importPaths.set(next, [...importPath, next])
    }
  }
  return importPaths
}

const unshipped = [
  /\.(?:model|walk|stories|test)\.tsx?$/,
  /^src\/machines\/(?:kit|generated)\//,
  /^src\/domain\/fixtures\//,
  /^src\/ui\/(?:walk\.ts$|(?:generated|story)\/)/,
  /^(?!src\/|locales\/|brand\/(?:brand|documents|reviews|documents\/\w+)\.ts$)/,
]

/** Lists the chains of imports from the entry to files that only tests, stories and the sandbox may use. */
export const findForbiddenImports = (entry: string, read: ReadSource = filesOnDisk): readonly string[] =>
  [...findReachable(entry, read)]
    .filter(([file]) => unshipped.some((pattern) => pattern.test(file)))
    .map(([, importPath]) => importPath.join(" → "))
