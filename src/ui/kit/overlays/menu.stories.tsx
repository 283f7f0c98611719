import type { Meta, StoryObj } from "@storybook/react-vite"
import { Button } from "#ui/kit/actions/button.tsx"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import { BothLocales, createComponentPage } from "#ui/story/guide/component-page.tsx"
import { Menu } from "./menu.tsx"

export default {
  title: "Components/Overlays/Menu",
  component: Menu,
  tags: ["autodocs", "!test"],
  args: { label: "More" },
  parameters: createComponentPage({
    do: [
      "Use it for the further actions of a row: the first one is a button beside it.",
      "Set isBusy while one of its actions runs, and takesFocus where it replaces the control that was pressed.",
    ],
    avoid: [
      "Don’t hide the only action of a row in it.",
      "Don’t use it for navigation or for a choice that is sent: that is the menu of the page, or a Select.",
    ],
    accessibility: [
      "A native popover: Escape or a press outside closes it, and the focus returns to the button.",
      "It holds buttons and links that Tab reaches, not role=menu, so arrow keys scroll as usual.",
      "The button and each action are at least 44 px high. Name it for its row: “More actions for order 100001”.",
    ],
  }),
} satisfies Meta<typeof Menu>

export const Playground: StoryObj<typeof Menu> = {
  render: (args) => (
    <Menu {...args}>
      <Button kind="quiet">Order again</Button>
      <Button kind="quiet">Hide order</Button>
    </Menu>
  ),
}

export const OfAnOrder: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(inLocale) => (
        <Menu
          label={
            <>
              <span aria-hidden="true">{inLocale("More", "Ещё")}</span>
              <VisuallyHidden>
                {inLocale("More actions for order 100001", "Другие действия с заказом 100001")}
              </VisuallyHidden>
            </>
          }
        >
          <Button kind="quiet">{inLocale("Hide order", "Скрыть заказ")}</Button>
        </Menu>
      )}
    </BothLocales>
  ),
}
