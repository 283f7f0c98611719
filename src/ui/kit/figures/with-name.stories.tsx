import type { Meta, StoryObj } from "@storybook/react-vite"
import { BothLocales, createComponentPage } from "#ui/story/guide/component-page.tsx"
import { UserGivenName, WithName } from "./with-name.tsx"

export default {
  title: "Components/Figures/WithName",
  component: WithName,
  subcomponents: { UserGivenName },
  tags: ["autodocs", "!test"],
  args: { name: "Savings", sentence: (name) => `${name} was removed.` },
  parameters: createComponentPage({
    do: [
      "Show every name that a customer wrote with it: of an address, a passkey, a session.",
      "Use UserGivenName where the name stands alone, as in a cell or a heading.",
    ],
    avoid: ["Don’t put such a name into a text by interpolation alone: its characters can turn the words around it."],
    accessibility: ["The name is a bdi element, so right-to-left letters are read and shown in their own order."],
  }),
} satisfies Meta<typeof WithName>

export const Playground: StoryObj<typeof WithName> = {}

export const Names: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {() => (
        <>
          {["Savings", "Сбережения", "مدخرات", "evil\u202egnp.exe"].map((name) => (
            <p key={name}>
              <WithName name={name} sentence={(own) => `“${own}” · 0.5 BTC`} />
            </p>
          ))}
        </>
      )}
    </BothLocales>
  ),
}
