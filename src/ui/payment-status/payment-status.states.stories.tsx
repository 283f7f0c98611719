// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { paymentStatusWalk } from "./payment-status.walk"
import { stateStory } from "../story-of"

export default { title: "States/Payment status", tags: ["state"] }

export const Loading = stateStory(paymentStatusWalk, "loading")
export const Crypto = stateStory(paymentStatusWalk, "crypto")
export const Voucher = stateStory(paymentStatusWalk, "voucher")
export const Card = stateStory(paymentStatusWalk, "card")
export const Transfer = stateStory(paymentStatusWalk, "transfer")
export const Error = stateStory(paymentStatusWalk, "error")
export const BuyProduct = stateStory(paymentStatusWalk, "buyProduct")
export const BuyMethod = stateStory(paymentStatusWalk, "buyMethod")
export const Overpaid = stateStory(paymentStatusWalk, "overpaid")
export const Success = stateStory(paymentStatusWalk, "success")
export const Expired = stateStory(paymentStatusWalk, "expired")
export const NotFound = stateStory(paymentStatusWalk, "notFound")
export const Unknown = stateStory(paymentStatusWalk, "unknown")
