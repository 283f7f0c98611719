import { Fragment } from "react"
import { afterEach, describe, expect, it } from "vitest"
import { cleanup, render } from "vitest-browser-react"
import { page } from "vitest/browser"
import { brand } from "#brand/brand.ts"
import type { Locale } from "#domain/shared/currency.ts"
import { defaultConfig, type Config } from "#domain/site/config.ts"
import { sidebarModel } from "#machines/site/sidebar.model.ts"
import { AccountMenu } from "#ui/site/session/session-bar.tsx"
import { SiteConfig } from "#ui/site/site-config.ts"
import { StoryFrame, storyI18n } from "#ui/story/story-frame.tsx"
import { CabinetLayout, type CabinetLayoutProps } from "./cabinet-layout.tsx"
import { PublicLayout } from "./public-layout.tsx"

afterEach(cleanup)

const { t } = storyI18n["en-US"]
const linksOf = (place: Element) => [...place.querySelectorAll("a")].map((link) => link.getAttribute("href"))

describe("public pages", () => {
  const show = (locale: Locale, signedIn = false, settings: Partial<Config> = {}) =>
    render(
      <SiteConfig value={{ ...defaultConfig, ...settings, Hints: null }}>
        <StoryFrame locale={locale}>
          <PublicLayout Demo={Fragment} isSignedIn={signedIn} account={null} switches={null}>
            —
          </PublicLayout>
        </StoryFrame>
      </SiteConfig>,
    )
  const footer = page.getByRole("contentinfo")

  it.each([
    ["en-US", ["medium.com", "twitter.com", "www.facebook.com"]],
    ["ru-RU", ["dzen.ru", "vk.com", "www.facebook.com"]],
  ] as const)("link in the footer to the channels for %s: %j", async (locale, hosts) => {
    await show(locale)
    const links = footer.getByRole("navigation", { name: storyI18n[locale].t("common:footer.company") }).element()
    expect(linksOf(links)[0]).toBe("/licenses.txt")
    expect(
      linksOf(links)
        .slice(1)
        .map((href) => new URL(href!).host),
    ).toEqual(hosts)
  })

  const company = { "en-US": "Hashwell Ltd, 1 Mill Lane", "ru-RU": "ООО «Хэшвелл», Мельничная, 1" }
  it.each([
    ["en-US", "terms and privacy alone", {}, ["/terms/io", "/terms/privacy"], brand.legalName],
    [
      "ru-RU",
      "all that is set",
      { company, risks: "/risks.html", support: "mailto:help@hashwell.example" },
      ["/terms/io", "/terms/privacy", "/risks.html", "mailto:help@hashwell.example"],
      company["ru-RU"],
    ],
  ] as const)("have a footer in %s with %s", async (locale, _, settings, links, text) => {
    await show(locale, false, settings)
    const documents = footer.getByRole("navigation", { name: storyI18n[locale].t("common:footer.rules") }).element()
    expect(linksOf(documents)).toEqual(links)
    await expect.element(footer.getByText(text, { exact: true })).toBeVisible()
  })

  it.each([
    [false, "/"],
    [true, "/cabinet"],
  ])("link the brand of the header, signed in %s, to %s", async (signedIn, to) => {
    await show("en-US", signedIn)
    await expect.element(page.getByRole("banner").getByRole("link", { name: brand.name })).toHaveAttribute("href", to)
  })
})

describe("the cabinet", () => {
  const show = (more: Partial<CabinetLayoutProps> = {}, at = "/cabinet") =>
    render(
      <StoryFrame locale="en-US" at={at}>
        <CabinetLayout
          sidebar={{ state: sidebarModel.at("open"), send: () => undefined }}
          isPartner={false}
          isIdentified
          account={null}
          switches={null}
          {...more}
        >
          —
        </CabinetLayout>
      </StoryFrame>,
    )
  const menu = () => page.getByRole("navigation", { name: t("nav.label") }).element()
  const help = () =>
    page
      .getByRole("banner")
      .getByRole("link", { name: new RegExp(`^${t("help.title")}`) })
      .element()
      .getAttribute("href")

  it("lists its sections in this order, with the partner section only for partners", async () => {
    const all = [
      "/cabinet",
      "/cabinet/buy",
      "/cabinet/contracts",
      "/cabinet/investment",
      "/cabinet/orders",
      "/cabinet/history",
      "/cabinet/partner",
      "/cabinet/settings",
      "/cabinet/support",
    ]
    await show({ isPartner: true })
    expect(linksOf(menu())).toEqual(all)
    await cleanup()
    await show()
    expect(linksOf(menu())).toEqual(all.filter((href) => href !== "/cabinet/partner"))
  })

  it("shows the join prompt only to customers who are not partners", async () => {
    await show({ join: <button type="button">join</button> })
    expect(menu().textContent).toContain(t("join.title"))
    expect(menu().querySelector("button")?.textContent).toBe("join")
    await cleanup()
    await show({ isPartner: true })
    expect(menu().textContent).not.toContain(t("join.title"))
  })

  it("links to the documentation in the partner section, and to support elsewhere", async () => {
    await show({ isPartner: true }, "/cabinet/partner")
    expect(help()).toBe(brand.partnerHelp)
    await cleanup()
    await show({ isPartner: true }, "/cabinet/history")
    expect(help()).toBe("/cabinet/support")
  })

  it("disables support for unidentified users, and explains why", async () => {
    await show({ isIdentified: false })
    expect(linksOf(menu())).not.toContain("/cabinet/support")
    expect(menu().textContent).toContain(t("nav.supportIdentified"))
  })

  it("makes no statement about the account if the profile failed to load", async () => {
    await show({ isIdentified: false, isUnknown: true })
    expect(linksOf(menu())).toContain("/cabinet/support")
    expect(menu().textContent).not.toContain(t("nav.supportIdentified"))
    expect(menu().textContent).not.toContain(t("join.title"))
  })
})

describe("the account menu", () => {
  const account = <AccountMenu email="anna@mail.example" signOut={null} />
  const inPublic = (
    <StoryFrame locale="en-US">
      <PublicLayout Demo={Fragment} isSignedIn account={account} switches={null}>
        —
      </PublicLayout>
    </StoryFrame>
  )
  const inCabinet = (
    <StoryFrame locale="en-US">
      <CabinetLayout
        sidebar={{ state: sidebarModel.at("open"), send: () => undefined }}
        isPartner={false}
        isIdentified
        account={account}
        switches={null}
      >
        —
      </CabinetLayout>
    </StoryFrame>
  )
  const settings = page.getByRole("banner").getByRole("link", { name: t("nav.settings"), exact: true })

  it.each([
    ["open", true],
    ["closed", false],
  ])("stays %s when the cabinet's layout replaces the public one", async (_, isOpen) => {
    const { rerender } = await render(inPublic)
    if (isOpen) await page.getByRole("button", { name: "anna@mail.example" }).click()
    await rerender(inCabinet)
    if (isOpen) await expect.element(settings).toBeVisible()
    else await expect.element(settings).not.toBeInTheDocument()
  })

  it("starts closed after it was unmounted open", async () => {
    const { rerender } = await render(inPublic)
    await page.getByRole("button", { name: "anna@mail.example" }).click()
    await rerender(<p>—</p>)
    await rerender(inPublic)
    await expect.element(settings).not.toBeInTheDocument()
  })
})
