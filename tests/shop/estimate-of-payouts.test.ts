import { BigDecimal, Schema } from "effect"
import { expect, it } from "vitest"
import { OperationList } from "#domain/money/operation.ts"
import { roundUp, toPlainDecimal } from "#domain/shared/money.ts"
import { Product } from "#domain/shared/product.ts"
import { estimatePurchase, createDefaultScenario } from "#domain/shop/estimate.ts"
import { Mining } from "#domain/shop/mining.ts"
import { offerOfProduct } from "#domain/shop/offer.ts"
import { calculateCost } from "#domain/shop/quantity.ts"
import { catalogue } from "#sandbox/catalogue.ts"
import { day } from "#sandbox/clock.ts"
import { offering, setUpSandbox } from "#sandbox/testing/sandbox.ts"

const { api, signUp, emailsTo, createOrder, assign, invoiceFor, pay, move } = setUpSandbox(offering("estimates"))

const products = Schema.decodeUnknownSync(Schema.Array(Product))
const mining = Schema.decodeUnknownSync(Mining)
const operations = Schema.decodeUnknownSync(OperationList)

/** Creates a customer with a paid contract, and three days later a payout at exactly the current time. */
const payoutNow = async (productId: string, quantity: string) => {
  const customer = await signUp()
  const [message] = await emailsTo(customer.email)
  await api("/signup/confirm", { body: { emailToken: message?.link.split("=")[1], mine: true } })
  const { id } = await createOrder(customer.token, { items: [{ productId, quantity }] })
  await assign(id, customer)
  await pay((await invoiceFor(id, customer)).invoiceId, { kind: "exact" })
  await move(3 * day)
  const form = { grant_type: "password", username: customer.email, password: "correct-horse" }
  const { access_token: token } = (await api("/token", { form })).body as { readonly access_token: string }
  const { values } = operations((await api("/dashboard/operationhistory/?offset=0&count=2", { token })).body)
  const latest = (type: string) => values.find(({ operationType }) => operationType === type)
  return { bonus: latest("Bonus")!, fee: latest("MaintenanceFee") }
}

const onSale = catalogue.filter(({ state }) => state === "Available")

it.each(onSale.map((product) => [product.id, product] as const))(
  "a day of %s pays the estimated amount, less the estimated maintenance",
  async (productId, { currencyId, defaultValue }) => {
    const { bonus, fee } = await payoutNow(productId, defaultValue)
    const product = products((await api("/products?currencyId=usd")).body).find(({ id }) => id === productId)!
    const quantity = product.defaultValue
    const terms = mining((await api(`/mining/${currencyId}?clientCurrencyId=usd`)).body)
    const cost = calculateCost(quantity, product.localizedToPayAmount)
    const estimate = estimatePurchase(
      { offer: offerOfProduct(product), quantity, cost },
      terms,
      createDefaultScenario(terms),
    )!
    // The shop charges maintenance in the coin, rounded up.
    const feeInCoin = roundUp(BigDecimal.divideUnsafe(estimate.feesPerDay, terms.rate))
    expect([toPlainDecimal(estimate.payout), toPlainDecimal(feeInCoin)]).toEqual([
      toPlainDecimal(bonus.amount),
      fee ? toPlainDecimal(fee.amount) : "0",
    ])
  },
)
