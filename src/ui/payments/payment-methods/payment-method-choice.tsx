import { useRef } from "react"
import { useTranslation } from "react-i18next"
import { withoutBonus } from "#domain/orders/bonus.ts"
import { isOrderChangeable } from "#domain/orders/order-page.ts"
import { isStaking } from "#domain/orders/order-state.ts"
import {
  areMethodsIncomplete,
  listPaymentMethodOptions,
  needsIdentity,
  acceptsBonus,
} from "#domain/payments/payment-status.ts"
import { toPlainDecimal } from "#domain/shared/money.ts"
import type { createInvoice } from "#machines/payments/create-invoice.machine.ts"
import type { fixHashrate } from "#machines/payments/fix-hashrate.machine.ts"
import type { identifyCustomer } from "#machines/payments/identify-customer.machine.ts"
import type { paymentMethods } from "#machines/payments/payment-methods.machine.ts"
import type { bonusOffer } from "#machines/shop/bonus-offer.machine.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { createPaymentEvent, PayButton } from "#ui/payments/create-invoice.tsx"
import { FixHashrate } from "#ui/payments/fix-hashrate.tsx"
import { IdentifyCustomer } from "#ui/payments/identify-customer/identify-customer.tsx"
import { useFlow, useOnChange, type ScreenProps } from "#ui/shared/flow.tsx"
import { BonusOffer } from "#ui/shop/bonus-offer.tsx"
import { RiskLine } from "#ui/site/operator.tsx"
import { paths } from "#ui/site/paths.ts"
import { MethodFrame } from "./method-frame.tsx"
import { MethodList } from "./method-list.tsx"
import { TooSlowForBonus } from "./too-slow-for-bonus.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "#ui/orders/payment-head/payment.module.css"

export interface PaymentMethodChoiceParts {
  readonly createInvoice: typeof createInvoice
  readonly fixHashrate: typeof fixHashrate
  readonly identifyCustomer: typeof identifyCustomer
  readonly bonusOffer: typeof bonusOffer
  readonly terms: () => string
}
type ViewProps = ScreenProps<typeof paymentMethods> & PaymentMethodChoiceParts

const Stale = ({ send }: ViewProps) => {
  const { t } = useTranslation(["pay", "common"])
  return (
    <Notice kind="warn" isLive>
      <p>{t("pay:methods.stale")}</p>
      <Button kind="quiet" onClick={() => send({ type: "load.retry" })}>
        {t("common:retry")}
      </Button>
    </Notice>
  )
}

/** The choice of a payment method. The form for the payer's details replaces the button that pays, if the method needs them. */
export const PaymentMethodChoice = (props: ViewProps) => {
  const { state, send, createInvoice, fixHashrate, identifyCustomer, bonusOffer, terms } = props
  const { t } = useTranslation("pay")
  const { orderId, order, profile, methods, chosen } = state.context
  const { state: invoice, send: sendToInvoice } = useFlow(createInvoice, { orderId })
  const identity = useRef<HTMLDivElement>(null)
  useOnChange(chosen, () => identity.current?.scrollIntoView())
  const options = listPaymentMethodOptions(methods)
  const option = options.find(({ key, state: it }) => key === chosen && it === "normal") ?? null
  const isOutside = options.some(({ state: it }) => it === "belowMinimum" || it === "aboveMaximum")
  return (
    <MethodFrame email={profile!.email} order={order}>
      {state.matches("stale") && <Stale {...props} />}
      {/* Each quantity has another offer, so the quantity is the key. */}
      {(order!.bonus !== null || acceptsBonus(options)) && (
        <BonusOffer
          key={toPlainDecimal(order!.items[0]!.quantity)}
          machine={bonusOffer}
          order={order!}
          onAccepted={(changed) => send({ type: "order.changed", order: changed })}
          onLapsed={() => send({ type: "order.changed", order: withoutBonus(order!) })}
        />
      )}
      <FixHashrate
        machine={fixHashrate}
        order={order!}
        onFixed={(changed) => send({ type: "order.changed", order: changed })}
      >
        {(fixFor, message) => (
          <>
            <MethodList
              order={order!}
              options={options}
              isIncomplete={areMethodsIncomplete(methods)}
              chosen={option?.key ?? null}
              onChoose={(key) => send({ type: "method.choose", key })}
              fixFor={fixFor}
            />
            {message}
          </>
        )}
      </FixHashrate>
      {isOutside && isOrderChangeable(order!) && (
        <p>
          <TextLink kind="alone" href={paths.buy(orderId, { change: 1 })}>
            {t(isStaking(order!) ? "methods.changeStake" : "methods.change")}
          </TextLink>
        </p>
      )}
      <TooSlowForBonus order={order!} paymentType={option?.paymentType} />
      {option !== null && needsIdentity(option) && !profile!.isKYC ? (
        <div ref={identity} className={css.identity}>
          <IdentifyCustomer
            machine={identifyCustomer}
            order={order!}
            option={option}
            profile={profile!}
            terms={terms()}
            onIdentified={(identified) => {
              send({ type: "profile.identified", profile: identified })
              sendToInvoice(createPaymentEvent(option))
            }}
          />
        </div>
      ) : (
        <>
          <PayButton state={invoice} send={sendToInvoice} order={order!} option={option} />
          <RiskLine />
          <p className={patterns.quiet} aria-busy={state.matches("refreshing")}>
            {t("methods.fresh")}
          </p>
        </>
      )}
    </MethodFrame>
  )
}
