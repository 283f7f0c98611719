/** A small file for each rule, and its expected message. */
export interface Example {
  readonly rule: string
  readonly file: string
  readonly code: string
  readonly says: string
}

const useImport = (name: string, from: string) =>
  `import { ${name} as given } from "${from}"\nexport const used = given`

const imports = (rule: string, file: string, from: string, says: string, name = "thing"): Example => ({
  rule,
  file,
  code: useImport(name, from),
  says,
})
const says = (rule: string, file: string, code: string, message: string): Example => ({
  rule,
  file,
  code,
  says: message,
})

const component = (element: string) =>
  `export const It = ({ paid }: { readonly paid: boolean }) => <div data-paid={paid}>${element}</div>`

const screen = "Inner layers know nothing of the screen."
const ofNoArea = "Files of shared and of the kit must not import the area"
const notShipped = "Only tests and stories read models"
const port = "Ask for a port"
const float = "Money is never a float."

export const badExamples: readonly Example[] = [
  imports("imports by alias", "src/domain/bad-relative.ts", "../domain/shared/money.ts", "Import by alias"),
  says("imports with their extension", "src/domain/bad-extension.ts", 'export { it } from "./bad-chance"', "extension"),
  imports("what no area owns: domain", "src/domain/shared/bad-area.ts", "#domain/shop/quote.ts", ofNoArea),
  imports("what no area owns: machines", "src/machines/shared/bad-area.ts", "#domain/site/routes.ts", ofNoArea),
  imports("what no area owns: adapters", "src/adapters/shared/bad-area.ts", "#adapters/site/tokens.ts", ofNoArea),
  imports("what no area owns: ui", "src/ui/shared/bad-area.ts", "#machines/shop/quote.machine.ts", ofNoArea),
  imports("what no area owns: the kit", "src/ui/kit/actions/bad-area.tsx", "#ui/site/paths.ts", ofNoArea),
  says(
    "what no area owns: lazy",
    "src/ui/kit/bad-lazy-area.ts",
    'export const later = lazyModule(() => import("#ui/site/paths.ts"))',
    ofNoArea,
  ),
  says(
    "what no area owns: re-exported",
    "src/ui/kit/bad-area-passed-on.ts",
    'export { paths } from "#ui/site/paths.ts"',
    ofNoArea,
  ),
  ...(["domain", "machines", "adapters", "ui"] as const).map((layer) =>
    imports(
      `an area without later areas: ${layer}`,
      `src/${layer}/orders/bad-area.ts`,
      `#${layer}/payments/methods.ts`,
      'The area "orders" must not import "payments"',
    ),
  ),
  imports("domain without React", "src/domain/bad-react.ts", "react", screen),
  imports("domain without texts", "src/domain/bad-texts.ts", "i18next", screen),
  imports(
    "domain without machines",
    "src/domain/bad-machine.ts",
    "#machines/sign-in/sign-in.machine.ts",
    "The domain is the innermost layer.",
  ),
  imports("domain without XState", "src/domain/bad-xstate.ts", "xstate", "What happens over time is a machine"),
  imports(
    "domain without a runtime",
    "src/domain/bad-runtime.ts",
    "effect",
    "The domain decides, it does not run.",
    "ManagedRuntime",
  ),
  imports("effect by its one door", "src/domain/bad-door.ts", "effect/Schema", 'Import from "effect" itself'),
  says(
    "domain runs nothing",
    "src/domain/bad-run.ts",
    'import { Effect } from "effect"\nexport const it = Effect.runSync(Effect.succeed(1))',
    "Inner layers decide, they do not run.",
  ),
  says(
    "no static method newer than the supported browsers",
    "src/adapters/bad-parse.ts",
    'export const it = URL.parse("/")',
    "URL.parse is newer than",
  ),
  says(
    "no method newer than the supported browsers",
    "src/start/bad-move.ts",
    "export const move = (list: HTMLElement) => list.moveBefore(list, null)",
    "moveBefore() is newer than",
  ),
  says(
    "no object newer than the supported browsers",
    "src/adapters/bad-observer.ts",
    "export const it = new PressureObserver(() => 1)",
    "PressureObserver is newer than",
  ),
  says(
    "no attribute newer than the supported browsers",
    "src/ui/bad-closedby.tsx",
    'export const It = () => <dialog closedby="any" />',
    "closedby is newer than",
  ),
  says(
    "domain without a clock",
    "src/domain/bad-clock.ts",
    "export const it = new Date()",
    "What time it is comes from a port",
  ),
  says("domain without chance", "src/domain/bad-chance.ts", "export const it = Math.random()", port),
  says("domain without the page", "src/domain/bad-page.ts", "export const it = document.title", port),
  says("domain without the network", "src/domain/bad-network.ts", "export const it = globalThis.fetch", port),
  says("domain without storage", "src/domain/bad-storage.ts", "export const it = localStorage.length", port),
  says(
    "domain without the browser's secrets",
    "src/domain/bad-crypto.ts",
    "export const it = crypto.randomUUID()",
    port,
  ),
  imports("machines without React", "src/machines/a/bad-react.ts", "react", screen),
  imports("machines without formik", "src/machines/a/bad-formik.ts", "formik", screen),
  imports("machines without wouter", "src/machines/a/bad-wouter.ts", "wouter", screen),
  imports(
    "machines without screens",
    "src/machines/a/bad-ui.ts",
    "#ui/paths.ts",
    "Inner layers know nothing of outer ones.",
  ),
  imports(
    "machines without adapters",
    "src/machines/a/bad-adapter.ts",
    "#adapters/orders.ts",
    "Inner layers know nothing of outer ones.",
  ),
  imports(
    "machines without effects",
    "src/machines/a/bad-effect.ts",
    "effect",
    "Machines do not run effects.",
    "Effect",
  ),
  says(
    "machines without timers",
    "src/machines/a/bad-timer.ts",
    "export const it = () => { setTimeout(() => 1, 1) }",
    "Time passes in machines only",
  ),
  says(
    "machines without a clock",
    "src/machines/a/bad-clock.ts",
    "export const it = Date.now()",
    "What time it is comes from a port",
  ),
  says("machines without chance", "src/machines/a/bad-chance.ts", "export const it = Math.random()", port),
  imports("shipped machines without models", "src/machines/a/bad-model.ts", "./a.model.ts", notShipped),
  imports("shipped machines without the kit", "src/machines/a/bad-kit.ts", "#machines/kit/model.ts", notShipped),
  imports(
    "shipped machines without fixtures",
    "src/machines/a/bad-fixture.ts",
    "#domain/fixtures/orders.ts",
    notShipped,
  ),
  imports("screens without adapters", "src/ui/a/bad-adapter.ts", "#adapters/orders.ts", "Screens talk to machines"),
  imports(
    "screens without the composition",
    "src/ui/a/bad-main.ts",
    "#main/routes.ts",
    "Screens do not know who composes them.",
  ),
  imports("screens without effects", "src/ui/a/bad-effect.ts", "effect", "Effects belong to src/adapters.", "Effect"),
  says(
    "screens without timers",
    "src/ui/a/bad-timer.ts",
    "export const it = () => { setInterval(() => 1, 1) }",
    "Time passes in machines only",
  ),
  says("screens without a clock", "src/ui/a/bad-clock.ts", "export const it = Date.now()", "Read it from the state."),
  says("screens without chance", "src/ui/a/bad-chance.ts", "export const it = Math.random()", port),
  says(
    "screens without the network",
    "src/ui/a/bad-network.ts",
    'export const it = () => fetch("/")',
    "Screens do not reach outside.",
  ),
  says(
    "screens without storage",
    "src/ui/a/bad-storage.ts",
    "export const it = localStorage.length",
    "Screens do not reach outside.",
  ),
  says(
    "screens without cookies",
    "src/ui/a/bad-cookie.ts",
    "export const it = document.cookie",
    "Screens do not reach outside.",
  ),
  ...[
    "<p>Total</p>",
    "<p>Итого</p>",
    "<><b />и</>",
    '<p>{"Total"}</p>',
    '<p>{paid ? "Paid" : null}</p>',
    '<p>{paid ? null : paid && "Paid"}</p>',
    "<p>{`Total ${paid}`}</p>",
    '<input placeholder="Amount" />',
    '<button aria-label={"Copy"} />',
    '<img alt="A plate" />',
    '<p title={paid ? "Close" : ""} />',
  ].map((element, index) =>
    says("text in a component", `src/ui/a/bad-text-${index}.tsx`, component(element), "belongs in locales/"),
  ),
  says("styles in a component", "src/ui/a/bad-style.tsx", component('<p style={{ color: "red" }} />'), "style sheet"),
  says("styles for a component", "src/ui/a/bad-styled.tsx", component("<It style={{}} paid />"), "style sheet"),
  says(
    "markup from a string",
    "src/ui/a/bad-markup.tsx",
    'export const It = () => <p dangerouslySetInnerHTML={{ __html: "" }} />',
    "dangerouslySetInnerHTML",
  ),
  says(
    "markup into an element",
    "src/ui/a/bad-inner.ts",
    'export const it = (to: Element) => { to.innerHTML = "" }',
    "Text is text",
  ),
  imports("shipped screens without walks", "src/ui/a/bad-walk.ts", "./a.walk.tsx", notShipped),
  imports("walks without Vitest", "src/ui/a/bad.walk.tsx", "vitest", "A walk is also a story"),
  imports("shipped screens without stories", "src/ui/a/bad-story.ts", "./a.stories.tsx", notShipped),
  imports("shipped screens without the list", "src/ui/a/bad-list.ts", "#machines/generated/machines.ts", notShipped),
  imports(
    "screens without the sandbox",
    "src/ui/a/bad-sandbox.ts",
    "#sandbox/app.ts",
    "The product knows nothing of the sandbox",
  ),
  imports("adapters without React", "src/adapters/bad-react.ts", "react", "Adapters know nothing of the screen."),
  imports(
    "adapters without screens",
    "src/adapters/bad-ui.ts",
    "#ui/format.ts",
    "Adapters know nothing of the screen.",
  ),
  imports(
    "adapters without machines",
    "src/adapters/bad-machine.ts",
    "#machines/port.ts",
    "Adapters fill ports, they run no machines.",
  ),
  imports("adapters without fixtures", "src/adapters/bad-fixture.ts", "#domain/fixtures/orders.ts", notShipped),
  imports("composition without models", "src/main/bad-model.ts", "#machines/generated/models.ts", notShipped),
  imports(
    "composition without the sandbox",
    "src/main/bad-sandbox.ts",
    "#sandbox/app.ts",
    "The product knows nothing of the sandbox",
  ),
  imports("a page without another page", "src/main/bad-page.tsx", "./contracts.tsx", "A page imports no other page."),
  imports("a part without its page", "src/main/a/bad-part.ts", "#main/contracts.tsx", "Pages import their parts"),
  imports("nothing from Node", "src/adapters/bad-node.ts", "node:fs", "The product runs in a browser."),
  imports("sandbox without the client", "sandbox/bad-client.ts", "#domain/money.ts", "The sandbox is not the client"),
  says("no floats: parseFloat", "src/adapters/bad-float.ts", 'export const it = parseFloat("1")', float),
  says("no floats: Number.parseFloat", "src/main/bad-float.ts", 'export const it = Number.parseFloat("1")', float),
  says("no floats: toFixed", "src/ui/a/bad-fixed.ts", "export const it = (cost: number) => cost.toFixed(2)", float),
  says(
    "one way to render what is offered",
    "src/ui/a/bad-offered.ts",
    'export const it = (settings: { readonly extensions: readonly string[] }) => settings.extensions.includes("record")',
    "useOffers(name)",
  ),
  says(
    "one way to wait for what is offered",
    "src/main/a/bad-offered.ts",
    "export const it = ({ extensions }: { readonly extensions: readonly string[] }) => extensions",
    "offers(name)",
  ),
  says(
    "no cycles, one half",
    "src/domain/cycle-a.ts",
    'import { b } from "./cycle-b.ts"\nexport const a = (): unknown => b',
    "Dependency cycle",
  ),
  says(
    "no cycles, other half",
    "src/domain/cycle-b.ts",
    'import { a } from "./cycle-a.ts"\nexport const b = (): unknown => a',
    "Dependency cycle",
  ),
  says(
    "a switch knows every case",
    "src/domain/bad-switch.ts",
    'export const it = (coin: "btc" | "eth") => { switch (coin) { case "btc": return 1 } return 0 }',
    "Switch is not exhaustive",
  ),
  says(
    "no any",
    "src/domain/bad-any.ts",
    "export const it = (given: any): string => String(given)",
    "Unexpected `any`",
  ),
  says("nothing by default", "src/domain/bad-default.ts", "export default 1", "default export"),
  says(
    "no talk in the console",
    "src/adapters/bad-console.ts",
    "export const it = () => { console.log(1) }",
    "Unexpected console",
  ),
  says("no code from strings", "src/adapters/bad-eval.ts", 'export const it = () => { eval("1") }', "eval"),
  says(
    "no error without a word",
    "src/adapters/bad-empty.ts",
    "export const it = () => { try { it() } catch {} }",
    "Unexpected empty block",
  ),
  says("no silenced compiler", "src/domain/bad-comment.ts", "// @ts-ignore\nexport const it = 1", "@ts-"),
  says(
    "nothing forgotten in the air",
    "src/domain/bad-promise.ts",
    "export const it = () => { Promise.resolve(1) }",
    "Promises must be awaited",
  ),
  says(
    "hooks in components",
    "src/ui/effect/bad-hook.tsx",
    `import { useId } from "react"
export const views = { ready: () => <p id={useId()} /> }`,
    'React Hook "useId"',
  ),
  says(
    "effects without decisions",
    "src/ui/effect/bad-effect.tsx",
    `import { useEffect, useState } from "react"
export const useOpen = (id: string) => {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (id !== "") setOpen(true)
  }, [id])
  return open
}`,
    "Calling setState synchronously within an effect",
  ),
  ...[
    ["awaited", 'export const later = async () => (await import("./good.ts")).used'],
    ["continued", 'export const later = () => import("./good.ts").then(({ used }) => used)'],
    ["wrapped", 'export const later = memoize(() => import("./good.ts"))'],
    ["lazy", 'import { lazy } from "react"\nexport const later = lazy(() => Promise.reject(new Error("x")))'],
  ].map(([way = "", code = ""]) =>
    says(`code loads later in two ways: ${way}`, `src/main/later/bad-${way}.ts`, code, "Code loads later in two ways"),
  ),
  says(
    "code loads later in two ways: adapters",
    "src/adapters/bad-later.ts",
    'export const later = async () => (await import("./good.ts")).used',
    "Code loads later in two ways",
  ),
]

/** Code that the rules must allow. */
export const goodExamples: readonly Pick<Example, "file" | "code">[] = [
  { file: "src/domain/good.ts", code: useImport("Schema", "effect") },
  { file: "src/machines/good/good.ts", code: useImport("Result", "effect") },
  { file: "src/machines/good/good.model.ts", code: useImport("used", "#domain/good.ts") },
  { file: "src/machines/good/good.list.ts", code: useImport("used", "./good.ts") },
  { file: "src/ui/good/good.ts", code: useImport("BigDecimal", "effect") },
  { file: "src/ui/good/good.walk.tsx", code: useImport("used", "#machines/good/good.model.ts") },
  {
    file: "src/ui/good/observed.tsx",
    code: `import { useEffect, useState } from "react"
export const useWide = () => {
  const [wide, setWide] = useState(false)
  useEffect(() => {
    const observer = new ResizeObserver(() => setWide(true))
    return () => observer.disconnect()
  }, [])
  return wide
}`,
  },
  {
    file: "src/ui/good/elements.tsx",
    code: component(
      '<p className="total" data-state="paid"> · {paid} × 2<img alt="" />{paid ? <b className="x" /> : <It paid key="y" />}</p>',
    ),
  },
  { file: "src/ui/payments/good.ts", code: useImport("used", "#ui/orders/good.ts") },
  { file: "src/ui/orders/good.ts", code: useImport("used", "#domain/payments/good.ts") },
  { file: "src/domain/payments/good.ts", code: useImport("Schema", "effect") },
  { file: "src/ui/kit/good.walk.tsx", code: useImport("used", "#ui/orders/good.ts") },
  { file: "src/main/good.ts", code: useImport("used", "#ui/good/good.ts") },
  { file: "src/main/good-page.tsx", code: useImport("used", "./good/good.ts") },
  { file: "src/main/good/good.ts", code: useImport("used", "#ui/good/good.ts") },
  { file: "src/main/good/later.ts", code: 'export const later = lazyModule(() => import("./good.ts"))' },
  {
    file: "src/main/good/part.ts",
    code: 'export const Part = lazyPart(app, { load: () => import("./good.ts"), view })',
  },
  {
    file: "src/adapters/good.ts",
    code: 'import type { used } from "#machines/good/good.ts"\nexport type There = typeof used',
  },
]

export const notCompiling: readonly Example[] = [
  says(
    "domain without the page",
    "src/domain/wrong-page.ts",
    "export const it = document.title",
    "Cannot find name 'document'",
  ),
  says(
    "domain without the network",
    "src/domain/wrong-network.ts",
    "export const it = fetch",
    "Cannot find name 'fetch'",
  ),
  imports(
    "domain without machines",
    "src/domain/wrong-machine.ts",
    "#machines/good/good.ts",
    "is not under 'rootDir'",
    "used",
  ),
  says(
    "machines without storage",
    "src/machines/a/wrong-storage.ts",
    "export const it = localStorage",
    "Cannot find name 'localStorage'",
  ),
  imports(
    "machines without screens",
    "src/machines/a/wrong-ui.ts",
    "#ui/good/good.ts",
    "is not under 'rootDir'",
    "used",
  ),
]
