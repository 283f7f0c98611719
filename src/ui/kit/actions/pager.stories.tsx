import type { Meta, StoryObj } from "@storybook/react-vite"
import { BothLocales, createComponentPage } from "#ui/story/guide/component-page.tsx"
import { Pager } from "./pager.tsx"

const href = (page: number) => `/cabinet/history?page=${page}`

export default {
  title: "Components/Actions/Pager",
  component: Pager,
  tags: ["autodocs", "!test"],
  args: { page: 6, pageSize: 10, total: 120, href },
  parameters: createComponentPage({
    do: [
      "Put it below a list that the server sends in pages: history, orders, contracts, rewards.",
      "Let its addresses carry the filters, so that Back and a reload show the same entries.",
    ],
    avoid: [
      "Don’t load further pages by scrolling: people look for one operation and send its page to support.",
      "Don’t hide it by hand for a short list: it renders nothing for a single page.",
    ],
    accessibility: [
      "A navigation named “Pages” with a list of links, each named “Page 3”; the current one has aria-current.",
      "Each link is at least 44 by 44 px. However many pages there are, at most seven items are shown.",
    ],
  }),
} satisfies Meta<typeof Pager>

export const Playground: StoryObj<typeof Pager> = {}

export const Places: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(_, locale) =>
        locale === "en-US" ? (
          <Pager page={6} pageSize={10} total={120} href={href} />
        ) : (
          <Pager page={1200} pageSize={10} total={12_000} href={href} />
        )
      }
    </BothLocales>
  ),
}
