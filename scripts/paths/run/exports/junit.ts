import { resultOf, type Run, type RunResult, type RunScript } from "#scripts/paths/run/format.ts"
import { runTexts, type RunTexts } from "#scripts/paths/run/texts.ts"

/** Characters that XML 1.0 does not allow, even escaped. */
const refused = /(?![\n\r\t])\p{Cc}|\p{Cs}|\p{NChar}/gu
const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  // An XML reader converts a line end in an attribute to a space unless it is escaped.
  "\n": "&#10;",
  "\r": "&#13;",
  "\t": "&#9;",
}
const attribute = (text: string): string =>
  text.replaceAll(refused, "").replaceAll(/[&<>"\n\r\t]/g, (each) => entities[each]!)
const content = (text: string): string => text.replaceAll(refused, "").replaceAll(/[&<>\r]/g, (each) => entities[each]!)

type Attributes = Readonly<Record<string, string | number>>
const element = (name: string, attributes: Attributes, inside: readonly string[] = []): string => {
  const head = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${attribute(String(value))}"`)]
  return inside.length === 0 ? `<${head.join(" ")}/>` : `<${head.join(" ")}>${inside.join("")}</${name}>`
}

const lines = (all: readonly string[]): readonly string[] => all.map((each) => `\n${each}`)

/** Writes a failure such as "Step 2: the button is missing", followed by the step itself, so that a reader needs no script. */
const story = ({ title, steps }: RunScript, { note, step }: RunResult, t: RunTexts): string => {
  const { does, sees } = step === null ? { does: [], sees: [] } : (steps[step - 1] ?? { does: [], sees: [] })
  const at =
    step === null
      ? []
      : [`${t.step(step)}:`, ...does.map((line) => `- ${line}`), t.expected, ...sees.map((line) => `- ${line}`)]
  return [title, note, ...at].filter((line) => line !== "").join("\n")
}

const outcome = (script: RunScript, result: RunResult | null, t: RunTexts): readonly string[] => {
  if (result === null) return [element("skipped", { message: "No result" })]
  if (result.status === "passed") return []
  const about = { message: result.note.split("\n")[0]!, type: result.status }
  return [element(result.status === "failed" ? "failure" : "error", about, [content(story(script, result, t))])]
}

/** Writes a test case. The name does not change with the title, so that a tool recognizes the test. */
const testcase = (run: Run, folder: string, script: RunScript): string => {
  const result = resultOf(run, script)
  const attached = (result?.screenshots ?? []).map((name) => `[[ATTACHMENT|${folder}/${name}]]`)
  const output = [...(result?.status === "passed" && result.note !== "" ? [result.note] : []), ...attached]
  const properties = {
    test_summary: script.title,
    ...(result && { testrail_result_comment: result.note }),
    ...(result?.tester && { tester: result.tester }),
  }
  const listed = Object.entries(properties).filter(([, value]) => value !== "")
  return element(
    "testcase",
    { classname: `${script.area}.${script.machine}`, name: script.id, time: result?.seconds ?? 0 },
    lines([
      element("properties", {}, [
        ...listed.map(([name, value]) => element("property", { name, value })),
        ...(result?.screenshots ?? []).map((name) =>
          element("property", { name: "testrail_attachment", value: `${folder}/${name}` }),
        ),
      ]),
      ...outcome(script, result, runTexts[run.language]),
      ...(output.length === 0 ? [] : [element("system-out", {}, [content(output.join("\n"))])]),
    ]),
  )
}

const totals = (run: Run, scripts: readonly RunScript[]): Attributes => {
  const results = scripts.map((script) => resultOf(run, script))
  const count = (status: string | undefined) => results.filter((result) => result?.status === status).length
  return {
    tests: scripts.length,
    failures: count("failed"),
    errors: count("blocked"),
    skipped: count(undefined),
    time: results.reduce((sum, result) => sum + (result?.seconds ?? 0), 0),
    timestamp: run.started.replace(/(?:\.\d+)?Z$/, ""),
  }
}

/** Writes JUnit XML with one suite for each machine. A blocked test is an error, and a test without a result is skipped. */
export const writeJunit = (run: Run, folder: string): string => {
  const suites = [...Map.groupBy(run.scripts, ({ machine }) => machine)].map(([machine, scripts]) =>
    element(
      "testsuite",
      { name: `${scripts[0]!.area}.${machine}`, ...totals(run, scripts) },
      lines([
        element("properties", {}, [
          element("property", { name: "commit", value: run.commit }),
          element("property", { name: "language", value: run.language }),
        ]),
        ...scripts.map((script) => testcase(run, folder, script)),
      ]),
    ),
  )
  const all = element("testsuites", { name: run.name, ...totals(run, run.scripts) }, lines(suites))
  return `<?xml version="1.0" encoding="UTF-8"?>\n${all}\n`
}
