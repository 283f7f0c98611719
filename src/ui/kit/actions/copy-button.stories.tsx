import type { Meta, StoryObj } from "@storybook/react-vite"
import { Address } from "#ui/kit/figures/address.tsx"
import { BothLocales, createComponentPage } from "#ui/story/guide/component-page.tsx"
import { CopyButton } from "./copy-button.tsx"

const address = "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq"

export default {
  title: "Components/Actions/CopyButton",
  component: CopyButton,
  tags: ["autodocs", "!test"],
  args: { text: address, label: "the address" },
  parameters: createComponentPage({
    do: [
      "Put it beside what people carry elsewhere: a payment address, a key, recovery codes, a request ID.",
      "Copy the plain value: no spaces between groups, no unit.",
    ],
    avoid: [
      "Don’t make it the only way: the text stays selectable.",
      "Don’t announce the copy with a notification as well; the button itself says “Copied”.",
    ],
    accessibility: [
      "A native button. Its name is “Copy” with what it copies, for example “Copy the address”; after a press “Copied” takes its place.",
      "A failed copy is shown by a word and an icon, not by colour alone; the text is then selected in a field, whose label says how to copy it.",
      "At least 44 by 44 px.",
    ],
  }),
} satisfies Meta<typeof CopyButton>

export const Playground: StoryObj<typeof CopyButton> = {}

export const BesideAnAddress: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(inLocale) => (
        <div>
          <Address text={address} />
          <CopyButton text={address} label={inLocale("the address", "адрес")} />
        </div>
      )}
    </BothLocales>
  ),
}
