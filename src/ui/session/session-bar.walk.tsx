import type { session } from "../../machines/session/session.machine"
import { sessionModel as model } from "../../machines/session/session.model"
import { demoProfile } from "../../domain/fixtures/account"
import { useFlow } from "../flow"
import type { Walk } from "../walk"
import { byApp } from "../walk"
import { SessionBar } from "./session-bar"

type Machine = typeof session

const Bar = ({ machine }: { readonly machine: Machine }) => {
  const [state, send] = useFlow(machine, model.input)
  return <SessionBar state={state} send={send} signOut={null} />
}

export const sessionWalk: Walk<Machine> = {
  model,
  page: (machine) => <Bar machine={machine} />,
  does: {
    "session.began": byApp,
    "session.changed": byApp,
    "session.ended": byApp,
    "session.lost": byApp,
    "profile.reload": byApp
  },
  sees: {
    anonymous: async ({ page, t, see }) => {
      await see(page.getByRole("link", { name: t("common:session.signIn") }))
      await see(page.getByRole("link", { name: t("common:session.signUp") }))
    },
    checking: async ({ page, t, see, absent }) => {
      await see(page.getByText(t("common:session.checking")))
      await absent(page.getByRole("link", { name: t("common:session.signIn") }))
    },
    // The profile is there, or could not be had: either way a link leads into the cabinet.
    authenticated: async ({ page, t, see, absent }) => {
      await see(page.getByRole("link"))
      await absent(page.getByRole("link", { name: t("common:session.signIn") }))
      await absent(page.getByText(demoProfile.email))
    },
    demo: async ({ page, t, see }) => {
      await see(page.getByText(t("common:session.demo")))
      await see(page.getByRole("link", { name: t("common:session.signIn") }))
    }
  }
}
