import { spawn } from "node:child_process"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"

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
export const lint = (folder: string): Promise<readonly Finding[]> =>
  new Promise((done, failed) => {
    const child = spawn(process.execPath, [cli, "--format", "json"], { cwd: folder, stdio: ["ignore", "pipe", "pipe"] })
    const said: Buffer[] = []
    const complained: Buffer[] = []
    child.stdout.on("data", (words: Buffer) => said.push(words))
    child.stderr.on("data", (words: Buffer) => complained.push(words))
    child.on("error", failed)
    child.on("close", () => {
      const text = Buffer.concat(said).toString()
      try {
        const { diagnostics } = JSON.parse(text) as { readonly diagnostics: readonly Diagnostic[] }
        done(
          diagnostics.map(({ filename, labels, code, message, help }) => ({
            file: filename,
            line: labels[0]?.span.line ?? 1,
            rule: code ?? "parse",
            words: [message, help].filter(Boolean).join(" "),
          })),
        )
      } catch {
        failed(new Error(`oxlint could not lint ${folder}:\n${text}${Buffer.concat(complained).toString()}`))
      }
    })
  })
