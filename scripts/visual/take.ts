import { existsSync } from "node:fs"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { chromium } from "playwright"
import { browserArguments, findBrowser } from "#scripts/browser.ts"
import { inRoot } from "#scripts/root.ts"
import { run } from "#scripts/run.ts"
import { warn } from "#scripts/say.ts"
import { type FontSizes, measureFonts } from "./fonts.ts"
import { shootAll } from "./shoot.ts"
import { statesOf } from "./stories.ts"

const stories = inRoot(".cache/visual-stories")

/** The fonts of this machine. */
export const presentFonts = async (): Promise<FontSizes> => {
  const browser = await chromium.launch({ executablePath: findBrowser("figures"), args: [...browserArguments] })
  try {
    return await measureFonts(browser)
  } finally {
    await browser.close()
  }
}

export type Take = (name: string, png: Buffer) => Promise<void>

/** The stories of the working tree; null if they cannot be built. Answers the ids of all stories that count. */
export const takePresent = async (
  noBuild: boolean,
  counts: (id: string) => boolean,
  isChosen: (id: string) => boolean,
  take: Take,
): Promise<readonly string[] | null> => {
  if (!noBuild && (await run("node", ["scripts/storybook.ts", "build", "--output-dir", stories, "--quiet"])) !== 0)
    return null
  if (!existsSync(`${stories}/index.json`)) {
    warn("No stories were built yet: leave out --no-build.")
    return null
  }
  const all = statesOf(await readFile(`${stories}/index.json`, "utf8")).filter(counts)
  await shootAll(stories, all.filter(isChosen), take)
  return all
}

/** The screenshots of another commit. */
export const takeFrom = async (
  folder: string,
  isChosen: (id: string) => boolean,
  take: Take,
): Promise<readonly string[]> => {
  const files = await readdir(folder)
  for (const file of files)
    if (isChosen(file)) await take(file.replace(/\.png$/, ""), await readFile(join(folder, file)))
  return [...new Set(files.map((file) => file.split(".")[0]!))]
}
