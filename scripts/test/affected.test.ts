import { expect, it } from "vitest"
import { affectedBy } from "./affected.ts"

it.each([
  [["docs/qa.md", "scripts/flow.ts"], { build: false, areas: [] }],
  [
    [
      "src/machines/cabinet/rename-contract.machine.ts",
      "locales/ru-RU/cabinet/cabinet.json",
      "sandbox/routes/contracts.ts",
    ],
    { build: true, areas: ["cabinet"] },
  ],
  [
    ["src/ui/orders/orders/orders.tsx", "src/ui/payments/payment.tsx", "src/main/orders.tsx"],
    { build: true, areas: ["orders", "payments"] },
  ],
  [["src/main/orders.tsx"], { build: true, areas: "all" }],
  [["src/ui/orders/orders/orders.tsx", "src/ui/kit/layout/page.tsx"], { build: true, areas: "all" }],
  [["src/ui/site/layout/menu.tsx"], { build: true, areas: "all" }],
  [["package-lock.json"], { build: true, areas: "all" }],
])("a change of %j affects %j", (files, affected) => {
  expect(affectedBy(files)).toEqual(affected)
})
