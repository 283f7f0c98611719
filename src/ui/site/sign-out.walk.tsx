import type { signOut } from "#machines/site/sign-out.machine.ts"
import { signOutModel as model } from "#machines/site/sign-out.model.ts"
import { useFlow } from "#ui/shared/flow.tsx"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"
import { SignOutButton, SignOutOutcome } from "./sign-out.tsx"

type Machine = typeof signOut

const Both = ({ machine }: { readonly machine: Machine }) => {
  const { state, send } = useFlow(machine, model.input)
  return (
    <>
      <SignOutButton state={state} send={send} />
      <SignOutOutcome state={state} send={send} />
    </>
  )
}

const button = ({ page, t }: WalkTools<Machine>) => page.getByRole("button", { name: t("common:signOut.ask") })
const warning = ({ page, t }: WalkTools<Machine>) => page.getByText(t("common:signOut.failed"))

export const signOutWalk: Walk<Machine> = {
  model,
  page: (machine) => <Both machine={machine} />,
  events: {
    "signOut.ask": (tools) => button(tools).click(),
    "session.started": sentByApp,
    "session.changed": sentByApp,
    "session.ended": sentByApp,
    "session.lost": sentByApp,
  },
  states: {
    idle: async (tools) => {
      await tools.expectVisible(button(tools))
      await tools.expect.element(button(tools)).not.toHaveAttribute("aria-busy")
      await tools.expectAbsent(warning(tools))
    },
    sending: async (tools) => {
      await tools.expect.element(button(tools)).toHaveAttribute("aria-busy", "true")
      tools.expect(tools.url()).toBe("/signin")
    },
    done: async (tools) => {
      tools.expect(tools.url()).toBe("/signin")
      await tools.expectAbsent(warning(tools))
    },
    failed: async (tools) => {
      tools.expect(tools.url()).toBe("/signin")
      await tools.expectVisible(warning(tools))
    },
  },
}
