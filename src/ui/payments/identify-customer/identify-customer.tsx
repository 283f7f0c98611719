import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import type { Order } from "#domain/orders/order.ts"
import type { PaymentMethodOption } from "#domain/payments/payment-status.ts"
import type { Profile } from "#domain/site/account.ts"
import type { identifyCustomer } from "#machines/payments/identify-customer.machine.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { DocumentLink } from "#ui/kit/actions/text-link.tsx"
import { FailurePanel } from "#ui/kit/feedback/load-states.tsx"
import { CheckboxField, EmailField, FormField, SelectField } from "#ui/kit/fields/form-field.tsx"
import { Form } from "#ui/kit/form/form.tsx"
import { PayBar } from "#ui/payments/payment-methods/pay-bar.tsx"
import { createPaymentNotice } from "#ui/payments/payment-status/payment-page.tsx"
import {
  useFlow,
  useOnMount,
  renderView,
  type PartialViews,
  type ScreenProps,
  type StateViews,
} from "#ui/shared/flow.tsx"
import { oneLine } from "#ui/shared/typed-text.ts"
import { emailSchema } from "#ui/site/email-schema.ts"
import { countries } from "./countries.ts"

const nameMax = 64
const name = (message: string) =>
  z.string().check(oneLine, z.minLength(1, message), z.maxLength(nameMax, "pay:identity.tooLong"))

const identitySchema = z.object({
  email: emailSchema,
  firstName: name("pay:identity.firstNameRequired"),
  lastName: name("pay:identity.lastNameRequired"),
  country: z.string().check(z.minLength(1, "pay:identity.countryRequired")),
  terms: z.literal(true, "pay:identity.termsRequired"),
})

interface OwnProps {
  readonly order: Order
  /** The method that needs the details. Sending the details also pays by this method. */
  readonly option: PaymentMethodOption
  /** The existing data, used as initial values. */
  readonly profile: Profile
  readonly terms: string
  readonly onIdentified: (profile: Profile) => void
}

interface Props extends OwnProps {
  readonly machine: typeof identifyCustomer
}

/**
 * The form for the payer's details, state set 77. Only a card or a bank transfer needs them, and only from a customer who is not
 * identified yet.
 */
export const IdentifyCustomer = ({ machine, ...ownProps }: Props) =>
  renderView(views, { ...useFlow(machine, { orderId: ownProps.order.id }), ...ownProps })

type ViewProps = ScreenProps<typeof identifyCustomer> & OwnProps

const Terms = ({ document }: { readonly document: string }) => {
  const { t } = useTranslation("pay")
  return (
    <>
      <span>{t("identity.terms")}</span> <DocumentLink href={document}>{t("identity.document")}</DocumentLink>
    </>
  )
}

const IdentityForm = (props: ViewProps) => {
  const { state, send, order, option, profile, terms } = props
  const { t, i18n } = useTranslation("pay")
  const isBusy = state.matches("sending") || state.matches("success")
  const initialValues = {
    email: profile.email,
    firstName: profile.firstName ?? "",
    lastName: profile.lastName ?? "",
    country: profile.country ?? "",
    terms: false as boolean,
  }
  const options = [{ value: "", text: t("identity.chooseCountry") }, ...countries(i18n.language)]
  return (
    <Form
      initialValues={initialValues}
      schema={identitySchema}
      onSubmit={({ email, firstName, lastName, country }) => {
        if (!isBusy) send({ type: "form.submit", identity: { email, firstName, lastName, country } })
      }}
    >
      <h2>{t("identity.title")}</h2>
      <p>{t("identity.text")}</p>
      {renderView(messages, props)}
      <EmailField label={t("identity.email")} autoComplete="email" disabled={isBusy} />
      <FormField name="firstName" label={t("identity.firstName")} autoComplete="given-name" disabled={isBusy} />
      <FormField name="lastName" label={t("identity.lastName")} autoComplete="family-name" disabled={isBusy} />
      <SelectField
        name="country"
        label={t("identity.country")}
        options={options}
        autoComplete="country"
        disabled={isBusy}
      />
      <CheckboxField name="terms" label={<Terms document={terms} />} disabled={isBusy} />
      <PayBar order={order} option={option}>
        <Button type="submit" isBusy={isBusy}>
          {t("identity.submit")}
        </Button>
      </PayBar>
    </Form>
  )
}

const Identified = ({ state, onIdentified }: ViewProps) => {
  useOnMount(() => onIdentified(state.context.profile!))
  return null
}

const messages: PartialViews<typeof identifyCustomer, OwnProps> = {
  orderLinked: createPaymentNotice("danger", "identity.orderLinked"),
  emailRegistered: createPaymentNotice("danger", "identity.emailRegistered"),
  failed: ({ state }) => <FailurePanel failure={state.context.failure!} />,
  success: Identified,
}

const views: StateViews<typeof identifyCustomer, OwnProps> = {
  ready: IdentityForm,
  sending: IdentityForm,
  orderLinked: IdentityForm,
  emailRegistered: IdentityForm,
  failed: IdentityForm,
  success: IdentityForm,
}
