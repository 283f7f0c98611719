import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, within } from "storybook/test"
import { BothLocales, createComponentPage } from "#ui/story/guide/component-page.tsx"
import { Disclosure } from "./disclosure.tsx"

export default {
  title: "Components/Actions/Disclosure",
  component: Disclosure,
  tags: ["autodocs", "!test"],
  args: { summary: "How it is calculated", children: "Growth of five percent a month, for twelve months." },
  parameters: createComponentPage({
    do: [
      "Collapse what most people need not read: how a figure is calculated, the details of a failure, a chart as a table.",
      "Name what is inside: “Details”, “How it is calculated”.",
      "Let the machine control it with onToggle where opening it starts something.",
    ],
    avoid: ["Don’t hide prices, fees, limits or errors in it.", "Don’t put one inside another."],
    accessibility: [
      "Native details and summary: Enter and Space toggle it, and screen readers hear whether it is expanded.",
      "The browser’s search in the page finds and opens collapsed text.",
      "The summary is at least 44 px high. The arrow turns without motion where people prefer that.",
    ],
  }),
} satisfies Meta<typeof Disclosure>

export const Playground: StoryObj<typeof Disclosure> = {}

export const ClosedAndOpen: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(inLocale) => (
        <>
          <Disclosure summary={inLocale("How it is calculated", "Как это рассчитано")}>
            <p>
              {inLocale(
                "Growth of five percent a month, for twelve months.",
                "Рост на пять процентов в месяц в течение двенадцати месяцев.",
              )}
            </p>
          </Disclosure>
          <Disclosure summary={inLocale("Promo code", "Промокод")} open>
            <p>{inLocale("The discount is valid for 24 hours.", "Скидка действует 24 часа.")}</p>
          </Disclosure>
        </>
      )}
    </BothLocales>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/Growth/)).not.toBeVisible()
    await userEvent.click(canvas.getByText("How it is calculated"))
    await expect(canvas.getByText(/Growth/)).toBeVisible()
  },
}
