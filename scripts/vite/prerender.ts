import { mkdir, readFile, writeFile } from "node:fs/promises"
import { dirname, join, resolve } from "node:path"
import { writePolicy } from "#sandbox/write-policy.ts"
import { hashesOf } from "#sandbox/static.ts"
import { localeFile } from "#scripts/locale-files.ts"
import { type Chunk, keyOf, type Manifest, needed, scriptFiles } from "#scripts/weights.ts"
import type { BuildStep } from "./finish-build.ts"
import { type NamedHashes, nginxMaps } from "./nginx.ts"
import { compositionsIn } from "./prerender/chunks.ts"
import { documentOf, type Page } from "./prerender/document.ts"
import { buildBootstrap } from "./prerender/bootstrap.ts"
import { prerender } from "./prerender/renderer.ts"
import type { Prerendered } from "./prerender/worker.ts"

const table = "src/main/routes.ts"
const shell = "src/main/site/cabinet-shell.tsx"
const fontsOf = (locale: string): readonly string[] =>
  ["latin", ...(locale === "ru-RU" ? ["cyrillic", "rouble"] : [])].map(
    (name) => `src/ui/kit/styles/fonts/onest-${name}.woff2`,
  )
/** What a page that makes calls at once cannot wait for. */
const calls = "src/main/lazy/calls.ts"

/** What the built site consists of, as its pages need it. */
const readBuild = async (root: string, dist: string) => {
  const manifest = JSON.parse(await readFile(join(dist, ".vite/manifest.json"), "utf8")) as Manifest
  const compositions = compositionsIn({ path: table, text: await readFile(resolve(root, table), "utf8") })
  const template = await readFile(join(dist, "index.html"), "utf8")
  const bootstrap = await buildBootstrap(root)
  const stylesOf = (chunks: readonly Chunk[]) =>
    Promise.all(
      [...new Set(chunks.flatMap(({ css }) => css ?? []))].map(async (file) => ({
        file,
        text: await readFile(join(dist, file), "utf8"),
      })),
    )
  return { manifest, compositions, template, bootstrap, stylesOf }
}
type Build = Awaited<ReturnType<typeof readBuild>>

const fill = async (
  { manifest, template, bootstrap, stylesOf }: Build,
  keys: readonly string[],
  page: Omit<Page, "bootstrap" | "entry" | "scripts" | "styles" | "fonts" | "next">,
  nextKeys: readonly string[] = [],
) => {
  const site = keyOf(manifest, "site")
  const scripts = scriptFiles(manifest, [site, ...keys])
  return documentOf(template, {
    ...page,
    bootstrap,
    scripts,
    next: scriptFiles(manifest, nextKeys).filter((file) => !scripts.includes(file)),
    entry: manifest[site]!.file,
    styles: await stylesOf(needed(manifest, [site, ...keys])),
    fonts: fontsOf(page.locale).map((source) => manifest[source]!.file),
  })
}

/** The page's own code and texts, by source file. */
const codeOf = (
  { compositions }: Build,
  { rendered, locale, path }: Pick<Prerendered["pages"][number], "rendered" | "locale" | "path">,
): readonly string[] => {
  const composition = compositions.get(rendered.name)
  return [
    ...(/^\/(?:cabinet|demo)/.test(path) ? [shell] : []),
    ...(composition ? [composition] : []),
    ...rendered.namespaces.map((namespace) => localeFile(locale, namespace)),
  ]
}

const documentFor = (
  build: Build,
  { rendered, locale, path, visitor, without, frame }: Prerendered["pages"][number],
  other: string,
  next: Prerendered["pages"][number] | undefined,
) => {
  const { name, guard } = rendered
  const holds = {
    "data-page": name,
    "data-visitor": visitor,
    "data-guard": guard,
    ...(without ? { "data-without": without } : {}),
  }
  const asks = rendered.calls.length > 0 ? [calls] : []
  return fill(
    build,
    [...codeOf(build, { rendered, locale, path }), ...asks],
    {
      ...rendered,
      locale,
      other,
      // Without these the client renders from scratch.
      root: frame ? {} : holds,
    },
    next ? codeOf(build, next) : [],
  )
}

/** For an address without a page of its own in advance: nothing, in the right language. */
const emptyFor = (build: Build, { rendered, locale }: Prerendered["pages"][number], other: string) =>
  fill(build, [localeFile(locale, "common")], { ...rendered, locale, other, calls: [], root: {}, html: "" })

/** Prerenders pages to `.pages`, once per locale and kind of visitor. */
export const prerenderPages: BuildStep = async (dist, root) => {
  const [build, { pages, locales, expressions }] = await Promise.all([readBuild(root, dist), prerender(root)])
  const write = async (path: string, text: string): Promise<void> => {
    const file = join(dist, ".pages", path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  const named: NamedHashes[] = []
  const writePage = async (name: string, html: string): Promise<void> => {
    await write(`${name}.html`, html)
    named.push({ name, hashes: hashesOf(html) })
  }
  const otherThan = (locale: string): string => locales.find((other) => other !== locale) ?? locale
  for (const page of pages) {
    const { locale, visitor, path, rendered } = page
    const next = pages.find((other) => other.path === rendered.next && other.locale === locale)
    await writePage(`${locale}/${rendered.name}.${visitor}`, await documentFor(build, page, otherThan(locale), next))
    if (path === "/" && visitor === "anonymous")
      await writePage(`${locale}/empty`, await emptyFor(build, page, otherThan(locale)))
  }
  const without = Object.fromEntries(pages.flatMap((page) => (page.without ? [[page.path, page.without]] : [])))
  await write("pages.json", JSON.stringify({ routes: expressions, without }))
  await writePolicy(dist)
  await write("nginx.conf", nginxMaps({ routes: expressions, without }, named, locales))
}
