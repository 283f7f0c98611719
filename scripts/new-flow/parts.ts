import { flowTitle } from "#ui/story/story-names.ts"

export interface NewFlow {
  /** account, shop, … */
  readonly area: string
  /** rename-contract */
  readonly stem: string
  /** renameContract */
  readonly name: string
  /** The number of its state set. */
  readonly stateSet: number
}

/** The file of texts that each area's new flow gets, in locales/<locale>/<area>. */
const namespaces: Readonly<Record<string, string>> = { money: "history", payments: "pay", shop: "buy", site: "common" }
export const namespaceOf = ({ area }: NewFlow): string => namespaces[area] ?? area

const capital = (name: string): string => name.replace(/^./, (letter) => letter.toUpperCase())
export const portOf = ({ name }: NewFlow): string => `load${capital(name)}`

const machine = (flow: NewFlow): string => `import { setup } from "xstate"
import type { CallFailed } from "#domain/shared/failure.ts"
import { answers } from "#machines/shared/answers.ts"
import { port } from "#machines/shared/port.ts"

/** State set ${flow.stateSet}: docs/states/${flow.area}/${flow.stem}.md. */
export const ${flow.name} = setup({
  types: {} as {
    context: { readonly failure: CallFailed | null }
    events: { type: "load.retry" }
  },
  actors: { ${portOf(flow)}: port<null, null, CallFailed>("${portOf(flow)}") },
}).createMachine({
  id: "${flow.name}",
  context: { failure: null },
  initial: "loading",
  states: {
    loading: {
      invoke: {
        id: "${portOf(flow)}",
        src: "${portOf(flow)}",
        input: null,
        onDone: answers({ ok: "ready", otherwise: "error" }),
      },
    },
    ready: {},
    error: { on: { "load.retry": "loading" } },
  },
})
`

const model = (flow: NewFlow): string => `import { callFailed } from "#domain/shared/failure.ts"
import { model } from "#machines/kit/model.ts"
import { ${flow.name} } from "./${flow.stem}.machine.ts"

export const ${flow.name}Model = model({
  machine: ${flow.name},
  input: undefined,
  events: { "load.retry": [{ type: "load.retry" }] },
  portResults: { ${portOf(flow)}: { ok: [null], CallFailed: [callFailed("offline")] } },
  feeds: {},
})
`

const screen = (flow: NewFlow): string => `import { useTranslation } from "react-i18next"
import type { ${flow.name} } from "#machines/${flow.area}/${flow.stem}.machine.ts"
import { FailurePanel } from "#ui/kit/feedback/failure-panel.tsx"
import { Skeleton } from "#ui/kit/feedback/skeleton.tsx"
import { useFlow } from "#ui/shared/flow.tsx"
import { renderView, type ScreenProps, type StateViews } from "#ui/shared/screen.tsx"

type Machine = typeof ${flow.name}
type Props = ScreenProps<Machine>

export const ${capital(flow.name)} = ({ machine }: { readonly machine: Machine }) => {
  const [state, send] = useFlow(machine, undefined)
  const View = renderView(views, state)
  return <View state={state} send={send} />
}

const Ready = () => {
  const { t } = useTranslation("${namespaceOf(flow)}")
  return <p>{t("${flow.name}.ready")}</p>
}

const Failed = ({ state, send }: Props) => (
  <FailurePanel failure={state.context.failure!} onRetry={() => send({ type: "load.retry" })} />
)

const views: StateViews<Machine> = { loading: () => <Skeleton />, ready: Ready, error: Failed }
`

const walk = (
  flow: NewFlow,
): string => `import type { ${flow.name} } from "#machines/${flow.area}/${flow.stem}.machine.ts"
import { ${flow.name}Model as model } from "#machines/${flow.area}/${flow.stem}.model.ts"
import type { Walk } from "#ui/walk.ts"
import { ${capital(flow.name)} } from "./${flow.stem}.tsx"

export const ${flow.name}Walk: Walk<typeof ${flow.name}> = {
  model,
  page: (machine) => <${capital(flow.name)} machine={machine} />,
  does: {
    "load.retry": ({ page, t }) => page.getByRole("button", { name: t("common:retry") }).click(),
  },
  sees: {
    loading: ({ page, t, see }) => see(page.getByText(t("common:loading"))),
    ready: ({ page, t, see }) => see(page.getByText(t("${namespaceOf(flow)}:${flow.name}.ready"))),
    error: ({ page, t, see }) => see(page.getByRole("alert").getByText(t("common:failure.offline"))),
  },
}
`

const table = (flow: NewFlow): string => `# ${flowTitle(flow.name)}

Machine \`${flow.name}\` · state sets ${flow.stateSet}

What a customer does here, in one sentence. Each answer to these questions is a row of the table:

- Who may open it, and what does a visitor, a demo customer see?
- What does a person type or choose, and which input is refused before a call?
- Which failures has the API, and what can a person do after each? What if no response arrives?
- What changes while it is open: another tab, the session, the language, the currency, the connection?

| from | event | to | when |
|---|---|---|---|
| (start) | | loading | |
| loading | ${portOf(flow)} ok | ready | |
| loading | ${portOf(flow)} CallFailed | error | no response, or one without a known code |
| error | load.retry | loading | |
`

/** The files of a new flow, by their paths from the root. */
export const filesOf = (flow: NewFlow): ReadonlyMap<string, string> => {
  const { area, stem } = flow
  return new Map([
    [`docs/states/${area}/${stem}.md`, table(flow)],
    [`src/machines/${area}/${stem}.machine.ts`, machine(flow)],
    [`src/machines/${area}/${stem}.model.ts`, model(flow)],
    [`src/ui/${area}/${stem}.tsx`, screen(flow)],
    [`src/ui/${area}/${stem}.walk.tsx`, walk(flow)],
  ])
}
