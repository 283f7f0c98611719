import { accountCalls } from "./account-calls.ts"
import { orderCalls } from "./order-calls.ts"
import type { PairCall } from "./pair-call.ts"

/** Every writing call with a valid request. Keys are "METHOD /path", in some cases followed by a note. */
export const pairCalls: Readonly<Record<string, PairCall>> = { ...accountCalls, ...orderCalls }
