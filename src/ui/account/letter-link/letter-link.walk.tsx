import type { letterLink } from "#machines/account/letter-link.machine.ts"
import { letterLinkModel as model } from "#machines/account/letter-link.model.ts"
import type { Walk, WalkTools } from "#ui/walk.ts"
import { LetterLink, letterLinkTexts, type LetterLinkKind } from "./letter-link.tsx"

type Machine = typeof letterLink
type Tools = WalkTools<Machine>

/** Returns the walk of the link in one kind of e-mail. */
export const createLetterLinkWalk = (kind: LetterLinkKind): Walk<Machine> => {
  const texts = letterLinkTexts[kind]
  const action = ({ page, t }: Tools) => page.getByRole("button", { name: t(texts.action) })
  const outcome = (name: "done" | "conflict" | "taken" | "oldtoken") => async (tools: Tools) => {
    await tools.see(tools.page.getByText(tools.t(texts[name])))
    await tools.absent(action(tools))
  }
  return {
    model,
    page: (machine) => <LetterLink machine={machine} kind={kind} />,
    does: { "link.follow": (tools) => action(tools).click() },
    sees: {
      reading: ({ page, t, see }) => see(page.getByText(t("account:recovery.reading"))),
      ready: async (tools) => {
        await tools.see(action(tools))
        await tools.absent(tools.page.getByRole("alert"))
      },
      following: (tools) => tools.expect.element(action(tools)).toHaveAttribute("aria-busy", "true"),
      done: outcome("done"),
      conflict: outcome("conflict"),
      taken: outcome("taken"),
      oldtoken: outcome("oldtoken"),
      failed: async (tools) => {
        const { page, t, see } = tools
        await see(page.getByRole("alert").getByText(t("common:failure.offline")))
        await see(action(tools))
      },
    },
  }
}

export const letterLinkWalk = createLetterLinkWalk("confirmEmailChange")
