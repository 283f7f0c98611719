import { Result } from "effect"
import { Fragment } from "react"
import { afterEach, describe, expect, it } from "vitest"
import { cleanup, render } from "vitest-browser-react"
import { page } from "vitest/browser"
import { fillPort, provide } from "#adapters/shared/fill-port.ts"
import { btcLimited, comingSoonProduct, ethUnlimited } from "#domain/fixtures/product.ts"
import type { CallFailed, TaggedFailure } from "#domain/shared/failure.ts"
import type { Product } from "#domain/shared/product.ts"
import { defaultConfig } from "#domain/site/config.ts"
import type { Extension } from "#domain/site/extensions.ts"
import { createMockedMachine } from "#machines/kit/mocked-machine.ts"
import type { rates } from "#machines/money/rates.machine.ts"
import { ratesModel } from "#machines/money/rates.model.ts"
import { homeCalculator } from "#machines/shop/home-calculator.machine.ts"
import { findEmptyPlaces } from "#tests/site/empty-places.ts"
import { HomePage } from "#ui/shop/home/home.tsx"
import { SiteConfig } from "#ui/site/site-config.ts"
import { StoryFrame, storyI18n } from "#ui/story/story-frame.tsx"

afterEach(cleanup)

type Products = Result.Result<ReadonlyArray<Product>, TaggedFailure<"CodeRequired"> | CallFailed>

const stake: Product = { ...ethUnlimited, id: "eth2-limited" as Product["id"], currencyId: "eth2" }

describe.each(["en-US", "ru-RU"] as const)("the front page in %s", (locale) => {
  const { t } = storyI18n[locale]
  const open = async (products: ReadonlyArray<Product>, extensions: ReadonlyArray<Extension>) => {
    const load = (): Products => Result.succeed(products)
    const calculator = provide(homeCalculator)({ loadProducts: fillPort(load) })
    const Estimated = () => (extensions.includes("estimates") ? <p>estimated</p> : null)
    await render(
      <StoryFrame locale={locale}>
        <SiteConfig value={{ ...defaultConfig, Hints: null, extensions }}>
          <main>
            <HomePage
              rates={createMockedMachine(ratesModel).machine as typeof rates}
              calculator={calculator}
              Payback={Estimated}
              PriceEstimate={Estimated}
              saveQuantity={() => undefined}
              currency="usd"
              Demo={Fragment}
              Sample={() => null}
              TrackRecord={() => null}
            />
          </main>
        </SiteConfig>
      </StoryFrame>,
    )
    await expect.element(page.getByRole("slider")).toBeVisible()
    return document.querySelector("main")!.textContent
  }

  it("shows a chosen stake as a stake, not as power", async () => {
    const staked = { ...stake, algorithm: { id: "eth2", unit: "eth2" } }
    await open([btcLimited, staked], [])
    await page.getByRole("radio", { name: t("home:coins.eth2.short") }).click()
    await expect.element(page.getByRole("slider", { name: t("home:meter.stake") })).toBeVisible()
    const { lastElementChild: value, firstElementChild: label } = document.querySelector("main dl > div")!
    expect([label!.textContent, value!.textContent]).toEqual([t("home:meter.stake"), "100\u00a0ETH"])
  })

  it("has no empty part and no promise of data that is missing without the extensions", async () => {
    const text = await open([btcLimited, ethUnlimited, comingSoonProduct], [])
    expect(findEmptyPlaces()).toEqual([])
    expect(text).toContain(t("home:plainLead"))
    expect(text).not.toContain(t("home:coins.eth2.name"))
    expect(text).not.toContain(t("home:questions.payout.staking"))
    expect(text).not.toMatch(/SEPA|SWIFT|card|карт/i)
    expect(page.getByRole("img", { name: t("home:cabinet.picture") }).elements()).toEqual([])
  })

  it("shows payback, staking and the picture of the cabinet with the extensions", async () => {
    const text = await open([btcLimited, ethUnlimited, stake], ["estimates"])
    expect(text).toContain(t("home:lead"))
    expect(text).toContain(t("home:coins.eth2.name"))
    expect(text).toContain(`${t("home:questions.payout.answer")} ${t("home:questions.payout.staking")}`)
    await expect.element(page.getByRole("img", { name: t("home:cabinet.picture") })).toBeInTheDocument()
  })
})
