import { second } from "./clock.ts"

export type ConcurrencyLimits = {
  /** The largest number of concurrent turns for one name. */
  readonly atOnce: number
  /** The largest number of further calls for one name that may wait. */
  readonly waiting: number
  /** The longest wait of a call, in milliseconds. */
  readonly longestWait: number
}

/** Ends a turn. A second call does nothing, so that two endings of one response release only one turn. */
export type ReleaseSlot = () => void

type Line = { running: number; readonly waiters: Set<() => void> }

/**
 * Creates queues of turns by name. The queue gives turns of one name in the order of the requests, and they never wait for turns of another
 * name.
 */
export const createCallQueue = ({ atOnce, waiting, longestWait }: ConcurrencyLimits) => {
  const lines = new Map<string, Line>()

  const ending = (name: string, line: Line): ReleaseSlot => {
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

  const waitIn = (name: string, line: Line): Promise<ReleaseSlot | undefined> =>
    new Promise((resolve) => {
      const begin = () => {
        line.waiters.delete(begin)
        clearTimeout(timer)
        resolve(ending(name, line))
      }
      const timer = setTimeout(() => {
        line.waiters.delete(begin)
        resolve(undefined)
      }, longestWait)
      line.waiters.add(begin)
    })

  /** Takes a turn. Returns undefined if too many calls wait already, or if the wait takes too long. */
  return async (name: string): Promise<ReleaseSlot | undefined> => {
    const line = lines.get(name) ?? { running: 0, waiters: new Set() }
    lines.set(name, line)
    if (line.running >= atOnce) return line.waiters.size >= waiting ? undefined : waitIn(name, line)
    line.running += 1
    return ending(name, line)
  }
}

/** Turns for calls of one customer and of one client. The dashboard starts eleven calls at once, so three of them wait for a moment. */
export const callLimits: ConcurrencyLimits = { atOnce: 8, waiting: 32, longestWait: 2 * second }
/**
 * The embedded database processes one statement at a time, so more concurrent calls of one client would only delay those of other clients.
 */
export const embeddedCallLimits: ConcurrencyLimits = { ...callLimits, atOnce: 2, waiting: 38 }
/** Turns for exports. One export at a time is allowed, because an export takes as long as its reader needs. */
export const exportLimits: ConcurrencyLimits = { atOnce: 1, waiting: 2, longestWait: 2 * second }
