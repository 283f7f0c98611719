import { mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { globSync } from "node:fs"
import { dirname, relative, resolve } from "node:path"
import { runnerImport } from "vite"
import { inRoot, root } from "./root.ts"
import { say, warn } from "./say.ts"

/** The part of a model that a story needs: the states a person can stop in. */
type Models = Readonly<Record<string, { readonly states: readonly string[] }>>

export type Files = ReadonlyMap<string, string>
export interface Stale {
  readonly file: string
  readonly why: "missing" | "out of date" | "no longer needed"
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const words = (name: string) => kebab(name).replaceAll("-", " ").replace(/^./, (letter) => letter.toUpperCase())
const pascal = (state: string) => state.split(".").map((part) => part.replace(/^./, (letter) => letter.toUpperCase())).join("")

/** Walks by their name: `import { signInWalk } from "./sign-in/sign-in.walk"` in src/ui/walks.ts. */
const walkFiles = (walks: string): ReadonlyMap<string, string> =>
  new Map([...walks.matchAll(/import \{([^}]+)\} from "\.\/(.+\.walk)"/g)].flatMap(([, names = "", file = ""]) =>
    [...names.matchAll(/(\w+)Walk\b/g)].map((found) => [found[1]!, file] as const)))

const storyFile = (machine: string, walk: string, states: readonly string[]): string => [
  "// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.",
  `import { ${machine}Walk } from "./${walk.slice(walk.lastIndexOf("/") + 1)}"`,
  `import { stateStory } from "${"../".repeat(walk.split("/").length - 1)}story-of"`,
  "",
  `export default { title: "States/${words(machine)}", tags: ["state"] }`,
  "",
  ...states.map((state) => `export const ${pascal(state)} = stateStory(${machine}Walk, "${state}")`),
  "",
].join("\n")

/** What should be there, by path from the root. Storybook reads stories without running them, so no loop can export them. */
export const storyFiles = (models: Models, walks: string): Files => {
  const files = walkFiles(walks)
  return new Map(Object.entries(models).map(([machine, { states }]) => {
    const walk = files.get(machine)
    if (walk === undefined) throw new Error(`src/ui/walks.ts imports no "${machine}Walk": the stories of ${machine} need it.`)
    return [`src/ui/${dirname(walk)}/${kebab(machine)}.states.stories.tsx`, storyFile(machine, walk, states)] as const
  }))
}

const wanted = async (): Promise<Files> => {
  const options = { root, configFile: false, logLevel: "error" } as const
  const { module } = await runnerImport<{ readonly models: Models }>(inRoot("src/machines/models.ts"), options)
  return storyFiles(module.models, await readFile(inRoot("src/ui/walks.ts"), "utf8"))
}

const present = async (): Promise<Files> => {
  const paths = globSync("src/ui/**/*.states.stories.tsx", { cwd: root })
  return new Map(await Promise.all(paths.map(async (path) => [path, await readFile(resolve(root, path), "utf8")] as const)))
}

/** What differs between the files that should be there and those that are. */
export const compare = (should: Files, are: Files): readonly Stale[] => [
  ...[...should].filter(([file, text]) => are.get(file) !== text)
    .map(([file]) => ({ file, why: are.has(file) ? "out of date" as const : "missing" as const })),
  ...[...are.keys()].filter((file) => !should.has(file)).map((file) => ({ file, why: "no longer needed" as const })),
]

export const staleStories = async (): Promise<readonly Stale[]> => compare(await wanted(), await present())

const writeStories = async (): Promise<void> => {
  const files = await wanted()
  for (const { file, why } of compare(files, await present())) {
    if (why === "no longer needed") await rm(inRoot(file))
    else {
      await mkdir(dirname(inRoot(file)), { recursive: true })
      await writeFile(inRoot(file), files.get(file)!)
    }
    say(`${why === "no longer needed" ? "Removed" : "Wrote"} ${relative(root, inRoot(file))}`)
  }
}

if (import.meta.main) {
  if (process.argv.includes("--check")) {
    const stale = await staleStories()
    for (const { file, why } of stale) warn(`${file} is ${why}. Run: npm run stories`)
    process.exitCode = stale.length === 0 ? 0 : 1
  } else await writeStories()
}
