import { fromCallback, type AnyEventObject } from "xstate"
import type { SessionChanged } from "#machines/site/session.machine.ts"
import type { TokenStore } from "./tokens.ts"

/** Tells whether there are tokens, then what becomes of them. */
export const watchTokens = (tokens: TokenStore) =>
  fromCallback<AnyEventObject, undefined, SessionChanged>(({ sendBack }) => {
    if (tokens.present()) sendBack({ type: "session.began" })
    return tokens.subscribe((change, isRemote) =>
      sendBack({ type: change === "began" && isRemote ? "session.changed" : `session.${change}` }),
    )
  })
