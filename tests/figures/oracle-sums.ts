import { parseFraction, isLess, negate, sum, multiply, toFraction, type Fraction } from "./fraction.ts"
import type { Responses, Coin, ContractDetails, Operation, Order } from "./responses.ts"

export const rateOf = ({ mining }: Responses, coin: string): Fraction =>
  parseFraction(mining[coin === "btc" ? "btc" : "eth"].rate)
export const paidCoin = (coin: Coin): "btc" | "eth" => (coin === "btc" ? "btc" : "eth")

const isDebit = ({ operationType }: Operation) => operationType === "Withdrawal" || operationType === "MaintenanceFee"
/** Returns the amount by which an operation changes the balance. */
export const changeBy = (operation: Operation, amount = operation.amount): Fraction =>
  isDebit(operation) ? negate(parseFraction(amount)) : parseFraction(amount)
export const changes = (operations: readonly Operation[]): Fraction => sum(operations.map((one) => changeBy(one)))
export const isDone = ({ state }: Operation): boolean => state !== "Rejected"
/** Returns true if the operation is a payout of a contract or its maintenance fee. */
export const isOfContract = ({ operationType, unit }: Operation): boolean =>
  unit !== null && (operationType === "Bonus" || operationType === "MaintenanceFee")

/** Returns the accepted amount of a completed order, and the cost of any other order. */
export const costOf = (order: Order): Fraction =>
  order.state === "Completed" && isLess(toFraction(0), parseFraction(order.acceptedAmount))
    ? parseFraction(order.acceptedAmount)
    : parseFraction(order.localizedCost)

export const orderOf = ({ orders }: Responses, { order }: ContractDetails): Order =>
  orders.find(({ id }) => id === order?.id)!

/** Calculates payouts less fees so far, at the current rate. */
export const earnedBy = (responses: Responses, { contract, history }: ContractDetails): Fraction =>
  multiply(changes(history.values), rateOf(responses, contract.currencyId))

export const worthOf = (responses: Responses, coin: string, amount: Fraction): Fraction =>
  multiply(amount, rateOf(responses, coin))
