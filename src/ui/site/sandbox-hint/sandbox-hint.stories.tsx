import type { Meta, StoryObj } from "@storybook/react-vite"
import { defaultConfig } from "#domain/site/config.ts"
import { SiteConfig } from "#ui/site/site-config.ts"
import { BothLocales, createComponentPage } from "#ui/story/guide/component-page.tsx"
import { SandboxHint } from "./sandbox-hint.tsx"
import { SandboxHints } from "./sandbox-hints.tsx"

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

export default {
  title: "Components/Fields/SandboxHint",
  component: SandboxHint,
  subcomponents: { SandboxHints },
  tags: ["autodocs", "!test"],
  args: { field: "voucherPin" },
  argTypes: { field: { control: "radio", options: ["voucherPin", "twoFactor"] } },
  decorators: [
    (Story) => (
      <SiteConfig value={{ ...defaultConfig, sandbox, Hints: SandboxHints }}>
        <Story />
      </SiteConfig>
    ),
  ],
  parameters: createComponentPage({
    do: [
      "Put it below the field whose test values testers need; the sandbox’s settings have the values and their texts.",
    ],
    avoid: ["Don’t rely on it for customers: outside the sandbox it renders nothing and loads no code."],
    accessibility: [
      "role=note, named by its title.",
      "The values are text that can be copied; translate=no keeps browsers from translating them.",
      "The link to the desk opens in a new tab.",
    ],
  }),
} satisfies Meta<typeof SandboxHint>

export const Playground: StoryObj<typeof SandboxHint> = {}

export const Values: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {() => (
        <>
          <SandboxHint field="voucherPin" />
          <SandboxHint field="twoFactor" />
        </>
      )}
    </BothLocales>
  ),
}
