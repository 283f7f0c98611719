import type { Answers, Coin, ContractDetails, Operation, Order } from "./answers.ts"
import { exact, isLess, negative, sum, times, whole, type Exact } from "./exact.ts"

export const rateOf = ({ mining }: Answers, coin: string): Exact => exact(mining[coin === "btc" ? "btc" : "eth"].rate)
export const paidCoin = (coin: Coin): "btc" | "eth" => (coin === "btc" ? "btc" : "eth")

const isDebit = ({ operationType }: Operation) => operationType === "Withdrawal" || operationType === "MaintenanceFee"
/** Returns the amount by which an operation changes the balance. */
export const changeBy = (operation: Operation, amount = operation.amount): Exact =>
  isDebit(operation) ? negative(exact(amount)) : exact(amount)
export const changes = (operations: readonly Operation[]): Exact => sum(operations.map((one) => changeBy(one)))
export const isDone = ({ state }: Operation): boolean => state !== "Rejected"
/** Returns true if the operation is a payout of a contract or its maintenance fee. */
export const isOfContract = ({ operationType, unit }: Operation): boolean =>
  unit !== null && (operationType === "Bonus" || operationType === "MaintenanceFee")

/** Returns the accepted amount of a completed order, and the cost of any other order. */
export const costOf = (order: Order): Exact =>
  order.state === "Completed" && isLess(whole(0), exact(order.acceptedAmount))
    ? exact(order.acceptedAmount)
    : exact(order.localizedCost)

export const orderOf = ({ orders }: Answers, { order }: ContractDetails): Order =>
  orders.find(({ id }) => id === order?.id)!

/** Calculates payouts less fees so far, at the current rate. */
export const earnedBy = (all: Answers, { contract, history }: ContractDetails): Exact =>
  times(changes(history.values), rateOf(all, contract.currencyId))

export const worthOf = (all: Answers, coin: string, amount: Exact): Exact => times(amount, rateOf(all, coin))
