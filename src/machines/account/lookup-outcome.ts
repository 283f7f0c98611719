import type { AnyEventObject } from "xstate"

/** Sample names for the models: the result of the lookup after a lost response. */
export const lookupOutcome = (event: AnyEventObject): string | null => {
  const { success } = event["output"] as { readonly success?: unknown }
  return success === true ? "it was saved" : success === false ? "it was not" : null
}
