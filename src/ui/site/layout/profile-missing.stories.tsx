import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { ProfileMissing } from "./profile-missing.tsx"

export default {
  title: "Components/Profile missing",
  component: ProfileMissing,
  args: { onRetry: fn() },
} satisfies Meta<typeof ProfileMissing>

type Story = StoryObj<typeof ProfileMissing>

export const Settings: Story = {
  args: { section: "settings" },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Partner: Story = { args: { section: "partner" } }
