import { assign } from "xstate"
import type { CallFailed, TaggedFailure } from "#domain/shared/failure.ts"
import type { Profile } from "#domain/site/account.ts"
import { answers, setup, port } from "#machines/shared/port.ts"

export interface CustomerIdentity {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** The ISO 3166-1 code of the country. */
  readonly country: string
}

const submit = { on: { "form.submit": { target: "sending", actions: "setIdentity" } } } as const

/** State set 77, order information: docs/states/payments/identify-customer.md. The call is idempotent. */
export const identifyCustomer = setup({
  types: {} as {
    input: { orderId: string }
    context: { orderId: string; identity: CustomerIdentity | null; profile: Profile | null; failure: CallFailed | null }
    events: { type: "form.submit"; identity: CustomerIdentity }
  },
  actors: {
    identifyCustomer: port<
      { orderId: string; identity: CustomerIdentity },
      Profile,
      TaggedFailure<"OrderLinked"> | TaggedFailure<"EmailRegistered"> | CallFailed
    >("identifyCustomer"),
  },
  actions: { setIdentity: assign({ identity: ({ event }) => event.identity, failure: null }) },
}).createMachine({
  id: "identifyCustomer",
  context: ({ input }) => ({ ...input, identity: null, profile: null, failure: null }),
  initial: "ready",
  states: {
    ready: submit,
    sending: {
      invoke: {
        src: "identifyCustomer",
        input: ({ context }) => ({ orderId: context.orderId, identity: context.identity! }),
        onDone: answers({
          ok: { target: "success", assign: (profile) => ({ profile }) },
          OrderLinked: "orderLinked",
          EmailRegistered: "emailRegistered",
          otherwise: "failed",
        }),
      },
    },
    orderLinked: submit,
    emailRegistered: submit,
    failed: submit,
    /** The page continues with the returned profile. */
    success: {},
  },
})
