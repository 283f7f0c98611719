import type { ExtensionName } from "#sandbox/extensions.ts"

/** Fields that an API may leave out: those of an extension, and `optional` ones beyond the specification. By schema. */
export const optionalFields: Readonly<Record<string, Readonly<Record<string, ExtensionName | "optional">>>> = {
  Profile: { pendingEmail: "emailChange" },
  Product: { payable: "optional", stakeFee: "optional", stakeReturn: "optional", bonusSteps: "estimates" },
  OrderItem: { payable: "optional", stakeFee: "optional", stakeReturn: "optional" },
  Contract: { cost: "contracts", equivalentNet: "contracts", stakeReturn: "optional" },
  Returns: { daily: "optional" },
  Order: {
    remainder: "optional",
    tolerance: "optional",
    credits: "optional",
    unconfirmed: "payments",
    receipt: "receipts",
    contractId: "contracts",
  },
  Payment: { late: "optional" },
  Operation: { receipt: "receipts", fee: "withdrawals", states: "withdrawals", equivalent: "history" },
  ForecastMonth: { startDate: "estimates", endDate: "estimates", contractEnds: "estimates" },
  WithdrawalSummary: { fee: "withdrawals", expectedMinutes: "withdrawals" },
  Withdrawal: { fee: "withdrawals" },
  PartnerSummaryEntry: { label: "partner", nextPayout: "partner" },
  Reward: { payoutDate: "partner" },
  RewardList: { totals: "partner" },
}
