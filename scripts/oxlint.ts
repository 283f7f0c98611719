import { runAndCapture } from "./run.ts"

export interface Finding {
  readonly file: string
  readonly line: number
  /** The name of the rule, such as "eslint(no-restricted-imports)". */
  readonly rule: string
  /** The fault, and the correct alternative. */
  readonly message: string
}

interface Diagnostic {
  readonly filename: string
  readonly message: string
  readonly help?: string
  readonly code?: string
  readonly labels: readonly { readonly span: { readonly line: number } }[]
}

/**
 * Lints a folder with its own `oxlint.config.ts`. The output is JSON, because the other formats omit the suggested fix.
 * Throws if oxlint could not run.
 */
export const lint = async (folder: string): Promise<readonly Finding[]> => {
  const { output } = await runAndCapture("oxlint", ["--format", "json"], { folder })
  if (!output.startsWith("{")) throw new Error(`oxlint could not lint ${folder}:\n${output}`)
  const { diagnostics } = JSON.parse(output) as { readonly diagnostics: readonly Diagnostic[] }
  return diagnostics.map(({ filename, labels, code, message, help }) => ({
    file: filename,
    line: labels[0]?.span.line ?? 1,
    rule: code ?? "parse",
    message: [message, help].filter(Boolean).join(" "),
  }))
}
