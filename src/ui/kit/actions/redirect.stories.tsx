import type { Meta, StoryObj } from "@storybook/react-vite"
import { useLocation } from "wouter"
import { createComponentPage } from "#ui/story/guide/component-page.tsx"
import { Redirect } from "./redirect.tsx"

const Address = () => <p>The address is now {useLocation()[0]}.</p>

export default {
  title: "Components/Actions/Redirect",
  component: Redirect,
  tags: ["autodocs", "!test"],
  args: { to: "/cabinet" },
  parameters: createComponentPage({
    do: [
      "Make it the view of a final state: after sign-in, the dashboard.",
      "Set replace where Back must not return to the page, such as a form that was sent.",
      "Set behind where Back must lead to a page that was never open, such as the list of orders behind a new order.",
    ],
    avoid: ["Don’t navigate in an effect or a click handler: a state of the machine leads away."],
    accessibility: ["It renders nothing. The new page moves the focus to its heading, and its title is read."],
  }),
} satisfies Meta<typeof Redirect>

export const Playground: StoryObj<typeof Redirect> = {
  render: (args) => (
    <>
      <Redirect {...args} />
      <Address />
    </>
  ),
}
