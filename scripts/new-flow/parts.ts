import { flowTitle } from "#ui/story/story-names.ts"
import { callFiles } from "./call.ts"
import type { NewFlow, Templates } from "./flow.ts"
import { loading } from "./load.ts"
import { saving } from "./save.ts"

export const templatesOf = (flow: NewFlow): Templates => (flow.kind === "load" ? loading(flow) : saving(flow))

const table = (flow: NewFlow): string => `# ${flowTitle(flow.name)}

Machine \`${flow.name}\` · state sets ${flow.stateSet} · ${flow.russianTitle}

What a customer does here, in one sentence. Each answer to these questions is a row of the table:

- Who may open it, and what does a visitor, a demo customer see?
- What does a person type or choose, and which input is refused before a call?
- Which failures has the API, and what can a person do after each? What if no response arrives?
- What changes while it is open: another tab, the session, the language, the currency, the connection?

| from | event | to | when |
|---|---|---|---|
${templatesOf(flow).rows}
`

/** The files of a new flow, by their paths from the root. */
export const filesOf = (flow: NewFlow): ReadonlyMap<string, string> => {
  const { area, stem } = flow
  const { machine, model, screen, walk } = templatesOf(flow)
  return new Map([
    [`docs/states/${area}/${stem}.md`, table(flow)],
    [`src/machines/${area}/${stem}.machine.ts`, machine],
    [`src/machines/${area}/${stem}.model.ts`, model],
    [`src/ui/${area}/${stem}.tsx`, screen],
    [`src/ui/${area}/${stem}.walk.tsx`, walk],
    ...(flow.call === null ? [] : callFiles(flow, flow.call)),
  ])
}
