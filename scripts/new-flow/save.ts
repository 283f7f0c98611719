import { flowTitle } from "#ui/story/story-names.ts"
import { capital, portOf, idsOf, idSample, saveSample, type NewFlow, type Templates } from "./flow.ts"
import { screenOf } from "./save-screen.ts"
import { walkOf } from "./save-walk.ts"

const dialogRows = (port: string): string => `| (start) | | closed | |
| closed | dialog.open | open | |
| open | dialog.close | closed | |
| open | form.submit | saving | |
| saving | ${port} ok | closed | |
| saving | ${port} CallFailed | open | the two-factor challenge was closed |
| saving | ${port} CallFailed | error | any other |
| error | form.submit | saving | |
| error | dialog.close | closed | |`

const formRows = (port: string): string => `| (start) | | ready | |
| ready | form.submit | saving | |
| saving | ${port} ok | saved | |
| saving | ${port} CallFailed | ready | the two-factor challenge was closed |
| saving | ${port} CallFailed | rateLimited | 429 with Retry-After |
| saving | ${port} CallFailed | error | any other |
| rateLimited | rateLimit.ended | error | |
| error | form.submit | saving | |
| saved | form.submit | saving | |`

const dialogStates = `closed: { on: { "dialog.open": "open" } },
    open: { on: { "form.submit": "saving", "dialog.close": "closed" } },
    saving,
    error: { on: { "form.submit": "saving", "dialog.close": "closed" } },`

const formStates = `ready: { on: { "form.submit": "saving" } },
    saving,
    rateLimited: { on: { "rateLimit.ended": rateLimitEnded, "form.submit": {} } },
    error: { on: { "form.submit": "saving" } },
    saved: { on: { "form.submit": "saving" } },`

/** A form, on its page or in a dialog, that sends one value. */
export const saving = (flow: NewFlow): Templates => {
  const { name, area, stem, stateSet, kind } = flow
  const [port, ids, isDialog] = [portOf(flow), idsOf(flow), kind === "dialog"]
  const type = capital(name)
  const hasInput = ids.length > 0
  const [rest, closed] = isDialog ? ["open", "closed"] : ["ready", "saved"]
  const fields = [...ids, "value"].join(", ")
  const events = isDialog ? '{ type: "dialog.open" } | { type: "dialog.close" }' : '{ type: "rateLimit.ended" }'
  const states = isDialog ? dialogStates : formStates
  const saved = `{
      entry: assign(({ event }) => (event.type === "form.submit" ? { value: event.value, failure: null } : {})),
      invoke: {
        src: "${port}",
        input: ({ context: { ${fields} } }) => ({ ${fields} }),
        onDone: answers({
          ok: { target: "${closed}", emit: (_, { value }) => ({ type: "value.saved", value }) },
          cancelled: "${rest}",
          ${isDialog ? "" : 'rateLimited: "rateLimited",'}
          otherwise: "error",
        }),
      },
    }`
  return {
    machine: `import { assign } from "xstate"
import type { CallFailed } from "#domain/shared/failure.ts"
import { answers, ${isDialog ? "" : "rateLimitEnded, "}port, setup } from "#machines/shared/port.ts"

export interface ${type}Values {
${[...ids, "value"].map((field) => `  readonly ${field}: string\n`).join("")}}

/** State set ${stateSet}: docs/states/${area}/${stem}.md. It can be sent twice without harm. */
export const ${name} = setup({
  types: {} as {
    ${hasInput ? `input: Omit<${type}Values, "value">\n` : ""}
    context: ${type}Values & { readonly failure: CallFailed | null }
    events: { type: "form.submit"; value: string } | ${events}
    emitted: { type: "value.saved"; value: string }
  },
  actors: { ${port}: port<${type}Values, null, CallFailed>("${port}") },
}).createMachine({
  id: "${name}",
  context: ${hasInput ? '({ input }) => ({ ...input, value: "", failure: null })' : '{ value: "", failure: null }'},
  initial: "${isDialog ? "closed" : "ready"}",
  states: {
    ${states.replace("saving,", `saving: ${saved},`)}
  },
})
`,
    model: `import { callFailed } from "#domain/shared/failure.ts"
import { model } from "#machines/kit/model.ts"
import { labelSample } from "#machines/kit/when.ts"
import { ${name} } from "./${stem}.machine.ts"

export const ${name}Model = model({
  machine: ${name},
  input: ${hasInput ? idSample(ids) : "undefined"},
  events: {
    "form.submit": [{ type: "form.submit", value: "Cold wallet" }],
    ${isDialog ? '"dialog.open": [{ type: "dialog.open" }],\n    "dialog.close": [{ type: "dialog.close" }],' : '"rateLimit.ended": [{ type: "rateLimit.ended" }],'}
  },
  portResults: {
    ${port}: {
      ok: [null],
      CallFailed: [
        labelSample("any other", callFailed("offline")),
        ${isDialog ? "" : 'labelSample("429 with Retry-After", callFailed("tooMany", { retryAfter: 600 })),'}
        labelSample("the two-factor challenge was closed", callFailed("cancelled")),
      ],
    },
  },
  feeds: {},
})
`,
    screen: screenOf(flow),
    walk: walkOf(flow),
    rows: (isDialog ? dialogRows : formRows)(port),
    texts: {
      ...(isDialog ? { title: [flowTitle(name), flow.russianTitle], cancel: ["Cancel", "Отмена"] } : {}),
      field: ["Value", "Значение"],
      empty: ["Enter a value", "Введите значение"],
      save: ["Save", "Сохранить"],
      ...(isDialog ? { open: ["Change", "Изменить"] } : { saved: ["Saved", "Сохранено"] }),
    },
    asked: `{ ${port}: [${saveSample(ids)}] }`,
  }
}
