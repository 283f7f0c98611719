// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { paymentStatusWalk } from "./payment-status.walk"
import { stateStory } from "../story-of"

export default { title: "States/Payment status", tags: ["state"] }

export const Loading = stateStory(paymentStatusWalk, "loading")
export const CryptoPaying = stateStory(paymentStatusWalk, "crypto.paying")
export const CryptoSettled = stateStory(paymentStatusWalk, "crypto.settled")
export const VoucherPaying = stateStory(paymentStatusWalk, "voucher.paying")
export const VoucherSettled = stateStory(paymentStatusWalk, "voucher.settled")
export const CardPaying = stateStory(paymentStatusWalk, "card.paying")
export const CardSettled = stateStory(paymentStatusWalk, "card.settled")
export const TransferPaying = stateStory(paymentStatusWalk, "transfer.paying")
export const TransferSettled = stateStory(paymentStatusWalk, "transfer.settled")
export const Error = stateStory(paymentStatusWalk, "error")
export const BuyProduct = stateStory(paymentStatusWalk, "buyProduct")
export const BuyMethod = stateStory(paymentStatusWalk, "buyMethod")
export const Overpaid = stateStory(paymentStatusWalk, "overpaid")
export const Success = stateStory(paymentStatusWalk, "success")
export const Expired = stateStory(paymentStatusWalk, "expired")
export const NotFound = stateStory(paymentStatusWalk, "notFound")
export const Unknown = stateStory(paymentStatusWalk, "unknown")
