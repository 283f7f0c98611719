import { routeRules } from "#domain/site/routes.ts"
import { idsOf, type NewFlow } from "./flow.ts"

const textsOf = ({ texts }: NewFlow): string =>
  texts.isNew && !Object.hasOwn(routeRules, texts.name)
    ? ` Its page loads its texts: name "${texts.name}" in the page's row of src/domain/site/routes.ts, or in the part of src/main that shows the flow.`
    : ""

const partsOf = (flow: NewFlow): string => {
  if (flow.kind === "setting")
    return "Look at its tab (npm run dev, /cabinet/settings): write its texts for this value, and the rule of the sandbox for what it refuses."
  const port =
    flow.call === null
      ? `Fill the port in src/main with an adapter of src/adapters/${flow.area}`
      : "Write the rule of the sandbox, with the step of sandbox/migrations.ts and the row of sandbox/tables for what it stores, and fill the port in src/main"
  const offered = flow.extension === null ? "" : " where useOffers says so"
  const row = flow.extension?.isNew
    ? " Name the pages that show the new extension in tests/e2e/site/extensions.spec.ts."
    : ""
  const pair =
    flow.call === null || flow.kind === "load" || idsOf(flow).length === 0
      ? ""
      : " Write the request of its pairs in sandbox/testing/pairs, with the id of a thing that its fixture has."
  return `${port}; show the screen on its page${offered}, which must load again when what was saved is stale (its topics in src/main).${pair}${row}${textsOf(flow)}`
}

/** Returns the message that `npm run new-flow` prints at the end. */
export const describeNextSteps = (flow: NewFlow): string => {
  const { area, stem, name, kind } = flow
  const shown = kind === "setting" ? `${name} settingsTabs` : name
  const isSetting = kind === "setting"
  return `
The flow works on its own${isSetting ? ", and in a tab of the settings" : "; no page shows it yet"}. Next:
1. Say in docs/states/${area}/${stem}.md what it does, with a row for each answer to the questions of docs/states/README.md.
2. npm run flow ${shown} says what its types, table, machine, screen and stories lack; -- --watch repeats it with each change. When its texts are yours: npm run tool -- words ${shown}
3. ${partsOf(flow)}
4. ${isSetting ? "" : "Say in scripts/paths/app/setups how the application reaches it, and "}${isSetting ? "W" : "w"}rite a story in tests/e2e/${area}.
5. npm test -- --changed=main runs what the change reaches. If a page looks different: npm run tool -- visual --update. CHANGELOG.md gets a line.
docs/adding-a-flow.md shows a real change.`
}
