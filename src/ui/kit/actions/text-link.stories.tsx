import type { Meta, StoryObj } from "@storybook/react-vite"
import { BothLocales, createComponentPage } from "#ui/story/guide/component-page.tsx"
import { TextLink, TextButton, DocumentLink } from "./text-link.tsx"

export default {
  title: "Components/Actions/TextLink",
  component: TextLink,
  subcomponents: { TextButton, DocumentLink },
  tags: ["autodocs", "!test"],
  args: { href: "/recovery", children: "Forgot your password?" },
  parameters: createComponentPage({
    do: [
      "Use inline in a sentence, alone on a line of its own, row for the name of an entry in a list.",
      "Use quiet for what few people need.",
      "Give it addresses of this site that begin with “/”: they load no new document.",
      "TextButton: Use it for an action that few people need, in the flow of a form: opening the field for a promo code.",
      "DocumentLink: Use it for the terms, the risks and the questions beside a form: sign-up, staking, identification.",
    ],
    avoid: [
      "Don’t let several links of one page share a name such as “Details”.",
      "Don’t use it for the next step of a page: that is a ButtonLink.",
      "Don’t link legal texts with it: a DocumentLink leaves the form open.",
      "TextButton: Don’t use it for the way out of a dialog: that is a quiet Button, which people expect beside the primary one.",
      "TextButton: Don’t navigate with it: that is a TextLink.",
      "DocumentLink: Don’t use it for pages of the product or other sites: that is a TextLink.",
    ],
    accessibility: [
      "A native link, underlined in every kind, so that colour is not its only sign.",
      "alone, row and quiet are at least 44 px high; inline is as high as its sentence, which WCAG allows.",
      "Another site opens in a new tab without an opener and without a referrer.",
      "TextButton: A native button: Enter and Space press it.",
      "TextButton: Its content is its name.",
      "TextButton: At least 44 px high, although it looks like a line of text.",
      "DocumentLink: A native link. Screen readers hear “(opens in a new tab)” after its text.",
      "DocumentLink: In a sentence it is as high as its line, which WCAG allows.",
    ],
  }),
} satisfies Meta<typeof TextLink>

export const Playground: StoryObj<typeof TextLink> = {}

export const Kinds: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(inLocale) => (
        <>
          <p>
            <span>{inLocale("This e-mail address is already confirmed.", "Этот адрес уже подтверждён.")}</span>{" "}
            <TextLink href="/signin">{inLocale("Sign in", "Войти")}</TextLink>
          </p>
          <p>
            <TextLink href="/signin" kind="alone">
              {inLocale("Back to sign-in", "Вернуться ко входу")}
            </TextLink>
          </p>
          <ul>
            <li>
              <TextLink href="/cabinet/orders/1" kind="row">
                {inLocale("Order 100001", "Заказ 100001")}
              </TextLink>
            </li>
          </ul>
          <p>
            <TextLink href="/" kind="quiet">
              {inLocale("Not now", "Не сейчас")}
            </TextLink>
          </p>
          <p>
            <span>{inLocale("The network’s state:", "Состояние сети:")}</span>{" "}
            <TextLink href="https://mempool.space/">mempool.space</TextLink>
          </p>
        </>
      )}
    </BothLocales>
  ),
}

export const TextButtonPlayground: StoryObj<typeof TextButton> = {
  args: { children: "Have a promo code?", onClick: () => undefined },
  render: (args) => <TextButton {...args} />,
}

export const TextButtonInAForm: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(inLocale) => (
        <div>
          <TextButton onClick={() => undefined}>{inLocale("Have a promo code?", "Есть промокод?")}</TextButton>
        </div>
      )}
    </BothLocales>
  ),
}

export const DocumentLinkPlayground: StoryObj<typeof DocumentLink> = {
  args: { href: "/terms/io", children: "terms of use" },
  render: (args) => <DocumentLink {...args} />,
}

export const DocumentLinkInASentence: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(inLocale) => (
        <p>
          <span>{inLocale("I accept the", "Я принимаю")}</span>{" "}
          <DocumentLink href="/terms/io">{inLocale("terms of use", "условия использования")}</DocumentLink>
        </p>
      )}
    </BothLocales>
  ),
}
