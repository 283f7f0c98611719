import { capital, namespaceOf, portOf, idsOf, idSample, type NewFlow, type Templates } from "./flow.ts"

/** A page or a widget that shows what one call answers. */
export const loading = (flow: NewFlow): Templates => {
  const { name, area, stem, stateSet } = flow
  const [port, namespace] = [portOf(flow), namespaceOf(flow)]
  const ids = idsOf(flow)
  const [type, sample] = ids.length === 0 ? ["void", "undefined"] : [`${capital(name)}Input`, idSample(ids)]
  const hasInput = ids.length > 0
  return {
    machine: `import type { CallFailed } from "#domain/shared/failure.ts"
import { answers } from "#machines/shared/answers.ts"
import { port, setup } from "#machines/shared/port.ts"
${hasInput ? `\nexport interface ${type} {\n${ids.map((id) => `  readonly ${id}: string\n`).join("")}}\n` : ""}
/** State set ${stateSet}: docs/states/${area}/${stem}.md. */
export const ${name} = setup({
  types: {} as {
    ${hasInput ? `input: ${type}\n` : ""}
    context: ${hasInput ? `${type} & ` : ""}{ readonly failure: CallFailed | null }
    events: { type: "load.retry" }
  },
  actors: { ${port}: port<${type}, null, CallFailed>("${port}") },
}).createMachine({
  id: "${name}",
  context: ${hasInput ? "({ input }) => ({ ...input, failure: null })" : "{ failure: null }"},
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "${port}",
${hasInput ? `        input: ({ context: { ${ids.join(", ")} } }) => ({ ${ids.join(", ")} }),\n` : ""}
        onDone: answers({ ok: "ready", otherwise: "error" }),
      },
    },
    ready: {},
    error: { on: { "load.retry": "loading" } },
  },
})
`,
    model: `import { callFailed } from "#domain/shared/failure.ts"
import { model } from "#machines/kit/model.ts"
import { ${name} } from "./${stem}.machine.ts"

export const ${name}Model = model({
  machine: ${name},
  input: ${hasInput ? sample : "undefined"},
  events: { "load.retry": [{ type: "load.retry" }] },
  portResults: { ${port}: { ok: [null], CallFailed: [callFailed("offline")] } },
  feeds: {},
})
`,
    screen: `import { useTranslation } from "react-i18next"
import type { ${hasInput ? `${type}, ` : ""}${name} } from "#machines/${area}/${stem}.machine.ts"
import { LoadFailed, Skeleton } from "#ui/kit/feedback/load-states.tsx"
import { renderView, useFlow, type StateViews } from "#ui/shared/flow.tsx"

type Machine = typeof ${name}

export const ${capital(name)} = ({ machine${hasInput ? ", input" : ""} }: { readonly machine: Machine${hasInput ? `; readonly input: ${type}` : ""} }) =>
  renderView(views, useFlow(machine, ${hasInput ? "input" : "undefined"}))

const Ready = () => {
  const { t } = useTranslation("${namespace}")
  return <p>{t("${name}.ready")}</p>
}

const views: StateViews<Machine> = { loading: () => <Skeleton />, ready: Ready, error: LoadFailed }
`,
    walk: `import type { ${name} } from "#machines/${area}/${stem}.machine.ts"
import { ${name}Model as model } from "#machines/${area}/${stem}.model.ts"
import type { Walk } from "#ui/walk.ts"
import { ${capital(name)} } from "./${stem}.tsx"

export const ${name}Walk: Walk<typeof ${name}> = {
  model,
  page: (machine) => <${capital(name)} machine={machine}${hasInput ? " input={model.input}" : ""} />,
  does: {
    "load.retry": ({ page, t }) => page.getByRole("button", { name: t("common:retry") }).click(),
  },
  sees: {
    loading: ({ page, t, see }) => see(page.getByText(t("common:loading"))),
    ready: ({ page, t, see }) => see(page.getByText(t("${namespace}:${name}.ready"))),
    error: ({ page, t, see }) => see(page.getByText(t("common:failure.offline"))),
  },
}
`,
    rows: `| (start) | | loading | |
| loading | ${port} ok | ready | |
| loading | ${port} CallFailed | error | no response, or one without a known code |
| error | load.retry | loading | |`,
    texts: { ready: ["Ready", "Готово"] },
    asked: `{ ${port}: [${sample}] }`,
  }
}
