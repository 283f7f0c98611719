import type { AnyEventObject } from "xstate"

/** In the words of the tables, for the models: what looking after a lost answer came to. */
export const lookupOutcome = (event: AnyEventObject): string | null => {
  const { success } = event["output"] as { readonly success?: unknown }
  return success === true ? "it was saved" : success === false ? "it was not" : null
}
