import { readFiles, type Source } from "#scripts/syntax.ts"

/** Files whose comments and names the check compares. */
const files = ["{.storybook,brand,sandbox,scripts,src,tests}/**/*.{ts,tsx,cjs}", "*.ts"]

const comment = /\/\*[\s\S]*?\*\/|(?<=^|[\s;{}()])\/\/.*$/gm
const quotedName = /`([A-Za-z_$][\w$]*)(?:\(\))?`/g
const name = /[A-Za-z_$][\w$]*/g

const namesIn = (code: string): readonly string[] => code.replaceAll(comment, "").match(name) ?? []

/** Finds names in the backticks of comments that no code has, for example after a renaming. */
export const findStaleNames = (sources: readonly Source[]): readonly string[] => {
  const names = new Set(sources.flatMap(({ text }) => namesIn(text)))
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(comment)].flatMap(({ 0: found, index }) =>
      [...found.matchAll(quotedName)]
        .filter(([, quoted = ""]) => !names.has(quoted))
        .map(
          ([, quoted]) =>
            `${path}:${text.slice(0, index).split("\n").length} \`${quoted}\`: no code has this name; write the new one.`,
        ),
    ),
  )
}

export const findStaleNameProblems = async (): Promise<readonly string[]> => findStaleNames(await readFiles(files))
