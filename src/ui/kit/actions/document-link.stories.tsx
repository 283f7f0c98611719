import type { Meta, StoryObj } from "@storybook/react-vite"
import { BothLocales } from "#ui/story/guide/both-locales.tsx"
import { componentPage } from "#ui/story/guide/component-page.ts"
import { DocumentLink } from "./document-link.tsx"

export default {
  title: "Components/Actions/DocumentLink",
  component: DocumentLink,
  tags: ["autodocs", "!test"],
  args: { href: "/terms/io", children: "terms of use" },
  parameters: componentPage({
    do: ["Use it for the terms, the risks and the questions beside a form: sign-up, staking, identification."],
    avoid: ["Don’t use it for pages of the product or other sites: that is a TextLink."],
    accessibility: [
      "A native link. Screen readers hear “(opens in a new tab)” after its text.",
      "In a sentence it is as high as its line, which WCAG allows.",
    ],
  }),
} satisfies Meta<typeof DocumentLink>

export const Playground: StoryObj<typeof DocumentLink> = {}

export const InASentence: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(say) => (
        <p>
          <span>{say("I accept the", "Я принимаю")}</span>{" "}
          <DocumentLink href="/terms/io">{say("terms of use", "условия использования")}</DocumentLink>
        </p>
      )}
    </BothLocales>
  ),
}
