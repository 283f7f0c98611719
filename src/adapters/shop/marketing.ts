import { Effect, Option, Schema } from "effect"
import { createSafeStorage, type BrowserStorage } from "#adapters/shared/safe-storage.ts"
import {
  isAttributionExpired,
  parseAttribution,
  mergeAttribution,
  StoredAttribution,
  withoutAdSource,
  type ExpiredAttribution,
} from "#domain/shop/attribution.ts"
import type { CapturedMarketing } from "#machines/shop/marketing-capture.machine.ts"
import { marketingKey } from "./capture.ts"

interface MarketingSources {
  readonly search: string
  readonly storage: () => BrowserStorage
  readonly adSource: string
  readonly now: () => number
  /** The adapter calls this function when it has stored the URL's attribution. */
  readonly onStored?: () => void
}

const decode = Schema.decodeUnknownOption(Schema.fromJsonString(StoredAttribution))

/**
 * Merges the URL's attribution, once, with the stored attribution, and drops expired data. Fails with `ExpiredAttribution` if the ad source
 * has expired. The failure contains the rest of the attribution.
 */
export const captureMarketing = ({ search, storage, adSource, now, onStored = () => {} }: MarketingSources) => {
  const stored = createSafeStorage(storage, marketingKey)
  const write = Schema.encodeSync(Schema.fromJsonString(StoredAttribution))
  let query = new URLSearchParams(search)
  return (): Effect.Effect<CapturedMarketing, ExpiredAttribution> =>
    Effect.suspend(() => {
      const old = Option.getOrNull(decode(stored.read() ?? ""))
      const merged = mergeAttribution(
        old,
        parseAttribution((name) => query.get(name)),
        now(),
      )
      query = new URLSearchParams()
      const expired = merged !== null && isAttributionExpired(merged, adSource, now())
      const storedNow: StoredAttribution | null = expired ? withoutAdSource(merged) : merged
      if (storedNow !== null) stored.write(write(storedNow))
      onStored()
      const marketing = storedNow === null || Object.keys(storedNow.data).length === 0 ? null : storedNow.data
      return expired ? Effect.fail<ExpiredAttribution>({ _tag: "Expired", marketing }) : Effect.succeed({ marketing })
    })
}
