import { second } from "./clock.ts"

export type TurnLimits = {
  /** Turns of one name that may be taken at once. */
  readonly atOnce: number
  /** Further calls of one name that may wait. */
  readonly waiting: number
  /** Milliseconds that a call waits at most. */
  readonly patience: number
}

/** Ends a turn; a second time it does nothing. */
export type EndTurn = () => void

type Line = { running: number; readonly waiters: Set<() => void> }

/** Turns by name: those of one name come in the order in which they were asked for, and never wait for those of another. */
export const createTurns = ({ atOnce, waiting, patience }: TurnLimits) => {
  const lines = new Map<string, Line>()

  const ending = (name: string, line: Line): EndTurn => {
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      const [next] = line.waiters
      if (next) return next()
      line.running -= 1
      if (line.running === 0) lines.delete(name)
    }
  }

  const waitIn = (name: string, line: Line): Promise<EndTurn | undefined> =>
    new Promise((resolve) => {
      const begin = () => {
        line.waiters.delete(begin)
        clearTimeout(timer)
        resolve(ending(name, line))
      }
      const timer = setTimeout(() => {
        line.waiters.delete(begin)
        resolve(undefined)
      }, patience)
      line.waiters.add(begin)
    })

  /** Takes a turn. Undefined where too many wait already, or the wait is too long. */
  return async (name: string): Promise<EndTurn | undefined> => {
    const line = lines.get(name) ?? { running: 0, waiters: new Set() }
    lines.set(name, line)
    if (line.running >= atOnce) return line.waiters.size >= waiting ? undefined : waitIn(name, line)
    line.running += 1
    return ending(name, line)
  }
}

/** Turns of one customer, and of one client. The dashboard begins eleven calls at once: three of them wait for a moment. */
export const callTurns: TurnLimits = { atOnce: 8, waiting: 32, patience: 2 * second }
/** The embedded database works on one statement at a time: more calls at work would only stand before those of others. */
export const embeddedCallTurns: TurnLimits = { ...callTurns, atOnce: 2, waiting: 38 }
/** A file is read for as long as its reader takes. */
export const exportTurns: TurnLimits = { atOnce: 1, waiting: 2, patience: 2 * second }
