import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, relative } from "node:path"
import type { Reporter, TestCase, TestModule } from "vitest/node"
import { inRoot, root } from "#scripts/root.ts"

/** What a screen test leaves. */
export interface ScreenResult {
  readonly machine: string
  readonly title: string
  readonly failed: string | null
  readonly milliseconds: number
  /** Screenshots, as paths from the project's folder. */
  readonly artifacts: readonly string[]
  readonly walk?: {
    readonly path: number
    readonly transitions: readonly string[]
    readonly answers: readonly string[]
  }
  readonly pressed?: { readonly controls: number; readonly wrong: readonly string[] }
}

export const resultsFile = inRoot("reports/paths-screens.json")

const resultOf = (test: TestCase): readonly ScreenResult[] => {
  const { state, errors = [] } = test.result()
  if (state === "skipped" || test.parent.type !== "suite") return []
  const attachments = test.artifacts().flatMap((artifact) => artifact.attachments ?? [])
  return [
    {
      machine: test.parent.name,
      title: test.name,
      failed: state === "failed" ? (errors[0]?.message.split("\n")[0] ?? "failed") : null,
      milliseconds: test.diagnostic()?.duration ?? 0,
      artifacts: attachments.flatMap(({ contentType, path }) =>
        contentType === "image/png" && path !== undefined ? [relative(root, path)] : [],
      ),
      ...(test.meta() as Pick<ScreenResult, "walk" | "pressed">),
    },
  ]
}

/** Vitest's JSON report leaves screenshots out. Vitest loads the default export of a reporter's file. */
// oxlint-disable-next-line import/no-default-export
export default class ScreenReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    mkdirSync(dirname(resultsFile), { recursive: true })
    writeFileSync(
      resultsFile,
      JSON.stringify(modules.flatMap(({ children }) => [...children.allTests()].flatMap(resultOf))),
    )
  }
}
