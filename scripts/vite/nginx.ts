import type { InlineHashes } from "#sandbox/headers.ts"

/** A page by its name under .pages, without the extension, and the hashes of its inline code. */
export type NamedHashes = { readonly name: string; readonly hashes: InlineHashes }

type Table = {
  readonly routes: readonly { readonly name: string; readonly expression: string }[]
  readonly without: Readonly<Record<string, string>>
}

type Line = readonly [key: string, value: string]

const map = (source: string, name: string, lines: readonly Line[]): string =>
  [`map ${source} $hashwell_${name} {`, ...lines.map(([key, value]) => `  ${key} ${value};`), "}"].join("\n")

const quote = (text: string): string => `"${text}"`

/** Lists the hashes of each page. A space before each hash separates it from the policy to which nginx appends it. */
const grantHashes = (pages: readonly NamedHashes[], kind: keyof InlineHashes): readonly Line[] => [
  ["default", quote("")],
  ...pages.map(({ name, hashes }): Line => [quote(name), quote(hashes[kind].map((hash) => ` ${hash}`).join(""))]),
]

/** Writes the page selection of `sandbox/pages.ts` as nginx maps. The tests in `tests/nginx` compare the two. */
export const nginxMaps = (
  { routes, without }: Table,
  pages: readonly NamedHashes[],
  locales: readonly string[],
): string => {
  const [first = "", ...others] = locales
  const cookie = (pattern: string): string => quote(`~(?:^|; )${pattern}`)
  return [
    "# Written by the build for deploy/nginx.conf: which page answers, and what the policy lets it run.",
    map("$http_cookie", "locale", [
      ["default", first],
      ...others.map((locale): Line => [cookie(`culture=${locale}(?:;|$)`), locale]),
    ]),
    map("$http_cookie", "visitor", [
      ["default", "anonymous"],
      [cookie("(?:token|refreshToken)=[^;]"), "checking"],
    ]),
    map("$uri", "route", [
      ["default", "notFound"],
      ...routes.map(({ name, expression }): Line => [quote(`~${expression}`), name]),
      [quote("~^/(?:cabinet|demo)(?:/|$)"), "notFoundInCabinet"],
    ]),
    map("$hashwell_route", "status", [
      ["default", "200"],
      ["notFound", "404"],
      ["notFoundInCabinet", "404"],
    ]),
    map(quote("$uri?$args"), "begins", [
      ["default", "$hashwell_route"],
      ...Object.entries(without).map(([path, parameter]): Line => [
        quote(`~^${path}/?[?](?:.*&)?(?:${parameter})`),
        "otherwise",
      ]),
    ]),
    map(quote("$hashwell_locale/$hashwell_begins.$hashwell_visitor"), "chosen", [
      ["default", quote("$hashwell_locale/empty")],
      ...pages.map(({ name }): Line => [quote(name), quote(name)]),
    ]),
    map("$hashwell_page", "scripts", grantHashes(pages, "scripts")),
    map("$hashwell_page", "styles", grantHashes(pages, "styles")),
    "",
  ].join("\n")
}
