export type Chunk = {
  readonly file: string
  readonly name?: string
  readonly src?: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly dynamicImports?: readonly string[]
}
/** Vite's own list of what it built, by source file. */
export type Manifest = Readonly<Record<string, Chunk>>
export type Route = { readonly name: string; readonly chunks: readonly string[]; readonly budget: number }
export type Routes = { readonly routes: readonly Route[]; readonly missing: readonly string[] }

/** What these chunks cannot run without, each once, and nothing before what it needs. */
export const needed = (manifest: Manifest, keys: readonly string[]): readonly Chunk[] => {
  const seen = new Set<string>()
  const visit = (key: string): readonly Chunk[] => {
    if (seen.has(key)) return []
    seen.add(key)
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`The build has no chunk ${key}.`)
    return [...(chunk.imports ?? []).flatMap(visit), chunk]
  }
  return keys.flatMap(visit)
}

/** The script files of these chunks and of what they need. */
export const scriptFiles = (manifest: Manifest, keys: readonly string[]): readonly string[] =>
  [...new Set(needed(manifest, keys).map(({ file }) => file))].filter((file) => file.endsWith(".js"))

/** The chunk of this name: its file is named after its content. */
export const keyOf = (manifest: Manifest, name: string): string => {
  const found = Object.keys(manifest).find((key) => manifest[key]?.name === name)
  if (found === undefined) throw new Error(`The build has no chunk ${name}.`)
  return found
}

/** The file that composes each page, by its route: `signIn: () => import("./sign-in.tsx")` in the text of src/main/routes.ts. */
export const compositionsIn = (routes: string): ReadonlyMap<string, string> =>
  new Map(
    [...routes.matchAll(/(\w+): \(\) => import\("\.\/([^"]+)"\)/g)].map(([, name = "", file]) => [
      name,
      `src/main/${file}`,
    ]),
  )

/** `src/main/sign-in.tsx` is "signin". */
const nameOf = (key: string): string =>
  (key.split("/").at(-1) ?? "").replace(/\..*$/, "").replace(/\W/g, "").toLowerCase()

/** The English texts of a namespace, whichever area they belong to. */
const textOf = (manifest: Manifest, namespace: string): string => {
  const key = Object.keys(manifest).find(
    (each) => each.startsWith("locales/en-US/") && each.endsWith(`/${namespace}.json`),
  )
  if (key === undefined) throw new Error(`The build has no texts of ${namespace}.`)
  return key
}

/** A page is the entry, the route's own chunk, and the texts of one locale. The HTTP client and the decoders load after hydration. */
export const routesOf = (
  manifest: Manifest,
  budgets: Readonly<Record<string, number>>,
  /** By the file that composes the page. */
  texts: ReadonlyMap<string, readonly string[]>,
): Routes => {
  // What every page begins with: scripts/vite/chunks.ts.
  const entry = keyOf(manifest, "site")
  const routes = [...texts].map(([key, names]) => ({
    name: nameOf(key),
    chunks: [entry, key, ...["common", ...names].map((name) => textOf(manifest, name))],
    budget: budgets[nameOf(key)] ?? Infinity,
  }))
  const names = new Set(routes.map(({ name }) => name))
  return { routes, missing: Object.keys(budgets).filter((name) => !names.has(name)) }
}

/** `sizes`: of the compressed files, in bytes. */
export const weigh = ({ name, budget }: Route, sizes: readonly number[]) => {
  const weight = sizes.reduce((sum, size) => sum + size, 0) / 1024
  const isOver = weight > budget
  const most = budget === Infinity ? "" : `, at most ${budget}`
  return { isOver, line: `${isOver ? "✗" : "✓"} ${name}: ${weight.toFixed(1)} KiB in ${sizes.length} files${most}` }
}

/** Chunks that wait for each other, each once: code that runs while they load may find nothing where it looks. */
export const cyclesIn = (manifest: Manifest): readonly string[] => {
  const done = new Set<string>()
  const found: string[] = []
  const visit = (chunk: string, trail: readonly string[]): void => {
    const at = trail.indexOf(chunk)
    if (at >= 0) found.push([...trail.slice(at), chunk].join(" → "))
    if (at >= 0 || done.has(chunk)) return
    for (const next of manifest[chunk]?.imports ?? []) visit(next, [...trail, chunk])
    done.add(chunk)
  }
  for (const chunk of Object.keys(manifest)) visit(chunk, [])
  return found
}
