import { execFile } from "node:child_process"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { promisify } from "node:util"

export interface Finding {
  readonly file: string
  readonly line: number
  /** "eslint(no-restricted-imports)" */
  readonly rule: string
  /** What is wrong and what to do instead. */
  readonly words: string
}

interface Diagnostic {
  readonly filename: string
  readonly message: string
  readonly help?: string
  readonly code?: string
  readonly labels: readonly { readonly span: { readonly line: number } }[]
}

const cli = join(dirname(createRequire(import.meta.url).resolve("oxlint/package.json")), "bin/oxlint")

/** Lints a folder by its own oxlint.config.ts. The other formats leave out what to do instead. */
export const lint = async (folder: string): Promise<readonly Finding[]> => {
  const options = { cwd: folder, maxBuffer: 2 ** 28 }
  // Findings are an exit code too.
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [cli, "--format", "json"], options).catch(
    (failure: { readonly stdout: string; readonly stderr: string }) => failure,
  )
  try {
    const { diagnostics } = JSON.parse(stdout) as { readonly diagnostics: readonly Diagnostic[] }
    return diagnostics.map(({ filename, labels, code, message, help }) => ({
      file: filename,
      line: labels[0]?.span.line ?? 1,
      rule: code ?? "parse",
      words: [message, help].filter(Boolean).join(" "),
    }))
  } catch {
    throw new Error(`oxlint could not lint ${folder}:\n${stdout}${stderr}`)
  }
}
