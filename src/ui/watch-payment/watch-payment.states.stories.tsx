// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { watchPaymentWalk } from "./watch-payment.walk"
import { stateStory } from "../story-of"

export default { title: "States/Watch payment", tags: ["state"] }

export const WaitingWaiting = stateStory(watchPaymentWalk, "waiting.waiting")
export const WaitingFetching = stateStory(watchPaymentWalk, "waiting.fetching")
export const WaitingPaused = stateStory(watchPaymentWalk, "waiting.paused")
export const WaitingOffline = stateStory(watchPaymentWalk, "waiting.offline")
export const UnderpaidWaiting = stateStory(watchPaymentWalk, "underpaid.waiting")
export const UnderpaidFetching = stateStory(watchPaymentWalk, "underpaid.fetching")
export const UnderpaidPaused = stateStory(watchPaymentWalk, "underpaid.paused")
export const UnderpaidOffline = stateStory(watchPaymentWalk, "underpaid.offline")
export const InvoiceExpiredWaiting = stateStory(watchPaymentWalk, "invoiceExpired.waiting")
export const InvoiceExpiredFetching = stateStory(watchPaymentWalk, "invoiceExpired.fetching")
export const InvoiceExpiredPaused = stateStory(watchPaymentWalk, "invoiceExpired.paused")
export const InvoiceExpiredOffline = stateStory(watchPaymentWalk, "invoiceExpired.offline")
export const SwitchedWaiting = stateStory(watchPaymentWalk, "switched.waiting")
export const SwitchedFetching = stateStory(watchPaymentWalk, "switched.fetching")
export const SwitchedPaused = stateStory(watchPaymentWalk, "switched.paused")
export const SwitchedOffline = stateStory(watchPaymentWalk, "switched.offline")
export const Completed = stateStory(watchPaymentWalk, "completed")
export const Overpaid = stateStory(watchPaymentWalk, "overpaid")
export const Expired = stateStory(watchPaymentWalk, "expired")
export const OtherMethod = stateStory(watchPaymentWalk, "otherMethod")
