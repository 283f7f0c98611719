import type { CallFailed } from "#domain/shared/failure.ts"
import { hasRecord, type TrackRecord } from "#domain/shop/track-record.ts"
import { answers, port, setup } from "#machines/shared/port.ts"

/**
 * State set 232, the record of the shop: docs/states/shop/track-record.md. The record only decorates a page, so it is absent after a
 * failure.
 */
export const trackRecord = setup({
  types: {} as { context: { readonly record: TrackRecord | null } },
  actors: { loadTrackRecord: port<void, TrackRecord, CallFailed>("loadTrackRecord") },
}).createMachine({
  id: "trackRecord",
  context: { record: null },
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "loadTrackRecord",
        onDone: answers({
          ok: [{ when: hasRecord, target: "ready", assign: (record) => ({ record }) }, { target: "empty" }],
          otherwise: "empty",
        }),
      },
    },
    ready: {},
    /** The shop has paid nothing yet, or the call failed. */
    empty: {},
  },
})
