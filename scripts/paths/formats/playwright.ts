import type { Locale } from "#domain/shared/currency.ts"
import type { AppPaths } from "#scripts/paths/app/app-paths.ts"
import { inBrowser, noCode, profileOf, type MockedRequest, type AppSetup } from "#scripts/paths/app/app-setup.ts"
import { actionOf, mockedRequestsOf } from "#scripts/paths/app/mocked-requests.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import { addTitles } from "#scripts/paths/manual/titles.ts"
import { idOf, isDoneByPerson, type Script, type ScriptStep } from "#scripts/paths/script.ts"
import type { RecordedInteraction } from "#scripts/paths/words/interactions.ts"
import { code, interactionCode } from "./playwright-interactions.ts"
import { recordLead, placeOf } from "./playwright-place.ts"

const isLocal = ({ does }: ScriptStep): boolean =>
  !isDoneByPerson(does) && does.kind === "answer" && does.port in inBrowser

const mockedRequestCode = ({ method, path, kind, response, headers }: MockedRequest): string => {
  const key = JSON.stringify(`${method} ${path}`)
  if (response === noCode) return `await app.refuseCode(${key})`
  switch (kind) {
    case "drop":
      return `await app.loseConnection(${key})`
    case "slow":
      return `await app.keepWaiting(${key})`
    case "response":
      return `await app.answer(${key}, ${code(response)})`
    default:
      return `await app.fail(${[key, code(kind), ...(headers === undefined ? [] : [code(headers)])].join(", ")})`
  }
}

const doCode = (app: AppSetup, script: Script, index: number): readonly string[] => {
  const step = script.steps[index]!
  const { does } = step
  if (isDoneByPerson(does)) return does.map((interaction) => interactionCode(interaction))
  const { follow, milliseconds } = actionOf(app, step)
  return [
    ...(follow === undefined ? [] : [`await app.follow(${code(follow)})`]),
    ...(milliseconds === undefined ? [] : [`await app.pass(${milliseconds})`]),
    ...mockedRequestsOf(app, script, index).map(mockedRequestCode),
  ]
}

/** Returns the options with which every test of the file opens the application. */
const openingOf = (app: AppSetup, locale: Locale, scripts: readonly Script[]) => {
  const mockedRequests = scripts.flatMap((script) =>
    script.steps.flatMap((_, index) => mockedRequestsOf(app, script, index)),
  )
  return {
    locale,
    isSignedIn: app.isSignedIn,
    profile: profileOf(app, locale),
    // The list contains all requests that some path of the machine answers, because the sandbox could otherwise answer a request that is in
    // flight when a path ends.
    held: [...new Set(mockedRequests.map(({ method, path }) => `${method} ${path}`))],
    otherRequests: app.otherRequests?.map(({ method, path, response, first }) => ({
      request: `${method} ${path}`,
      reply: response,
      ...(first && { first }),
    })),
  }
}

/** Writes a spec that runs against the server of `npm start`. */
export const writePlaywright = async (
  flow: Flow,
  app: AppSetup,
  { scripts, all }: Record<"scripts" | "all", readonly Script[]>,
  left: AppPaths["impossible"],
  locale: Locale,
): Promise<string> => {
  const titles = addTitles(flow, locale, scripts, () => true)
  const lead = await recordLead(flow, locale, app)
  const common = openingOf(app, locale, all)
  const isHeld = app.otherRequests?.some(({ first }) => first) || common.held.includes("GET /profile")
  const begins = isHeld ? ["  await app.begin()"] : []
  const testOf = (script: Script): readonly string[] => {
    const { steps, start } = script
    // The browser leaves this state too quickly for a check.
    const isTransient = (index: number, state: string) =>
      (steps[index + 1] !== undefined && isLocal(steps[index + 1]!)) || app.transient?.includes(state)
    const looks = (interactions: readonly RecordedInteraction[], index: number, state: string) =>
      isTransient(index, state) ? [] : interactions.map((interaction) => `  ${interactionCode(interaction)}`)
    const own = { address: app.address(steps), sessionItems: app.sessionItems?.(steps) }
    return [
      `test(${JSON.stringify(`${script.id} ${titles.get(script)!}`)}, async ({ page }) => {`,
      `  const part = ${placeOf(locale, app)}`,
      `  const app = await openApp(page, ${code({ ...own, ...common })})`,
      ...(lead.length > 0 ? begins : []),
      ...lead.map((interaction) => `  ${interactionCode(interaction, 'page.getByRole("main")')}`),
      ...looks(start.sees, -1, start.to),
      ...(lead.length > 0 ? [] : begins),
      ...steps.flatMap((step, index) => [
        `  // ${step.label}`,
        ...doCode(app, script, index).map((line) => `  ${line}`),
        ...looks(step.sees, index, step.to),
      ]),
      ...(app.readsOnly === true ? ["  await app.reload()"] : []),
      "})",
      "",
    ]
  }
  return [
    "// Written by `npm run paths -- generate`. Runs against what `npm start` serves: what the flow asks is answered with the model's",
    "// samples, or fails as set on the desk; the sandbox answers everything else.",
    'import { expect, test } from "@playwright/test"',
    'import { expectShown, openApp, typeInto, withAnySpaces } from "#scripts/paths/app/support.ts"',
    "",
    // The spec skips paths that a test cannot walk in the whole application, with the reason.
    ...left.map(
      ({ number, reason }) =>
        `test(${JSON.stringify(idOf(flow.name, number))}, () => test.skip(true, ${JSON.stringify(reason)}))`,
    ),
    "",
    ...scripts.flatMap(testOf),
  ].join("\n")
}

/** The Playwright configuration of a folder of specs. */
export const playwrightConfig = {
  file: "playwright.config.ts",
  text: 'export { specsConfig as default } from "#scripts/paths/app/specs-config.ts"\n',
}
