import { available, availableSince, newer } from "./baseline.ts"

interface Named {
  readonly type: string
  readonly name?: unknown
  readonly object?: Named
  readonly property?: Named
  readonly computed?: boolean
  readonly callee?: Named
  readonly parent?: Named
}

interface LintContext {
  readonly filename: string
  readonly report: (found: { readonly node: unknown; readonly message: string }) => void
}

/** The interfaces of well-known global objects. */
const interfacesOf: Readonly<Record<string, readonly string[]>> = {
  window: ["Window"],
  globalThis: ["Window"],
  navigator: ["Navigator"],
  document: ["Document", "Node"],
  location: ["Location"],
  history: ["History"],
  screen: ["Screen"],
  performance: ["Performance"],
  crypto: ["Crypto"],
  clipboard: ["Clipboard"],
  locks: ["LockManager"],
  credentials: ["CredentialsContainer"],
  documentElement: ["HTMLElement", "Element", "Node"],
  body: ["HTMLElement", "Element", "Node"],
}

/** Interfaces whose methods the rule recognizes by name alone, unless an older method has the same name. */
const families =
  /^api\.(?:HTML\w*Element|SVG\w*Element|Element|Node|Document|DocumentFragment|Range|Selection|Blob|Response|Request|Headers|FormData|URLSearchParams|ReadableStream|Event|UIEvent|DataTransfer)\.([a-z]\w+)$/
const nameOf = (key: string) => families.exec(key)?.[1] ?? ""
const olderNames = new Set([...available].map((key) => key.split(".").at(-1)))
const isOfOlder = (key: string) => !newer.has(key.split(".").slice(0, 2).join("."))
const newerMethods = new Set(
  [...newer]
    .filter(isOfOlder)
    .map(nameOf)
    .filter((name) => name !== "" && !olderNames.has(name)),
)

/** Features that the code detects before use, or whose absence harms nothing. */
const optional = new Set([
  // Every browser supports this method, although the standard deprecates it.
  "document.execCommand",
  "requestIdleCallback()",
  "PublicKeyCredential.parseCreationOptionsFromJSON",
  "PublicKeyCredential.parseRequestOptionsFromJSON",
  "autocapitalize",
  "autocorrect",
])

const textOf = (node: Named | undefined): string => (typeof node?.name === "string" ? node.name : "")

/** Returns the compatibility keys that `object.member` may refer to. */
const keysOf = (object: string, member: string): readonly string[] =>
  [object, ...(interfacesOf[object] ?? [])].flatMap((name) => [
    `api.${name}.${member}`,
    `api.${name}.${member}_static`,
    `javascript.builtins.${name}.${member}`,
  ])

export interface LintRule {
  readonly create: (context: LintContext) => Readonly<Record<string, (node: never) => void>>
}

export const baselineRule: LintRule = {
  create: ({ report }) => {
    const refuse = (node: unknown, what: string) => {
      if (optional.has(what)) return
      report({
        node,
        message: `${what} is newer than ${availableSince}, so browsers of docs/browsers.md lack it. Use something older, or look whether it is there and name it in scripts/lint-baseline.ts.`,
      })
    }
    return {
      MemberExpression: (node: Named) => {
        if (node.computed === true) return
        const { object, property, parent } = node
        const [owner, member] = [textOf(object) || textOf(object?.property), textOf(property)]
        if (keysOf(owner, member).some((key) => newer.has(key))) refuse(node, `${owner}.${member}`)
        else if (newerMethods.has(member) && parent?.type === "CallExpression" && parent.callee === node)
          refuse(node, `${member}()`)
      },
      NewExpression: (node: Named) => {
        const name = textOf(node.callee)
        if (newer.has(`api.${name}`) || newer.has(`javascript.builtins.${name}`)) refuse(node, name)
      },
      CallExpression: (node: Named) => {
        const name = textOf(node.callee)
        if (newer.has(`api.Window.${name}`)) refuse(node, `${name}()`)
      },
      JSXAttribute: (node: Named) => {
        const attribute = textOf(node.name as Named).toLowerCase()
        const element = textOf((node.parent as { readonly name?: Named } | undefined)?.name)
        const keys = [`html.global_attributes.${attribute}`, `html.elements.${element}.${attribute}`]
        if (/^[a-z]+$/.test(element) && keys.some((key) => newer.has(key))) refuse(node, attribute)
      },
    }
  },
}
