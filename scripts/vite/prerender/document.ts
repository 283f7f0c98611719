export interface Page {
  readonly locale: string
  readonly other: string
  readonly title: string
  readonly description: string
  readonly image: string
  readonly calls: readonly string[]
  readonly landingKeys: readonly string[]
  /** Attributes of the root, and what stands inside it. */
  readonly root: Readonly<Record<string, string>>
  readonly html: string
  /** What the page runs, in the order in which they need each other. */
  readonly scripts: readonly string[]
  /** The script that starts the site. Its name changes with every build. */
  readonly entry: string
  /** What the page that most people open next runs besides: src/start/prefetch-links.ts. */
  readonly next: readonly string[]
  readonly styles: readonly { readonly file: string; readonly text: string }[]
  /** What the text of this language is drawn in. */
  readonly fonts: readonly string[]
  /** Runs in the head. */
  readonly bootstrap: string
}

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

const attributes = (named: Readonly<Record<string, string>>): string =>
  Object.entries(named)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join("")

const replaced = (document: string, what: RegExp | string, by: string): string => {
  if (typeof what === "string" ? !document.includes(what) : !what.test(document))
    throw new Error(`index.html has no ${what}`)
  // A function: `$` in a style or a text means itself.
  return document.replace(what, () => by)
}

/** On one line: not every reader of links parses HTML. */
const meta = (document: string, name: string, content: string): string =>
  replaced(
    document,
    new RegExp(`<meta\\s+(?:name|property)="${name}"\\s+content="[^"]*"\\s*/>`),
    `<meta${attributes({ [name.includes(":") ? "property" : "name"]: name, content })} />`,
  )

/** The styles of the page itself, with the files they are from: src/start/bootstrap.ts tells the loader of chunks. */
const inlined = (styles: Page["styles"]): string =>
  `<style data-files="${styles.map(({ file }) => `/${file}`).join(" ")}">${styles.map(({ text }) => text.trim()).join("")}</style>`

const moduleScripts = /\s*<script type="module"[^>]*><\/script>/g

/** Nothing is painted before the document is read to its last part: a header that is painted in halves jumps. */
const wholeFirst = `<link rel="expect" href="#unavailable" blocking="render">`

/** The built index.html, filled for one page. */
export const documentOf = (template: string, page: Page): string => {
  const {
    locale,
    other,
    title,
    description,
    image,
    calls,
    landingKeys,
    root,
    html,
    scripts,
    entry,
    next,
    styles,
    fonts,
    bootstrap,
  } = page
  const asked = {
    ...(calls.length === 0 ? {} : { "data-calls": calls.join(" ") }),
    ...(next.length === 0 ? {} : { "data-next": next.map((file) => `/${file}`).join(" ") }),
    ...(landingKeys.length === 0 ? {} : { "data-landing-keys": landingKeys.join(" ") }),
  }
  let document = replaced(template, /<html[^>]*>/, `<html${attributes({ lang: locale, ...asked })}>`)
  document = replaced(document, /<title>[^<]*<\/title>/, `<title>${escaped(title)}</title>`)
  for (const name of ["description", "og:description"]) document = meta(document, name, description)
  document = meta(document, "og:title", title)
  document = meta(document, "og:image:alt", image)
  document = meta(document, "og:locale", locale.replace("-", "_"))
  document = meta(document, "og:locale:alternate", other.replace("-", "_"))
  // The settings are asked for by src/start/bootstrap.ts.
  document = document.replaceAll(/\s*<link rel="(?:stylesheet|modulepreload|preload)"[^>]*>/g, "")
  const preloads = [
    ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
    ...scripts.map((file) => `<link rel="modulepreload" href="/${file}">`),
  ]
  const head = [wholeFirst, inlined(styles), `<script>${bootstrap}</script>`, ...preloads].join("\n    ")
  document = replaced(document, "</title>", `</title>\n    ${head}`)
  document = document.replaceAll(moduleScripts, "")
  document = replaced(document, "</body>", `  <script type="module" src="/${entry}"></script>\n  </body>`)
  return replaced(document, /<div id="root">\s*<\/div>/, `<div id="root"${attributes(root)}>${html}</div>`)
}
