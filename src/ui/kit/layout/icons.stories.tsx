import type { Meta, StoryObj } from "@storybook/react-vite"
import { createComponentPage } from "#ui/story/guide/component-page.tsx"
import * as icons from "./icons.tsx"
import * as marks from "./mark-icons.tsx"
import * as menu from "./menu-icons.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "#ui/kit/styles/story-sheet.module.css"

const { createIcon: _, ...general } = icons
const groups = { General: general, "Ways to pay": marks, "Menu of the cabinet": menu }

export default {
  title: "Components/Layout/Icons",
  tags: ["autodocs", "!test"],
  parameters: {
    ...createComponentPage({
      do: [
        "Put an icon beside a word; it takes the word’s colour.",
        "Draw a new one with icon() on the grid of 20, in lines of 1.5, without fill.",
        "Use sizes 16, 18 and 20; 28 for stars.",
      ],
      avoid: [
        "Don’t use logos of coins and banks: the marks are simple drawings of our own.",
        "Don’t use an icon alone without a VisuallyHidden name.",
      ],
      accessibility: [
        "aria-hidden and not focusable: the word beside it is the name.",
        "An icon that tells a state has a contrast of 3 : 1 and a shape of its own.",
        "Not a target; the button around it is at least 44 by 44 px.",
      ],
    }),
    docs: { description: { component: "Drawings in lines, one weight, in the colour of the text." } },
  },
} satisfies Meta

export const All: StoryObj = {
  tags: ["test"],
  render: () => (
    <div className={`${css.sheet} ${css.wide} ${css.broad}`} translate="no">
      {Object.entries(groups).map(([group, drawings]) => (
        <section key={group}>
          <h2>{group}</h2>
          <ul className={`${patterns.line} ${css.row}`}>
            {Object.entries(drawings).map(([name, Icon]) => (
              <li key={name}>
                <Icon /> {name}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  ),
}
