import type { Meta, StoryObj } from "@storybook/react-vite"
import { createComponentPage } from "#ui/story/guide/component-page.tsx"
import { QrCode } from "./qr-code.tsx"

export default {
  title: "Components/Figures/QrCode",
  component: QrCode,
  tags: ["autodocs", "!test"],
  args: {
    value: "bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq?amount=0.004123",
    size: 160,
    label: "Payment code",
  },
  parameters: createComponentPage({
    do: [
      "Show it beside the same value as text, with a CopyButton: on a phone nobody can scan their own screen.",
      "Use at least 115 px; a long value needs more.",
    ],
    avoid: ["Don’t put secrets of the account into it, except the key of the authenticator while it is set up."],
    accessibility: [
      "An image with the name of its label.",
      "White with a quiet zone in both themes, because scanners need it.",
    ],
  }),
} satisfies Meta<typeof QrCode>

export const Playground: StoryObj<typeof QrCode> = { tags: ["test"] }
