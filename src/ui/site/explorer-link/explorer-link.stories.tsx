import type { Meta, StoryObj } from "@storybook/react-vite"
import { BothLocales, createComponentPage } from "#ui/story/guide/component-page.tsx"
import { ExplorerLink } from "./explorer-link.tsx"

const address = "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq"
const hash = "4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b"

export default {
  title: "Components/Actions/ExplorerLink",
  component: ExplorerLink,
  tags: ["autodocs", "!test"],
  args: { currencyId: "btc", kind: "address", value: address },
  argTypes: { currencyId: { control: "select", options: ["btc", "eth", "usd"] } },
  parameters: createComponentPage({
    do: [
      "Show every hash and address of a finished transfer with it, as the history does.",
      "Hand over what the server sent: the component checks it and links only what is valid.",
    ],
    avoid: [
      "Don’t use it for an address to pay to: people must see all of it, so that is an Address with a CopyButton.",
      "Don’t build an explorer’s address by hand.",
    ],
    accessibility: [
      "A native link. Its name is the whole value and “(opens the block explorer)”; the short form is for sight only.",
      "At least 24 px high with a mouse, 44 px with a finger.",
      "translate=no keeps browsers from translating the value.",
    ],
  }),
} satisfies Meta<typeof ExplorerLink>

export const Playground: StoryObj<typeof ExplorerLink> = {}

export const Values: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(inLocale) => (
        <>
          <p>
            <span>{`${inLocale("Address", "Адрес")}:`}</span>{" "}
            <ExplorerLink currencyId="btc" kind="address" value={address} />
          </p>
          <p>
            <span>{`${inLocale("Transaction", "Транзакция")}:`}</span>{" "}
            <ExplorerLink currencyId="btc" kind="transaction" value={hash} />
          </p>
          <p>
            <span>{`${inLocale("Transaction", "Транзакция")}:`}</span>{" "}
            <ExplorerLink currencyId="eth" kind="transaction" value={`0x${hash}`} />
          </p>
          <p>
            <span>{`${inLocale("Not an address", "Не адрес")}:`}</span>{" "}
            <ExplorerLink currencyId="btc" kind="address" value="javascript:alert(1)" />
          </p>
        </>
      )}
    </BothLocales>
  ),
}
