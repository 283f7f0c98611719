/** Prints one line for the user. */
export const printLine = (line: string): void => void process.stdout.write(`${line}\n`)

/** Prints one line to stderr, because a program may read stdout. */
export const printErrorLine = (line: string): void => void process.stderr.write(`${line}\n`)
