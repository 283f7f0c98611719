import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { inRoot } from "#scripts/root.ts"
import { fillTemplate } from "./prerender/document.ts"

const template = `<!doctype html>
<html lang="en-US">
  <head>
    <title>Hashwell</title>
    <meta
      name="description"
      content="old"
    />
    <meta property="og:title" content="old" />
    <meta property="og:locale" content="en_US" />
    <script type="module" crossorigin src="/assets/vendor-1.js"></script>
    <script type="module" crossorigin src="/assets/core.js"></script>
    <link rel="preload" href="/config.json" as="fetch" crossorigin />
    <link rel="modulepreload" crossorigin href="/assets/vendor.js">
    <link rel="stylesheet" crossorigin href="/assets/index.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`

const empty = {
  title: "",
  meta: {},
  locale: "en-US",
  calls: [],
  next: [],
  fonts: [],
  initialState: null,
  html: "",
  bootstrap: "",
  scripts: [],
  entry: "",
  styles: [],
} as const

describe("the document of a page", () => {
  const document = fillTemplate(template, {
    title: '"Вход" & <$&>',
    meta: { description: "Войдите", "og:title": '"Вход" & <$&>', "og:locale": "ru_RU" },
    locale: "ru-RU",
    calls: ["/api/v1/orders/?offset=0&count=5"],
    next: ["assets/dashboard.js", "assets/api.js"],
    initialState: "signIn anonymous open ru-RU",
    html: "<p>$1</p>",
    bootstrap: "bootstrap()",
    scripts: ["assets/react-1.js", "assets/site-1.js", "assets/sign-in.js"],
    entry: "assets/site-1.js",
    styles: [
      { file: "assets/a.css", text: "p{margin:0}" },
      { file: "assets/b.css", text: "a{top:0}" },
    ],
    fonts: ["assets/onest-latin.woff2"],
  })
  it.each([
    '<html lang="ru-RU" data-calls="/api/v1/orders/?offset=0&amp;count=5" data-next="/assets/dashboard.js /assets/api.js" data-landing-keys="allow_demo utm_source utm_campaign utm_medium click_id aip">',
    '<title>"Вход" &amp; &lt;$&amp;></title>',
    '<meta name="description" content="Войдите">',
    '<meta property="og:title" content="&quot;Вход&quot; &amp; &lt;$&amp;>">',
    '<meta property="og:locale" content="ru_RU">',
    '<style data-files="/assets/a.css /assets/b.css">p{margin:0}a{top:0}</style>',
    "<script>bootstrap()</script>",
    '<script type="module" src="/assets/site-1.js"></script>',
    '<div id="root" data-initial-state="signIn anonymous open ru-RU"><p>$1</p></div>',
  ])("contains %s", (part) => {
    expect(document).toContain(part)
  })

  it("loads no style sheet, and preloads its fonts and each script once, in the order of need", () => {
    expect(document).not.toContain('rel="stylesheet"')
    expect([...document.matchAll(/<link rel="preload"[^>]*>/g)].map(([link]) => link)).toEqual([
      '<link rel="preload" href="/assets/onest-latin.woff2" as="font" type="font/woff2" crossorigin>',
    ])
    expect([...document.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, address]) => address)).toEqual([
      "/assets/react-1.js",
      "/assets/site-1.js",
      "/assets/sign-in.js",
    ])
  })

  it("requests its scripts before the styles are read, and its fonts without delaying the first paint", () => {
    const [head = "", body = ""] = document.split("<body>")
    expect(head.indexOf('rel="modulepreload"')).toBeLessThan(head.indexOf("<style"))
    expect([head.includes("woff2"), body.includes("woff2")]).toEqual([false, true])
  })

  it("runs one script, whose name identifies the build", () => {
    expect([...document.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, address]) => address)).toEqual([
      "/assets/site-1.js",
    ])
  })

  it("is not created if a part of the template is missing", () => {
    expect(() => fillTemplate("<html></html>", empty)).toThrow("index.html has no title")
  })

  it("asks phones to leave numbers, dates and addresses unchanged", () => {
    expect(fillTemplate(readFileSync(inRoot("index.html"), "utf8"), empty)).toContain(
      '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no"',
    )
  })
})
