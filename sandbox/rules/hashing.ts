import { argon2 } from "node:crypto"
import { availableParallelism } from "node:os"
import { promisify } from "node:util"
import { createDeferred } from "#sandbox/deferred.ts"
import { createRefusal } from "#sandbox/errors.ts"

type Bounds = {
  /** The maximum number of concurrent jobs. */
  readonly maxConcurrent: number
  /** The maximum number of waiting jobs for one key. */
  readonly maxQueuedPerKey: number
  /** The maximum number of waiting jobs for all keys together. */
  readonly maxQueued: number
}

/** Seconds until a refused job may be retried. */
const retryAfter = 2

/**
 * Creates a queue that runs a few jobs concurrently and takes turns between keys. Many jobs of one customer delay another
 * customer's single job by only one turn. If too many jobs wait, the queue refuses with 429 `TooManyAttempts`.
 */
export const createFairQueue = ({ maxConcurrent, maxQueuedPerKey, maxQueued }: Bounds) => {
  /** Waiting jobs by key, in the order of their turns. */
  const waiting = new Map<string, (() => void)[]>()
  let running = 0
  let count = 0

  const startNext = (): void => {
    const [turn] = waiting
    if (turn === undefined || running >= maxConcurrent) return
    const [key, [start, ...others]] = turn
    waiting.delete(key)
    if (others.length > 0) waiting.set(key, others)
    count -= 1
    running += 1
    start?.()
  }

  const waitForSlot = (key: string): Promise<void> => {
    const own = waiting.get(key) ?? []
    if (own.length >= maxQueuedPerKey || count >= maxQueued) throw createRefusal(429, "TooManyAttempts", { retryAfter })
    const { promise, resolve } = createDeferred()
    waiting.set(key, [...own, resolve])
    count += 1
    startNext()
    return promise
  }

  return async <Result>(key: string, job: () => Promise<Result>): Promise<Result> => {
    await waitForSlot(key)
    try {
      return await job()
    } finally {
      running -= 1
      startNext()
    }
  }
}

/**
 * The number of concurrent hashes. Each hash occupies a processor core for about 20 milliseconds, so one core stays free for other calls if
 * there are two or more.
 */
const maxConcurrent = Math.min(2, Math.max(1, availableParallelism() - 1))

const runInQueue = createFairQueue({ maxConcurrent, maxQueuedPerKey: 10, maxQueued: 200 })

const cost = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 } as const

/**
 * Hashes slowly on purpose, so that a thief with a copy of the database cannot find the message by guessing. `key` identifies the message's
 * owner. The owners take turns. The caller must not be in a transaction, because the hash would occupy a connection, and perhaps a lock.
 */
export const hashSlowly = (message: string, nonce: Buffer, key: string): Promise<Buffer> =>
  runInQueue(key, () => promisify(argon2)("argon2id", { ...cost, message, nonce }))
