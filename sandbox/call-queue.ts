import { second } from "./clock.ts"

export type ConcurrencyLimits = {
  /** The maximum number of slots for one name. */
  readonly maxConcurrent: number
  /** The maximum number of calls for one name that may wait for a slot. */
  readonly maxQueued: number
  /** The maximum wait of a call, in milliseconds. */
  readonly maxWait: number
}

/** Releases a slot. A second call does nothing, so that a response that ends twice releases only one slot. */
export type ReleaseSlot = () => void

type SlotQueue = { running: number; readonly waiters: Set<() => void> }

/**
 * Creates a function that takes a slot for a call of a name. The calls of one name get their slots in the order of the requests,
 * and never wait for calls of another name.
 */
export const createCallQueue = ({ maxConcurrent, maxQueued, maxWait }: ConcurrencyLimits) => {
  const queues = new Map<string, SlotQueue>()

  const createRelease = (name: string, queue: SlotQueue): ReleaseSlot => {
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      const [next] = queue.waiters
      if (next) return next()
      queue.running -= 1
      if (queue.running === 0) queues.delete(name)
    }
  }

  const waitForSlot = (name: string, queue: SlotQueue): Promise<ReleaseSlot | undefined> =>
    new Promise((resolve) => {
      const begin = () => {
        queue.waiters.delete(begin)
        clearTimeout(timer)
        resolve(createRelease(name, queue))
      }
      const timer = setTimeout(() => {
        queue.waiters.delete(begin)
        resolve(undefined)
      }, maxWait)
      queue.waiters.add(begin)
    })

  /** Takes a slot. Returns undefined if too many calls wait already, or if the wait takes too long. */
  return async (name: string): Promise<ReleaseSlot | undefined> => {
    const queue = queues.get(name) ?? { running: 0, waiters: new Set() }
    queues.set(name, queue)
    if (queue.running >= maxConcurrent) return queue.waiters.size >= maxQueued ? undefined : waitForSlot(name, queue)
    queue.running += 1
    return createRelease(name, queue)
  }
}

/**
 * The limits for calls of one customer and of one client. The dashboard starts eleven calls at the same time, so three of them
 * wait for a moment.
 */
export const callLimits: ConcurrencyLimits = { maxConcurrent: 8, maxQueued: 32, maxWait: 2 * second }
/**
 * The limits on the embedded database. The database processes one statement at a time, so more concurrent calls of one client
 * would only delay those of other clients.
 */
export const embeddedCallLimits: ConcurrencyLimits = { ...callLimits, maxConcurrent: 2, maxQueued: 38 }
/** The limits for exports. Only one export at a time is allowed, because an export takes as long as its reader needs. */
export const exportLimits: ConcurrencyLimits = { maxConcurrent: 1, maxQueued: 2, maxWait: 2 * second }
