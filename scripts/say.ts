/** One line for the person at the terminal. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** The same where the output is read by a program. */
export const warn = (line: string): void => void process.stderr.write(`${line}\n`)
