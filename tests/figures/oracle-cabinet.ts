import type { Answers, Coin, ContractDetails, Operation } from "./answers.ts"
import { exact, isLess, minus, percentOf, plus, sum, times, whole, type Exact } from "./exact.ts"
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

const day = 86_400_000
const units = { btc: "Th", eth: "Mh", eth2: "eth2" } as const
const coinIn = (owners: readonly string[]): Coin =>
  (["eth2", "eth", "btc"] as const).find((coin) => owners.includes(coin))!

const balance = ({ operations }: Answers, coin: string): Exact =>
  changes(operations.filter((one) => one.currencyId === coin && isDone(one)))
const paid = ({ operations }: Answers, coin: Coin): Exact =>
  changes(operations.filter((one) => isOfContract(one) && one.unit === units[coin]))
/** Calculates the newest payout, less its maintenance fee. */
const lastPayout = ({ operations }: Answers, coin: Coin): Exact => {
  const last = operations.find(({ operationType, unit }) => operationType === "Bonus" && unit === units[coin])!
  const fee = operations.find(({ id }) => id === last.maintenanceFeeId)
  return minus(exact(last.amount), exact(fee?.amount ?? "0"))
}
const isRunning = ({ contract }: ContractDetails) => contract.state === "Active"
const power = ({ contracts }: Answers, coin: Coin): Exact =>
  sum(
    contracts.flatMap((one) =>
      isRunning(one) && one.contract.currencyId === coin ? [exact(one.contract.quantity)] : [],
    ),
  )

const account =
  (read: (all: Answers, coin: Coin) => Exact, isWorth = false) =>
  (all: Answers, owners: readonly string[]) => {
    const coin = coinIn(owners)
    return isWorth ? worthOf(all, coin, read(all, coin)) : read(all, coin)
  }
const balanceOf = (all: Answers, coin: Coin) => balance(all, paidCoin(coin))

/** Returns the rate of a coin, or of the coin that a product pays. */
const rate = (all: Answers, owners: readonly string[]): Exact => {
  const product = all.products.find(({ id }) => owners.includes(id))
  return rateOf(all, paidCoin(product ? productOf(all, owners).currencyId : coinIn(owners)))
}
const growth = (all: Answers, owners: readonly string[]): Exact => {
  const contract = all.contracts.find(({ contract: { id } }) => owners.includes(id))
  const order = all.orders.find(({ id }) => owners.includes(id))
  const coin = contract
    ? contract.contract.currencyId
    : productOf(all, order ? [order.items[0].productId] : owners).currencyId
  return exact(all.mining[coin].difficultyGrowth!)
}

/** Calculates the income from contracts in a period, at the current rate. */
const earned = (all: Answers, isCounted: (operation: Operation) => boolean): Exact =>
  sum(
    (["btc", "eth"] as const).map((coin) =>
      worthOf(
        all,
        coin,
        changes(all.operations.filter((one) => isOfContract(one) && one.currencyId === coin && isCounted(one))),
      ),
    ),
  )
export const earnedUntil = (all: Answers, end: number) =>
  earned(all, ({ operationDate }) => Date.parse(operationDate) > end - day && Date.parse(operationDate) <= end)
export const mined = (all: Answers) => earned(all, ({ unit }) => unit !== "eth2")
const invested = ({ orders }: Answers): Exact =>
  sum(
    orders.flatMap((order) =>
      order.state === "Completed" && order.items[0].currencyId !== "eth2" ? [costOf(order)] : [],
    ),
  )
const stakes = ({ contracts }: Answers, state: string): Exact =>
  sum(
    contracts.flatMap(({ contract }) =>
      contract.currencyId === "eth2" && contract.state === state ? [exact(contract.quantity)] : [],
    ),
  )

const contract =
  (read: (details: ContractDetails, all: Answers) => Exact) => (all: Answers, owners: readonly string[]) =>
    read(contractOf(all, owners), all)
const ofType = ({ history }: ContractDetails, type: Operation["operationType"]) =>
  sum(history.values.flatMap(({ operationType, amount }) => (operationType === type ? [exact(amount)] : [])))
const cost = (details: ContractDetails, all: Answers) => costOf(orderOf(all, details))

const operation = (read: (operation: Operation) => Exact) => (all: Answers, owners: readonly string[]) =>
  read(all.operations.find(({ id }) => owners.includes(id))!)
/** Returns the amount with its sign. A rejected operation has no sign, because it moved nothing. */
const signed = (one: Operation, amount: string) => (isDone(one) ? changeBy(one, amount) : exact(amount))

/** Calculates totals such as "Bonus btc" and "net btc". A returned amount is a Bonus without a contract. */
const totals =
  (what: "amount" | "worth") =>
  ({ operations }: Answers, owners: readonly string[]): Exact => {
    const [type, coin] = owners.at(-1)!.split(" ")
    const typeOf = ({ operationType, unit }: Operation) =>
      operationType === "Bonus" && unit === null ? "Returned" : operationType
    const counted = operations.filter(
      (one) => isDone(one) && one.currencyId === coin && (type === "net" || typeOf(one) === type),
    )
    return sum(counted.map((one) => changeBy(one, what === "amount" ? one.amount : one.equivalent.amount)))
  }
const staking = ({ operations }: Answers) =>
  sum(
    operations.flatMap(({ operationType, unit, amount }) =>
      operationType === "Bonus" && unit === "eth2" ? [exact(amount)] : [],
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
  "account.withdrawable": (all) => sum((["btc", "eth"] as const).map((coin) => worthOf(all, coin, balance(all, coin)))),
  "coin.difficultyGrowth": growth,
  "coin.difficultyHarder": (all, owners) => {
    const [twice, least] = [times(growth(all, owners), whole(2)), exact("2.5")]
    return isLess(twice, least) ? least : twice
  },
  "coin.marketCap": ({ market }) => exact(market.globalCap),
  "coin.rate": rate,
  "coin.rateChange": ({ market }, owners) =>
    times(exact(market[coinIn(owners) === "btc" ? "btc" : "eth"].percentChange), whole(100)),
  "contract.cost": contract(cost),
  "contract.fees": contract((details) => ofType(details, "MaintenanceFee")),
  "contract.maintenance": contract(({ contract: one }) =>
    times(exact(one.localizedMaintenanceCostTh), whole(one.currencyId === "eth" ? 30_000 : 1000)),
  ),
  "contract.paidBack": contract((details, all) => percentOf(earnedBy(all, details), cost(details, all))),
  "contract.payouts": contract((details) => ofType(details, "Bonus")),
  "contract.power": contract(({ contract: { quantity } }) => exact(quantity)),
  "contract.stake": contract(({ contract: { quantity } }) => exact(quantity)),
  "contract.stakeBack": contract((details) => plus(exact(details.contract.quantity), changes(details.history.values))),
  "history.net": totals("amount"),
  "history.netWorth": totals("worth"),
  "history.total": totals("amount"),
  "history.totalWorth": totals("worth"),
  "investment.bonus": operation(({ amount }) => exact(amount)),
  "investment.bonuses": staking,
  "investment.part": (all) => percentOf(power(all, "eth2"), whole(32)),
  "investment.returned": (all) => stakes(all, "Expired"),
  "investment.staked": (all) => power(all, "eth2"),
  "operation.amount": operation((one) => signed(one, one.amount)),
  "operation.networkFee": operation(({ fee }) => exact(fee!)),
  "operation.power": operation(({ quantity }) => exact(quantity!)),
  "operation.received": operation(({ amount, fee }) => minus(exact(amount), exact(fee!))),
  "operation.worth": operation((one) => signed(one, one.equivalent.amount)),
  "returns.invested": invested,
  "returns.lastDay": (all) => earnedUntil(all, all.now),
  "returns.mined": mined,
  "returns.paidBack": (all) => percentOf(mined(all), invested(all)),
  "returns.staked": (all) => stakes(all, "Active"),
  "returns.stakeReturned": (all) => stakes(all, "Expired"),
}
