export type Chunk = {
  readonly file: string
  readonly src?: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}
/** Vite's own list of what it built, by source file. */
export type Manifest = Readonly<Record<string, Chunk>>
export type Weight = { readonly gzip: number; readonly brotli: number }
export type Route = { readonly name: string; readonly chunks: readonly string[]; readonly budget: number }
export type Routes = { readonly routes: readonly Route[]; readonly missing: readonly string[] }

/** Every file that one chunk cannot run without, its own first. */
export const filesOf = (manifest: Manifest, key: string, seen = new Set<string>()): readonly string[] => {
  const chunk = manifest[key]
  if (chunk === undefined) throw new Error(`The build has no chunk ${key}.`)
  if (seen.has(key)) return []
  seen.add(key)
  return [chunk.file, ...(chunk.imports ?? []).flatMap((name) => filesOf(manifest, name, seen))]
}

export const scriptsOf = (manifest: Manifest, route: Route): readonly string[] => {
  const files = route.chunks.flatMap((key) => filesOf(manifest, key))
  return [...new Set(files)].filter((file) => file.endsWith(".js"))
}

const entry = "index.html"
const isRoute = (key: string): boolean => /^src\/main\/.+\.tsx$/.test(key)
const isText = (key: string): boolean => key.startsWith("locales/")

/** `src/main/sign-in.tsx` and `src/main/signin.page.tsx` are both "signin". */
const nameOf = (key: string): string => (key.split("/").at(-1) ?? "").replace(/\..*$/, "").replace(/\W/g, "").toLowerCase()

/**
 * A page is the entry, what the entry fetches for every page, the route's own chunk and its texts. The texts are all
 * those of one locale: a little more than a page fetches, never less.
 */
export const routesOf = (manifest: Manifest, budgets: Readonly<Record<string, number>>): Routes => {
  const fetched = manifest[entry]?.dynamicImports ?? []
  const everywhere = [entry, ...fetched.filter((key) => !isRoute(key) && (!isText(key) || key.includes("/en-US/")))]
  const routes = fetched.filter(isRoute).map((key) => ({
    name: nameOf(key),
    chunks: [...everywhere, key],
    budget: budgets[nameOf(key)] ?? Infinity,
  }))
  const names = new Set(routes.map(({ name }) => name))
  return { routes, missing: Object.keys(budgets).filter((name) => !names.has(name)) }
}

const add = (one: Weight, other: Weight): Weight => ({
  gzip: one.gzip + other.gzip,
  brotli: one.brotli + other.brotli,
})

export const weigh = (files: readonly string[], weightOf: (file: string) => Weight): Weight =>
  files.map(weightOf).reduce(add, { gzip: 0, brotli: 0 })

const kib = (bytes: number): number => bytes / 1024

export const describe = (route: Route, files: readonly string[], weight: Weight): string => {
  const sizes = [`${kib(weight.gzip).toFixed(1)} gzip`, `${kib(weight.brotli).toFixed(1)} brotli`]
  const budget = route.budget === Infinity ? "" : `, at most ${route.budget} gzip`
  return `${isOver(route, weight) ? "✗" : "✓"} ${route.name}: ${sizes.join(", ")} KiB in ${files.length} files${budget}`
}

export const isOver = (route: Route, weight: Weight): boolean => kib(weight.gzip) > route.budget
