import { mkdir, readFile, writeFile } from "node:fs/promises"
import { dirname, join, resolve } from "node:path"
import type { Manifest } from "vite"
import { hashesOf } from "#sandbox/static.ts"
import { writePolicy } from "#sandbox/write-policy.ts"
import { listCompositions, keyOf, listNeeded, listScriptFiles } from "#scripts/chunk-sizes.ts"
import { localeFile } from "#scripts/locale-files.ts"
import type { RenderedPage } from "#start/prerender.tsx"
import { isInCabinet } from "#ui/site/paths.ts"
import type { BuildStep } from "./finish-build.ts"
import { type NamedHashes, nginxMaps } from "./nginx.ts"
import { buildBootstrap, prerender } from "./prerender/builds.ts"
import { fillTemplate, frameOf } from "./prerender/document.ts"

const fontsOf = (locale: string): readonly string[] =>
  ["latin", ...(locale === "ru-RU" ? ["cyrillic", "rouble"] : [])].map(
    (name) => `src/ui/kit/styles/fonts/onest-${name}.woff2`,
  )

/** The ports that a page needs for its first calls, by route. The pages load them lazily, because most documents have the results. */
const lazyPorts: { readonly [route: string]: readonly string[] } = {
  home: ["src/main/lazy/home-ports.ts"],
  buy: ["src/main/lazy/calculator-ports.ts"],
}

/** Prerenders pages to `.pages`, once for each locale and kind of visitor. */
export const prerenderPages: BuildStep = async (dist, root) => {
  const read = (file: string) => readFile(resolve(dist, file), "utf8")
  const [{ pages, routes, without, locales }, bootstrap, template, manifestText, table] = await Promise.all([
    prerender(root, dist),
    buildBootstrap(root),
    read("index.html"),
    read(".vite/manifest.json"),
    readFile(resolve(root, "src/main/routes.ts"), "utf8"),
  ])
  const manifest = JSON.parse(manifestText) as Manifest
  const compositions = listCompositions(table)
  const site = keyOf(manifest, "site")
  /**
   * Returns the source files of the page's code. A page with calls at its start includes the HTTP client, because these
   * calls cannot wait until the client is loaded.
   */
  const codeOf = ({ name, path, namespaces, locale, calls }: RenderedPage): readonly string[] => [
    site,
    ...(/^\/(?:cabinet|demo)/.test(path) ? ["src/main/site/cabinet-shell.tsx"] : []),
    ...(compositions.has(name) ? [compositions.get(name)!] : []),
    ...namespaces.map((namespace) => localeFile(locale, namespace)),
    ...(calls.length > 0 ? ["src/main/lazy/client.ts", ...(lazyPorts[name] ?? [])] : []),
  ]
  const write = async (path: string, text: string): Promise<void> => {
    const file = join(dist, ".pages", path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  const named: NamedHashes[] = []
  for (const page of pages) {
    const code = codeOf(page)
    const scripts = listScriptFiles(manifest, code)
    const next = pages.find(({ path, locale }) => path === page.next && locale === page.locale)
    const loadStyles = async (code: readonly string[]) => {
      const files = new Set(listNeeded(manifest, code).flatMap(({ css }) => css ?? []))
      return Promise.all([...files].map(async (file) => ({ file, text: await read(file) })))
    }
    const document = {
      ...page,
      bootstrap,
      scripts,
      next: next ? listScriptFiles(manifest, codeOf(next)).filter((file) => !scripts.includes(file)) : [],
      entry: manifest[site]!.file,
      styles: await loadStyles(code),
      fonts: fontsOf(page.locale).map((source) => manifest[source]!.file),
    }
    const html = fillTemplate(template, document)
    await write(`${page.file}.html`, html)
    named.push({ name: page.file, hashes: hashesOf(html) })
    if (page.parts !== undefined) {
      // The document of a public page has decoded results, so the page needs no HTTP client before it is hydrated.
      const start = isInCabinet(page.path) ? code : codeOf({ ...page, calls: [] })
      const whole = [...start, ...page.parts, localeFile(page.locale, "estimates")]
      const frame = frameOf(template, {
        ...document,
        scripts: listScriptFiles(manifest, start),
        late: page.late,
        styles: await loadStyles(whole),
      })
      await write(`${page.file}.frame.html`, frame)
    }
  }
  await write("pages.json", JSON.stringify({ routes, without }))
  // The policy uses the settings in dist, which an operator may have edited.
  await writePolicy(dist)
  await write("nginx.conf", nginxMaps({ routes, without }, named, locales))
}
