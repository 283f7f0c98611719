import { Effect, Option, Schema } from "effect"
import { safeStorage, type BrowserStorage } from "#adapters/shared/safe-storage.ts"

/** They expire on their own, so a list of the last ones is enough. */
const most = 100

const Ids = Schema.fromJsonString(Schema.Array(Schema.String))
const decode = Schema.decodeUnknownOption(Ids)
const encode = Schema.encodeSync(Ids)

/** The orders that a customer removed from the lists in this browser. */
export interface RemovedOrders {
  readonly ids: () => ReadonlySet<string>
  readonly add: (orderId: string) => Effect.Effect<null>
  readonly restore: (orderIds: ReadonlyArray<string>) => Effect.Effect<null>
}

export const removedOrders = (storage: () => BrowserStorage): RemovedOrders => {
  const store = safeStorage(storage, "removedOrders")
  const read = (): ReadonlyArray<string> => Option.getOrElse(decode(store.read()), () => [])
  const write = (ids: ReadonlyArray<string>) =>
    Effect.sync(() => {
      store.write(encode(ids.slice(-most)))
      return null
    })
  return {
    ids: () => new Set(read()),
    add: (orderId) => Effect.suspend(() => write([...read().filter((id) => id !== orderId), orderId])),
    restore: (orderIds) => Effect.suspend(() => write(read().filter((id) => !orderIds.includes(id)))),
  }
}
