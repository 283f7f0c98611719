import { copyFileSync, existsSync, mkdirSync } from "node:fs"
import { join } from "node:path"
import { inRoot } from "#scripts/root.ts"
import type { Reported } from "./data.ts"

/** Where the report has its copy of a screenshot or a trace. */
export const artifactFile = (file: string): string => `failed/${file.replace(/^\W+/, "").replaceAll(/[^\w.-]+/g, "-")}`

/** Copies the screenshots and traces of failed paths next to the report, which then is complete wherever it is opened. */
export const copyArtifacts = (all: readonly Reported[], folder: string): void => {
  const files = all.flatMap(({ walked }) =>
    Object.values(walked).flatMap(({ artifacts = {} }) => Object.values(artifacts)),
  )
  mkdirSync(join(folder, "failed"), { recursive: true })
  for (const file of files.flat())
    if (existsSync(inRoot(file))) copyFileSync(inRoot(file), join(folder, artifactFile(file)))
}
