import type { Meta, StoryObj } from "@storybook/react-vite"
import { BothLocales } from "#ui/story/guide/both-locales.tsx"
import { componentPage } from "#ui/story/guide/component-page.ts"
import { TextLink } from "./text-link.tsx"

export default {
  title: "Components/Actions/TextLink",
  component: TextLink,
  tags: ["autodocs", "!test"],
  args: { href: "/recovery", children: "Forgot your password?" },
  parameters: componentPage({
    do: [
      "Use inline in a sentence, alone on a line of its own, row for the name of an entry in a list.",
      "Use quiet for what few people need.",
      "Give it addresses of this site that begin with “/”: they load no new document.",
    ],
    avoid: [
      "Don’t let several links of one page share a name such as “Details”.",
      "Don’t use it for the next step of a page: that is a ButtonLink.",
      "Don’t link legal texts with it: a DocumentLink leaves the form open.",
    ],
    accessibility: [
      "A native link, underlined in every kind, so that colour is not its only sign.",
      "alone, row and quiet are at least 44 px high; inline is as high as its sentence, which WCAG allows.",
      "Another site opens in a new tab without an opener and without a referrer.",
    ],
  }),
} satisfies Meta<typeof TextLink>

export const Playground: StoryObj<typeof TextLink> = {}

export const Kinds: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(say) => (
        <>
          <p>
            <span>{say("This e-mail address is already confirmed.", "Этот адрес уже подтверждён.")}</span>{" "}
            <TextLink href="/signin">{say("Sign in", "Войти")}</TextLink>
          </p>
          <p>
            <TextLink href="/signin" kind="alone">
              {say("Back to sign-in", "Вернуться ко входу")}
            </TextLink>
          </p>
          <ul>
            <li>
              <TextLink href="/cabinet/orders/1" kind="row">
                {say("Order 100001", "Заказ 100001")}
              </TextLink>
            </li>
          </ul>
          <p>
            <TextLink href="/" kind="quiet">
              {say("Not now", "Не сейчас")}
            </TextLink>
          </p>
          <p>
            <span>{say("The network’s state:", "Состояние сети:")}</span>{" "}
            <TextLink href="https://mempool.space/">mempool.space</TextLink>
          </p>
        </>
      )}
    </BothLocales>
  ),
}
