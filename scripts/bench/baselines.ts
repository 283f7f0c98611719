import { mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Page } from "playwright"
import { build } from "vite"
import { compressFolder } from "#scripts/vite/compress.ts"
import { inRoot, root } from "#scripts/root.ts"

export const folder = inRoot("reports/bench/site")

/** The complete page without scripts. */
const stillOf = async (page: Page) => {
  const html = await page.content()
  const styles = await page.evaluate(() =>
    [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)).join("\n"),
  )
  const still = html.replaceAll(
    /<script\b[^]*?<\/script>|<link rel="(?:modulepreload|stylesheet|expect)"[^>]*>|<style\b[^]*?<\/style>/g,
    "",
  )
  return { styles, with: (head: string) => still.replace("</title>", `</title>${head}`) }
}

const bareOf = async (name: string, styles: string): Promise<void> => {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2023",
      modulePreload: { polyfill: false },
      rolldownOptions: { input: inRoot(`scripts/bench/bare/${name}.tsx`) },
    },
  })
  const [chunk] = "output" in built ? built.output : []
  if (chunk?.type !== "chunk") throw new Error(`${name} built to nothing.`)
  await writeFile(join(folder, `assets/bare-${name}.js`), chunk.code)
  const head = `<meta name="viewport" content="width=device-width"><title>${name}</title><style>${styles}</style>`
  const script = `<script type="module" src="/assets/bare-${name}.js"></script>`
  await writeFile(
    join(folder, `bare-${name}.html`),
    `<!doctype html><html lang="en"><head>${head}${script}</head><body><div id="root"></div></body></html>`,
  )
}

/** The plainest styles of ours: tokens and what elements look like. */
const plainStyles = async (): Promise<string> =>
  (await Promise.all(["tokens", "base"].map((name) => readFile(inRoot(`src/ui/kit/styles/${name}.css`), "utf8")))).join(
    "\n",
  )

/** Builds every page that ours are compared with; `open` shows one of ours, settled. */
export const buildBaselines = async (
  open: (name: string) => Promise<Page>,
  names: readonly string[],
): Promise<void> => {
  await rm(folder, { recursive: true, force: true })
  await mkdir(join(folder, "assets"), { recursive: true })
  for (const name of names) {
    const page = await open(name)
    const still = await stillOf(page)
    // The fastest it could be, and the same with its styles in a file of their own.
    await writeFile(join(folder, `static-${name}.html`), still.with(`<style>${still.styles}</style>`))
    await writeFile(join(folder, `assets/${name}.css`), still.styles)
    await writeFile(
      join(folder, `linked-${name}.html`),
      still.with(`<link rel="stylesheet" href="/assets/${name}.css">`),
    )
    await page.context().close()
  }
  const styles = await plainStyles()
  for (const name of ["sign-in", "sign-in-libraries", "buy", "dashboard"]) await bareOf(name, styles)
  await compressFolder(folder)
}
