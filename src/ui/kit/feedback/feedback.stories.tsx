import type { Meta, StoryObj } from "@storybook/react-vite"
import { defaultConfig } from "../../../domain/site/config"
import { callFailed } from "../../../domain/shared/failure"
import { SiteConfig } from "../../site/site-config"
import { StuckMoneySupport as Quoted } from "../../payments/stuck-money/stuck-money"
import { FailurePanel } from "./failure-panel"
import { Notice } from "./notice"
import { Pager } from "../actions/pager"
import { SandboxHint } from "../fields/sandbox-hint"
import { SandboxHints as Hints } from "../fields/sandbox-hints"
import { SegmentedLinks } from "../actions/segmented-links"
import { Status } from "./status"
import { StepList } from "../figures/steps"
import css from "../styles/story-sheet.module.css"

export default { title: "Components/Feedback" } satisfies Meta

export const Notices: StoryObj = {
  render: () => (
    <main className={`${css.sheet} ${css.wide}`}>
      <Notice kind="info">The rate is locked for 2 hours.</Notice>
      <Notice kind="ok">Your e-mail is confirmed.</Notice>
      <Notice kind="warn">12.4 Th/s was raised to the nearest step, 12.5 Th/s.</Notice>
      <FailurePanel failure={callFailed("server", { requestId: "5f0c2a9e" })} onRetry={() => undefined} />
      <div className={css.row}>
        <Status kind="ok">Active</Status>
        <Status kind="warn">Underpaid</Status>
        <Status kind="danger">Rejected</Status>
        <Status kind="info">Processing</Status>
        <Status kind="idle">Expired</Status>
      </div>
    </main>
  ),
}

const words = (en: string, ru: string) => ({ "en-US": en, "ru-RU": ru })
const sandbox = {
  title: words("In this sandbox", "В этой песочнице"),
  desk: { href: "/sandbox", text: words("Open the desk", "Открыть пульт") },
  fields: {
    voucherPin: [
      { value: "100000000001", meaning: words("Worth exactly what is due", "Ровно на сумму к оплате") },
      { value: "409000000001", meaning: words("Already redeemed (409)", "Уже погашен (409)") },
    ],
    twoFactor: [{ value: "", meaning: words("The desk shows the current codes.", "Текущие коды — на пульте.") }],
  },
}

export const SandboxHints: StoryObj = {
  render: () => (
    <SiteConfig value={{ ...defaultConfig, sandbox, Hints }}>
      <main className={css.sheet}>
        <SandboxHint field="voucherPin" />
        <SandboxHint field="twoFactor" />
      </main>
    </SiteConfig>
  ),
}

const items = ["All", "Active", "Expired"].map((text, index) => ({
  href: `/cabinet/contracts?state=${text}`,
  text,
  current: index === 1,
}))

export const Ways: StoryObj = {
  render: () => (
    <main className={css.sheet}>
      <StepList items={["Amount", "Method", "Payment"]} current={1} />
      <SegmentedLinks label="Contracts" items={items} />
      <Pager page={5} pageSize={10} total={93} href={(page) => `/cabinet/contracts?page=${page}`} />
    </main>
  ),
}

export const StuckMoney: StoryObj = {
  render: () => (
    <main className={css.sheet}>
      <Quoted orderNumber="100017" requestId="5f0c2a9e-7d1b-4c6e-9a53-0b2f8e1d4c77" />
    </main>
  ),
}
