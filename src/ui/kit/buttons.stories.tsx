import type { Meta, StoryObj } from "@storybook/react-vite"
import { Button } from "./button"
import { ButtonLink } from "./button-link"
import { CopyButton } from "./copy-button"
import { Spinner } from "./spinner"
import css from "./story-sheet.module.css"
import { TextLink } from "./text-link"

export default { title: "Components/Buttons" } satisfies Meta

export const Buttons: StoryObj = {
  render: () => (
    <main className={css.sheet}>
      <div className={css.row}><Button>Continue</Button><Button kind="quiet">Cancel</Button><Button kind="danger">Sign out</Button></div>
      <div className={css.row}><Button busy>Продолжить</Button><Button kind="quiet" busy>Отменить</Button><Button disabled>Продолжить</Button></div>
      <div className={css.row}><ButtonLink href="/buy">Buy hashrate</ButtonLink><TextLink href="/signin">Sign in</TextLink></div>
      <CopyButton text="bc1q" label="address" />
      <Spinner label="Checking" />
    </main>
  )
}
