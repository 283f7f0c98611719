import { test } from "#tests/engines/journey.ts"

const publicPages = [
  "/",
  "/buy",
  "/signup",
  "/signin",
  "/recovery",
  "/confirm",
  "/staking",
  "/demo",
  "/terms/io",
  "/nowhere",
]
const settings = ["email", "password", "btcAddress", "twoFactor", "security"]
const cabinetPages = [
  "/cabinet/buy",
  "/cabinet/contracts",
  "/cabinet/investment",
  "/cabinet/orders",
  "/cabinet/history?page=2",
  "/cabinet/support",
  "/cabinet/settings",
  ...settings.map((tab) => `/cabinet/settings?tab=${tab}`),
]

for (const [who, addresses] of [
  ["visitor", publicPages],
  ["miner", cabinetPages],
  ["partner", ["/cabinet/partner"]],
] as const)
  test(`each page of a ${who} has the same layout as in Chromium`, async ({ site, desk, enter, checkpoint }) => {
    if (who !== "visitor") await enter(await desk.persona(who))
    for (const address of addresses) {
      await site.goto(address)
      await site.locator("#root[data-hydrated] h1").seen()
      await checkpoint(address)
    }
  })
