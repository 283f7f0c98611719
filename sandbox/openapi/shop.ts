import type { Operations } from "./operation.ts"

export const shop: Operations = {
  "GET /products": {
    id: "listProducts",
    summary: "List the products with their prices",
    refuses: { 400: ["CodeRequired"] },
  },
  "GET /referralcodes/{code}": { id: "readCode", summary: "Read a promo code" },
  "GET /currencies/btc": { id: "readBitcoinRate", summary: "Read the rate of one bitcoin" },
  "GET /currencies/eth": { id: "readEtherRate", summary: "Read the rate of one ether" },
  "GET /currencies/crypto/marketcap/{currency}": { id: "readMarketCap", summary: "Read the market of both coins" },
  "GET /mining/{currencyId}": { id: "readMining", summary: "Read what payouts follow from", extension: "estimates" },
  "GET /fomo/recentPurchases": { id: "listRecentPurchases", summary: "List recent purchases" },
}

export const demo: Operations = {
  "POST /demo/cabinet": { id: "createDemo", summary: "Open a demo cabinet" },
  "GET /demo/cabinet/{id}": { id: "readDemo", summary: "Read a demo cabinet" },
  "POST /demo/cabinet/{id}/assign": {
    id: "assignDemo",
    summary: "Turn a demo cabinet into an account",
    refuses: { 409: ["AlreadyRegistered", "DemoAssigned"] },
  },
}

const orderCode = ["InvalidCode", "CodeLimitExceeded", "OwnCode"] as const
const ofQuantity = ["QuantityBelowMinimum", "QuantityAboveMaximum", "QuantityOffStep"] as const
const wrongState = { 409: ["WrongState"] } as const

export const orders: Operations = {
  "POST /orders": {
    id: "createOrder",
    summary: "Create an order under an id of the caller's",
    refuses: { 400: [...ofQuantity, "ProductUnavailable", ...orderCode], 409: ["IdReused"] },
  },
  "GET /orders": { id: "listOrders", summary: "List the customer's orders" },
  "GET /orders/{orderId}": { id: "readOrder", summary: "Read an order" },
  "PATCH /orders/{orderId}": {
    id: "changeCode",
    summary: "Apply a promo code, or clear it",
    refuses: { 400: orderCode, ...wrongState },
  },
  "PATCH /orders/{orderId}/items/{itemId}": {
    id: "changeQuantity",
    summary: "Change the quantity or the cost",
    refuses: { 400: ofQuantity, ...wrongState },
  },
  "POST /orders/{orderId}/assign": {
    id: "assignOrder",
    summary: "Assign an order to the customer",
    refuses: { 400: orderCode, 403: ["Forbidden"], 409: ["WrongState", "OrderLinked", "EmailRegistered"] },
  },
  "POST /orders/{orderId}/accept": {
    id: "acceptOrder",
    summary: "Accept what an underpaid order has bought",
    refuses: { 403: ["Forbidden"], 409: ["WrongState", "TooLittlePaid"] },
  },
  "POST /orders/{orderId}/complete": {
    id: "completeOrder",
    summary: "Complete an overpaid order",
    refuses: { 403: ["Forbidden"], ...wrongState },
  },
  "POST /orders/{orderId}/hide": { id: "hideOrder", summary: "Remove an order from the lists", refuses: wrongState },
  "POST /orders/{orderId}/items/{productId}/offers/bonusQuantity": {
    id: "acceptBonus",
    summary: "Accept the bonus of an order",
    refuses: wrongState,
  },
}

export const payments: Operations = {
  "POST /orders/{orderId}/paymenttypecurrencies": {
    id: "listMethods",
    summary: "List the payment methods of an order",
  },
  "POST /orders/{orderId}/invoices": {
    id: "createInvoice",
    summary: "Create an invoice, or return the open one of the same kind",
    refuses: {
      400: ["BelowMinimum", "AboveMaximum", "MethodUnavailable", "NotIdentified"],
      403: ["Forbidden"],
      ...wrongState,
    },
  },
  "POST /orders/{orderId}/invoices/{invoiceId}/enroll": {
    id: "enrollCard",
    summary: "Report that the customer returned from the acquirer",
    refuses: { 403: ["Forbidden"] },
  },
  "POST /orders/{orderId}/invoices/{invoiceId}/confirm": {
    id: "confirmCard",
    summary: "Confirm a card payment with its code",
    refuses: { 400: ["incorrect_confirmation_code", "confirmation_error"], 403: ["Forbidden"], ...wrongState },
  },
  "POST /orders/{orderId}/invoices/{invoiceId}/send": {
    id: "sendInvoice",
    summary: "Send the details of a transfer by e-mail",
    refuses: { 403: ["Forbidden"], ...wrongState },
  },
  "POST /orders/{orderId}/ottvouchers": {
    id: "redeemVoucher",
    summary: "Pay an order with a voucher",
    refuses: {
      400: ["VoucherRefused"],
      403: ["Forbidden"],
      404: ["VoucherNotFound"],
      409: ["VoucherRedeemed", "WrongState"],
      424: ["InvoiceNotFound"],
    },
  },
}
