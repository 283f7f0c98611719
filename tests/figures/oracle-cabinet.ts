import {
  parseFraction,
  isLess,
  subtract,
  percentOf,
  add,
  sum,
  multiply,
  toFraction,
  type Fraction,
} from "./fraction.ts"
import { contractOf, productOf, type Oracle } from "./oracle-shop.ts"
import {
  changeBy,
  changes,
  costOf,
  earnedBy,
  isDone,
  isOfContract,
  orderOf,
  paidCoin,
  rateOf,
  worthOf,
} from "./oracle-sums.ts"
import type { Responses, Coin, ContractDetails, Operation } from "./responses.ts"

const day = 86_400_000
const units = { btc: "Th", eth: "Mh", eth2: "eth2" } as const
const coinIn = (owners: readonly string[]): Coin =>
  (["eth2", "eth", "btc"] as const).find((coin) => owners.includes(coin))!

const balance = ({ operations }: Responses, coin: string): Fraction =>
  changes(operations.filter((one) => one.currencyId === coin && isDone(one)))
const paid = ({ operations }: Responses, coin: Coin): Fraction =>
  changes(operations.filter((one) => isOfContract(one) && one.unit === units[coin]))
/** Calculates the newest payout, less its maintenance fee. */
const lastPayout = ({ operations }: Responses, coin: Coin): Fraction => {
  const last = operations.find(({ operationType, unit }) => operationType === "Bonus" && unit === units[coin])!
  const fee = operations.find(({ id }) => id === last.maintenanceFeeId)
  return subtract(parseFraction(last.amount), parseFraction(fee?.amount ?? "0"))
}
const isRunning = ({ contract }: ContractDetails) => contract.state === "Active"
const power = ({ contracts }: Responses, coin: Coin): Fraction =>
  sum(
    contracts.flatMap((one) =>
      isRunning(one) && one.contract.currencyId === coin ? [parseFraction(one.contract.quantity)] : [],
    ),
  )

const account =
  (read: (responses: Responses, coin: Coin) => Fraction, isWorth = false) =>
  (responses: Responses, owners: readonly string[]) => {
    const coin = coinIn(owners)
    return isWorth ? worthOf(responses, coin, read(responses, coin)) : read(responses, coin)
  }
const balanceOf = (responses: Responses, coin: Coin) => balance(responses, paidCoin(coin))

/** Returns the rate of a coin, or of the coin that a product pays. */
const rate = (responses: Responses, owners: readonly string[]): Fraction => {
  const product = responses.products.find(({ id }) => owners.includes(id))
  return rateOf(responses, paidCoin(product ? productOf(responses, owners).currencyId : coinIn(owners)))
}
const growth = (responses: Responses, owners: readonly string[]): Fraction => {
  const contract = responses.contracts.find(({ contract: { id } }) => owners.includes(id))
  const order = responses.orders.find(({ id }) => owners.includes(id))
  const coin = contract
    ? contract.contract.currencyId
    : productOf(responses, order ? [order.items[0].productId] : owners).currencyId
  return parseFraction(responses.mining[coin].difficultyGrowth!)
}

/** Calculates the income from contracts in a period, at the current rate. */
const earned = (responses: Responses, isCounted: (operation: Operation) => boolean): Fraction =>
  sum(
    (["btc", "eth"] as const).map((coin) =>
      worthOf(
        responses,
        coin,
        changes(responses.operations.filter((one) => isOfContract(one) && one.currencyId === coin && isCounted(one))),
      ),
    ),
  )
export const earnedUntil = (responses: Responses, end: number) =>
  earned(responses, ({ operationDate }) => Date.parse(operationDate) > end - day && Date.parse(operationDate) <= end)
export const mined = (responses: Responses) => earned(responses, ({ unit }) => unit !== "eth2")
const invested = ({ orders }: Responses): Fraction =>
  sum(
    orders.flatMap((order) =>
      order.state === "Completed" && order.items[0].currencyId !== "eth2" ? [costOf(order)] : [],
    ),
  )
const stakes = ({ contracts }: Responses, state: string): Fraction =>
  sum(
    contracts.flatMap(({ contract }) =>
      contract.currencyId === "eth2" && contract.state === state ? [parseFraction(contract.quantity)] : [],
    ),
  )

const contract =
  (read: (details: ContractDetails, responses: Responses) => Fraction) =>
  (responses: Responses, owners: readonly string[]) =>
    read(contractOf(responses, owners), responses)
const ofType = ({ history }: ContractDetails, type: Operation["operationType"]) =>
  sum(history.values.flatMap(({ operationType, amount }) => (operationType === type ? [parseFraction(amount)] : [])))
const cost = (details: ContractDetails, responses: Responses) => costOf(orderOf(responses, details))

const operation = (read: (operation: Operation) => Fraction) => (responses: Responses, owners: readonly string[]) =>
  read(responses.operations.find(({ id }) => owners.includes(id))!)
/** Returns the amount with its sign. A rejected operation has no sign, because it moved nothing. */
const signed = (one: Operation, amount: string) => (isDone(one) ? changeBy(one, amount) : parseFraction(amount))

/** Calculates totals such as "Bonus btc" and "net btc". A returned amount is a Bonus without a contract. */
const totals =
  (what: "amount" | "worth") =>
  ({ operations }: Responses, owners: readonly string[]): Fraction => {
    const [type, coin] = owners.at(-1)!.split(" ")
    const typeOf = ({ operationType, unit }: Operation) =>
      operationType === "Bonus" && unit === null ? "Returned" : operationType
    const counted = operations.filter(
      (one) => isDone(one) && one.currencyId === coin && (type === "net" || typeOf(one) === type),
    )
    return sum(counted.map((one) => changeBy(one, what === "amount" ? one.amount : one.equivalent.amount)))
  }
const staking = ({ operations }: Responses) =>
  sum(
    operations.flatMap(({ operationType, unit, amount }) =>
      operationType === "Bonus" && unit === "eth2" ? [parseFraction(amount)] : [],
    ),
  )

export const cabinet: Oracle = {
  "account.balance": account(balanceOf),
  "account.balanceWorth": account(balanceOf, true),
  "account.lastPayout": account(lastPayout),
  "account.lastPayoutWorth": account(lastPayout, true),
  "account.paid": account(paid),
  "account.paidWorth": account(paid, true),
  "account.power": account(power),
  "account.withdrawable": (responses) =>
    sum((["btc", "eth"] as const).map((coin) => worthOf(responses, coin, balance(responses, coin)))),
  "coin.difficultyGrowth": growth,
  "coin.difficultyHarder": (responses, owners) => {
    const [twice, least] = [multiply(growth(responses, owners), toFraction(2)), parseFraction("2.5")]
    return isLess(twice, least) ? least : twice
  },
  "coin.marketCap": ({ market }) => parseFraction(market.globalCap),
  "coin.rate": rate,
  "coin.rateChange": ({ market }, owners) =>
    multiply(parseFraction(market[coinIn(owners) === "btc" ? "btc" : "eth"].percentChange), toFraction(100)),
  "contract.cost": contract(cost),
  "contract.fees": contract((details) => ofType(details, "MaintenanceFee")),
  "contract.maintenance": contract(({ contract: one }) =>
    multiply(parseFraction(one.localizedMaintenanceCostTh), toFraction(one.currencyId === "eth" ? 30_000 : 1000)),
  ),
  "contract.paidBack": contract((details, responses) =>
    percentOf(earnedBy(responses, details), cost(details, responses)),
  ),
  "contract.payouts": contract((details) => ofType(details, "Bonus")),
  "contract.power": contract(({ contract: { quantity } }) => parseFraction(quantity)),
  "contract.stake": contract(({ contract: { quantity } }) => parseFraction(quantity)),
  "contract.stakeBack": contract((details) =>
    add(parseFraction(details.contract.quantity), changes(details.history.values)),
  ),
  "history.net": totals("amount"),
  "history.netWorth": totals("worth"),
  "history.total": totals("amount"),
  "history.totalWorth": totals("worth"),
  "investment.bonus": operation(({ amount }) => parseFraction(amount)),
  "investment.bonuses": staking,
  "investment.part": (responses) => percentOf(power(responses, "eth2"), toFraction(32)),
  "investment.returned": (responses) => stakes(responses, "Expired"),
  "investment.staked": (responses) => power(responses, "eth2"),
  "operation.amount": operation((one) => signed(one, one.amount)),
  "operation.networkFee": operation(({ fee }) => parseFraction(fee!)),
  "operation.power": operation(({ quantity }) => parseFraction(quantity!)),
  "operation.received": operation(({ amount, fee }) => subtract(parseFraction(amount), parseFraction(fee!))),
  "operation.worth": operation((one) => signed(one, one.equivalent.amount)),
  "returns.invested": invested,
  "returns.lastDay": (responses) => earnedUntil(responses, responses.now),
  "returns.mined": mined,
  "returns.paidBack": (responses) => percentOf(mined(responses), invested(responses)),
  "returns.staked": (responses) => stakes(responses, "Active"),
  "returns.stakeReturned": (responses) => stakes(responses, "Expired"),
}
