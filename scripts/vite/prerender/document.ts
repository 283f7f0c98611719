import { type HTMLElement, parse, TextNode } from "node-html-parser"
import { attributionKeys } from "#domain/shop/attribution.ts"
import { placeholders } from "#sandbox/render/data-pages.ts"
import type { RenderedPage } from "#start/prerender.tsx"

export interface Page extends Pick<RenderedPage, "locale" | "title" | "meta" | "initialState" | "html" | "calls"> {
  /** The files that the page runs. Every file comes after the files that it needs. */
  readonly scripts: readonly string[]
  /** The script that starts the site. The name of the file changes with every build. */
  readonly entry: string
  /** Additional files for the page that most visitors open next. src/start/prefetch-links.ts uses them. */
  readonly next: readonly string[]
  readonly styles: readonly { readonly file: string; readonly text: string }[]
  /** Fonts for the texts of this language. */
  readonly fonts: readonly string[]
  /** The code that runs in the head. */
  readonly bootstrap: string
  /** The responses with which the page is rendered, as JSON. */
  readonly responses?: string
}

const escapeHtml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
const write = (element: HTMLElement, attributes: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, escapeHtml(value))
}
const addresses = (files: readonly string[]) => files.map((file) => `/${file}`).join(" ")

/** Fills the built index.html for one page. Throws if index.html lacks an element that the page needs. */
export const fillTemplate = (template: string, page: Page): string => {
  const document = parse(template)
  const part = (selector: string) => {
    const found = document.querySelector(selector)
    if (found === null) throw new Error(`index.html has no ${selector}`)
    return found
  }
  // Vite's own tags are removed. src/start/bootstrap.ts requests the settings, and marks inline styles as loaded for the chunk loader.
  const built = "link[rel=stylesheet],link[rel=preload],link[rel=modulepreload],script[type=module]"
  for (const element of document.querySelectorAll(built)) element.remove()
  write(part("html"), {
    lang: page.locale,
    ...(page.calls.length > 0 && { "data-calls": page.calls.join(" ") }),
    ...(page.next.length > 0 && { "data-next": addresses(page.next) }),
    ...(page.responses !== undefined && { "data-embedded": "" }),
    "data-landing-keys": attributionKeys.join(" "),
  })
  for (const [name, content] of Object.entries(page.meta))
    write(part(`meta[${name.includes(":") ? "property" : "name"}="${name}"]`), { content })
  const title = part("title")
  title.childNodes = [new TextNode(escapeHtml(page.title))]
  const head = [
    // The scripts come before the styles, so that the browser requests them while the rest of the document arrives.
    ...page.scripts.map((file) => `<link rel="modulepreload" href="/${file}">`),
    // Blocks painting until the document has been read to its last part, because a header that is painted in two steps would jump.
    `<link rel="expect" href="#unavailable" blocking="render">`,
    `<style data-files="${addresses(page.styles.map(({ file }) => file))}">${page.styles.map(({ text }) => text.trim()).join("")}</style>`,
    `<script>${page.bootstrap}</script>`,
  ]
  title.after(new TextNode(`\n    ${head.join("\n    ")}`))
  // The fonts are in the body, because Chromium delays the first paint for fonts that the head preloads.
  const fonts = page.fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`)
  const body = part("body")
  body.childNodes.unshift(new TextNode(`\n    ${fonts.join("\n    ")}`))
  if (page.responses !== undefined)
    body.append(new TextNode(`  <script type="application/json" id="responses">${page.responses}</script>\n  `))
  body.append(new TextNode(`  <script type="module" src="/${page.entry}"></script>\n  `))
  const root = part("#root")
  // A page with content shows its own message that it needs JavaScript.
  if (page.html !== "") for (const element of document.querySelectorAll("body > noscript")) element.remove()
  if (page.initialState !== null) write(root, { "data-initial-state": page.initialState })
  root.childNodes = [new TextNode(page.html)]
  return document.toString()
}

/** Returns the document with placeholders for the parts that the server renders on each request. */
export const frameOf = (template: string, page: Page & Pick<RenderedPage, "late">): string =>
  fillTemplate(template, { ...page, ...placeholders, calls: page.late })
