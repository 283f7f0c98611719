/** Prints one line for the user. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Prints one line to stderr, because a program may read stdout. */
export const warn = (line: string): void => void process.stderr.write(`${line}\n`)
