import { fromCallback, type AnyEventObject } from "xstate"
import type { ConnectionChanged } from "#machines/site/connection.machine.ts"
import type { Network } from "./network.ts"

/** Whether the page is online: the current value, then each change. */
export const watchConnection = ({ isOffline, watch }: Network) =>
  fromCallback<AnyEventObject, undefined, ConnectionChanged>(({ sendBack }) => {
    const report = () => sendBack({ type: isOffline() ? "connection.lost" : "connection.restored" })
    report()
    return watch(report)
  })
