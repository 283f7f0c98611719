import type { Operations } from "./operation.ts"

export const cabinet: Operations = {
  "GET /contracts": { id: "listContracts", summary: "List the contracts" },
  "GET /contracts/{contractId}": {
    id: "readContract",
    summary: "Read a contract with its order, sums and payouts",
    extension: "contracts",
  },
  "GET /dashboard/summary": { id: "readSummary", summary: "Read balances and payouts by unit" },
  "GET /dashboard/returns": { id: "readReturns", summary: "Read what was invested and paid", extension: "estimates" },
  "GET /dashboard/forecast": { id: "readForecast", summary: "Forecast twelve months of payouts" },
  "GET /dashboard/investment": { id: "readInvestment", summary: "Read the stake and its bonuses" },
}

export const money: Operations = {
  "GET /dashboard/operationhistory": { id: "listHistory", summary: "List the operations, newest first" },
  "GET /dashboard/operationhistory/export": {
    id: "exportHistory",
    summary: "Stream all operations as lines of JSON",
    lines: "Operation",
  },
  "POST /exports": {
    id: "requestExport",
    summary: "Get a ticket for a table as a file",
    refuses: { 403: ["Forbidden"], 404: ["NotFound"] },
    extension: "exports",
  },
  "GET /exports/{ticket}": { id: "readExport", summary: "Read the file of a ticket, once", extension: "exports" },
  "GET /dashboard/operationhistory/totals": {
    id: "readHistoryTotals",
    summary: "Sum the operations by type and coin",
    extension: "history",
  },
  "GET /withdraws/summary": { id: "readWithdrawalSummary", summary: "Read the balance and the limits of a withdrawal" },
  "POST /withdraws": {
    id: "createWithdrawal",
    summary: "Withdraw under an id of the caller's",
    refuses: {
      400: ["WithdrawalBelowMinimum", "WithdrawalAboveMaximum", "InsufficientBalance"],
      403: ["demo"],
      409: ["WithdrawalIdReused", "WithdrawalsLocked", "AddressWaiting", "AddressNotInBook"],
    },
    tfa: true,
  },
  "POST /withdraws/{withdrawalId}/cancel": {
    id: "cancelWithdrawal",
    summary: "Cancel a withdrawal that is not processed yet",
    refuses: { 409: ["WithdrawalSent"] },
    extension: "withdrawals",
  },
}

export const addressBook: Operations = {
  "GET /address-book": { id: "readAddressBook", summary: "Read the saved addresses", extension: "addressBook" },
  "PATCH /address-book": {
    id: "switchAddressBook",
    summary: "Turn the address book on or off",
    refuses: { 403: ["Forbidden"] },
    extension: "addressBook",
    tfa: true,
  },
  "POST /address-book/addresses": {
    id: "addAddress",
    summary: "Save an address under a name",
    refuses: { 403: ["Forbidden"], 404: ["NotFound"], 409: ["AddressInBook", "AddressBookFull"] },
    extension: "addressBook",
    tfa: true,
  },
  "DELETE /address-book/addresses/{addressId}": {
    id: "removeAddress",
    summary: "Remove an address",
    refuses: { 403: ["Forbidden"] },
    extension: "addressBook",
  },
}

const partnersOnly = { 403: ["Forbidden"] } as const

export const partner: Operations = {
  "POST /partnership": {
    id: "joinOrCreateCode",
    summary: "Become a partner, or create a code",
    refuses: { ...partnersOnly, 409: ["CodesFull"] },
  },
  "PATCH /partnership/codes/{code}": {
    id: "changePartnerCode",
    summary: "Label, deactivate or activate a code",
    refuses: partnersOnly,
    extension: "partner",
  },
  "GET /partnership/summary": { id: "listCodes", summary: "List the codes with their rewards", refuses: partnersOnly },
  "GET /partnership/summary1": { id: "listCodes1", summary: "The same as /partnership/summary", refuses: partnersOnly },
  "GET /partnership/rewards": { id: "listRewards", summary: "List the rewards, newest first", refuses: partnersOnly },
  "GET /partnership/rewards1": {
    id: "listRewards1",
    summary: "The same as /partnership/rewards",
    refuses: partnersOnly,
  },
}
