import type { Meta, StoryObj } from "@storybook/react-vite"
import { Badge } from "../figures/badge"
import { Button } from "./button"
import { ButtonLink } from "./button-link"
import { CopyButton } from "./copy-button"
import { DocumentLink } from "./document-link"
import { Spinner } from "../feedback/spinner"
import css from "../styles/story-sheet.module.css"
import { TextLink } from "./text-link"

export default { title: "Components/Buttons" } satisfies Meta

export const Buttons: StoryObj = {
  render: () => (
    <main className={css.sheet}>
      <div className={css.row}>
        <Button>Continue</Button>
        <Button kind="quiet">Cancel</Button>
        <Button kind="danger">Sign out</Button>
      </div>
      <div className={css.row}>
        <Button busy>Продолжить</Button>
        <Button kind="quiet" busy>
          Отменить
        </Button>
        <Button disabled>Продолжить</Button>
      </div>
      <div className={css.row}>
        <ButtonLink href="/buy">Buy hashrate</ButtonLink>
        <TextLink href="/signin">Sign in</TextLink>
      </div>
      <div className={css.row}>
        <TextLink href="/cabinet" kind="alone">
          See all orders
        </TextLink>
        <TextLink href="/" kind="quiet">
          Not now
        </TextLink>
      </div>
      <ul>
        <li>
          <TextLink href="/cabinet/orders/1" kind="row">
            Order 100001
          </TextLink>
        </li>
      </ul>
      <p>
        In a sentence <TextLink href="https://mempool.space/">a link to another site</TextLink> looks the same, and
        opens a new tab.
      </p>
      <p>
        I accept the <DocumentLink href="/terms/io.html">terms of use</DocumentLink>
      </p>
      <div className={css.row}>
        <Badge count={1} label="order needs attention" />
        <Badge count={12} label="orders need attention" />
        <Badge count={480} label="orders need attention" />
        <Badge count={0} label="orders need attention" />
      </div>
      <div className={css.row}>
        <Button kind="danger" busy>
          Remove
        </Button>
        <Button kind="danger" disabled>
          Remove
        </Button>
      </div>
      <CopyButton text="bc1q" label="address" />
      <Spinner label="Checking" />
    </main>
  ),
}
