import { Result } from "effect"
import { fromCallback, type AnyEventObject, type EventObject, type NonReducibleUnknown } from "xstate"
import { runAdapter, type Adapter } from "#adapters/shared/fill-port.ts"
import type { Topic } from "#machines/site/freshness.machine.ts"
import { onStale, type Freshness } from "./freshness.ts"

/**
 * Creates a feed for a page with a form, whose machine must keep the typed values. The feed sends its own event whenever a topic
 * becomes stale. After a failure the shown data stays, because the customer did not start the change on this page.
 */
export const watchStale = <Changed extends EventObject, Input extends NonReducibleUnknown>(
  app: Freshness,
  topics: ReadonlyArray<Topic>,
  read: Adapter<Input, Changed, unknown>,
) =>
  fromCallback<AnyEventObject, Input, Changed>(({ input, sendBack }) => {
    let newest = 0
    const reload = async () => {
      const run = ++newest
      const changed = await runAdapter(read, input, new AbortController().signal)
      // Only the newest load counts.
      if (run === newest && Result.isSuccess(changed)) sendBack(changed.success)
    }
    return onStale(app, topics)(() => void reload())
  })
