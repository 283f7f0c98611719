/** The texts of files by their paths from the root. */
export type Files = ReadonlyMap<string, string>

/** The files of one machine, by their paths from the root. */
export interface FlowFiles {
  /** The name of the machine, with which its exports begin: `signIn`, `signInModel`, `signInWalk`. */
  readonly name: string
  readonly area: string
  readonly machine: string
  readonly model: string
  readonly walk: string
  /** True if no page shows the machine. */
  readonly hasNoScreen: boolean
}

/** Converts a file name to a machine name: sign-in → signIn. */
export const camelCase = (name: string): string =>
  name.replaceAll(/-(.)/g, (_, character: string) => character.toUpperCase())

const exportsIn = (text: string, suffix: string): readonly string[] =>
  [...text.matchAll(new RegExp(`^export const (\\w+)${suffix}\\b`, "gm"))].map(([, name]) => name!)

/**
 * Lists the files of every machine. Throws an error that names the file to create if a machine has no model, walk or
 * state table.
 */
export const flowsOf = (sources: Files): readonly FlowFiles[] => {
  const paths = [...sources.keys()].toSorted()
  const walks = new Map(
    paths
      .filter((path) => path.endsWith(".walk.tsx"))
      .flatMap((path) => exportsIn(sources.get(path)!, "Walk").map((name) => [name, path] as const)),
  )
  const hasNoScreen = (walk: string | undefined) => /^ {2}hasNoScreen: true,$/m.test(sources.get(walk ?? "") ?? "")
  const missing: string[] = []
  const flows = paths
    .filter((path) => path.endsWith(".machine.ts"))
    .map((machine) => {
      const [, area = "", stem = ""] = /^src\/machines\/([^/]+)\/.*?([^/]+)\.machine\.ts$/.exec(machine) ?? []
      const name = camelCase(stem)
      const model = machine.replace(".machine.ts", ".model.ts")
      const table = `docs/states/${area}/${stem}.md`
      if (!exportsIn(sources.get(machine)!, "").includes(name)) missing.push(`${machine} must export "${name}"`)
      if (!sources.has(model)) missing.push(`${name} has no model. Create ${model} with the export "${name}Model"`)
      if (!walks.has(name))
        missing.push(`${name} has no walk. Create src/ui/${area}/${stem}.walk.tsx with the export "${name}Walk"`)
      if (!sources.has(table)) missing.push(`${name} has no state table. Create ${table}`)
      return { name, area, machine, model, walk: walks.get(name) ?? "", hasNoScreen: hasNoScreen(walks.get(name)) }
    })
  if (missing.length > 0) throw new Error(missing.join("\n"))
  return flows
}
