import type { Meta, StoryObj } from "@storybook/react-vite"
import { Address } from "../figures/address"
import { CopyButton } from "../actions/copy-button"
import { Countdown } from "../figures/countdown"
import { EmptyPanel } from "../feedback/empty-panel"
import { Figure } from "../figures/figure"
import { KeyValues } from "../figures/key-values"
import { Panel } from "./panel"
import { Card } from "./card"
import { QrCode } from "../figures/qr-code"
import { Skeleton } from "../feedback/skeleton"
import { Status } from "../feedback/status"
import css from "../styles/story-sheet.module.css"

export default { title: "Components/Cards" } satisfies Meta

const address = "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq"

export const Cards: StoryObj = {
  render: () => (
    <main className={`${css.sheet} ${css.wide}`}>
      <Card coin="btc">
        <h2>Bitcoin</h2>
        <Figure big>$1,234.50</Figure>
        <KeyValues
          items={[
            { label: "Quantity", value: "12.5 Th/s" },
            { label: "Плата за обслуживание за 1 Th/s в сутки", value: "0,04 $" },
            { label: "State", value: <Status kind="ok">Active</Status> },
          ]}
        />
      </Card>
      <Card coin="eth">
        <h2>Ethereum</h2>
        <Status kind="warn">Suspended</Status>
      </Card>
      <Card coin="eth2">
        <h2>Ethereum staking</h2>
        <Status kind="idle">Expired</Status>
      </Card>
      <Panel title="Pay to this address">
        <Address text={address} />
        <div className={css.row}>
          <CopyButton text={address} label="address" />
          <Countdown until="2026-11-03T12:00:00Z" label="Rate locked for" />
        </div>
        <div>
          <QrCode value={`bitcoin:${address}?amount=0.004123`} size={115} label="Payment code" />
        </div>
      </Panel>
      <EmptyPanel title="No contracts yet" buy>
        They appear here once an order is paid.
      </EmptyPanel>
      <EmptyPanel title="No contracts match this filter" reset="/cabinet/contracts" />
      <EmptyPanel title="No orders yet" buy aside />
      <EmptyPanel title="No operations match these filters" reset="/cabinet/history" buy />
      <Panel>
        <Skeleton />
      </Panel>
    </main>
  ),
}
