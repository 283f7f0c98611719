import type { Mutant } from "#scripts/mutants/mutant.ts"
import { unit } from "#scripts/mutants/suites.ts"

const domain = unit("src/domain")

/** Arithmetic, bounds, addresses and the reading of what people type. */
export const domainMutants: readonly Mutant[] = [
  {
    name: "domain-page-offset",
    what: "the second page begins with the entries of the first",
    file: "src/domain/shared/paging.ts",
    changes: [["(page - 1) * size", "(page - 2) * size"]],
    suites: [domain, unit("src/adapters")],
  },
  {
    name: "domain-last-page",
    what: "a list of eleven has one page",
    file: "src/domain/shared/paging.ts",
    changes: [["Math.ceil(total / size)", "Math.floor(total / size)"]],
    suites: [domain],
  },
  {
    name: "domain-max-default",
    what: "a missing maximum is 9999999, not 99999999",
    file: "src/domain/shared/bounds.ts",
    changes: [['decimal("99999999")', 'decimal("9999999")']],
    suites: [domain],
  },
  {
    name: "domain-min-copied",
    what: "a missing minimum no longer copies minValue",
    file: "src/domain/shared/bounds.ts",
    changes: [["min: min ?? minValue ?? zero", "min: min ?? zero"]],
    suites: [domain],
  },
  {
    name: "domain-eth2",
    what: "eth2 is withdrawn as btc",
    file: "src/domain/money/withdrawal.ts",
    changes: [['currencyId === "eth" || currencyId === "eth2"', 'currencyId === "eth"']],
    suites: [domain],
  },
  {
    name: "domain-most",
    what: "more than the balance can be withdrawn",
    file: "src/domain/money/withdrawal.ts",
    changes: [["BigDecimal.min(maxValue, balance)", "BigDecimal.max(maxValue, balance)"]],
    suites: [unit("src/ui/money/withdrawal/rules.test.ts")],
  },
  {
    name: "domain-same-request",
    what: "a withdrawal to another address counts as the same request",
    file: "src/domain/money/withdrawal.ts",
    changes: [
      [
        "isSameAmount(one.amount, other.amount) &&\n  foldAddress(one.address) === foldAddress(other.address)",
        "isSameAmount(one.amount, other.amount)",
      ],
    ],
    suites: [domain, unit("src/adapters")],
  },
  {
    name: "domain-terms",
    what: "the terms of .ru are shown on names that only contain ru",
    file: "src/domain/site/config.ts",
    changes: [["/\\.ru\\.?$/i", "/ru/i"]],
    suites: [domain],
  },
  {
    name: "domain-power",
    what: "a petahash is a thousandth of what it is",
    file: "src/domain/shop/power-unit.ts",
    changes: [['ph: "1000000000"', 'ph: "1000000"']],
    suites: [unit("src/domain/shop/power-unit.test.ts")],
  },
  {
    name: "domain-product",
    what: "without a wish the first product is offered even when it is not on sale",
    file: "src/domain/shop/product-choice.ts",
    changes: [
      [
        'product.currencyId === (productId ?? "btc") && isOnSale(product)',
        'product.currencyId === (productId ?? "btc")',
      ],
    ],
    suites: [domain],
  },
  {
    name: "domain-receipt-late",
    what: "a late payment counts on the receipt of an order",
    file: "src/domain/orders/receipt.ts",
    changes: [["!late && paymentType", "paymentType"]],
    suites: [domain],
  },
  {
    name: "domain-payback-fan",
    what: "the payback fan leaves out what was paid so far",
    file: "src/domain/shop/payback-fan.ts",
    changes: [["BigDecimal.sum(paid, sumOf(stretches,", "BigDecimal.sum(zero, sumOf(stretches,"]],
    suites: [unit("src/domain/shop/payback-fan.test.ts")],
  },
]
