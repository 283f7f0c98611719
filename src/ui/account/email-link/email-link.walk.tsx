import type { emailLink } from "#machines/account/email-link.machine.ts"
import { emailLinkModel as model } from "#machines/account/email-link.model.ts"
import type { Walk, WalkTools } from "#ui/walk.ts"
import { EmailLink, emailLinkTexts, type EmailLinkKind } from "./email-link.tsx"

type Machine = typeof emailLink
type Tools = WalkTools<Machine>

/** Returns the walk of the link in one kind of e-mail. */
export const createEmailLinkWalk = (kind: EmailLinkKind): Walk<Machine> => {
  const texts = emailLinkTexts[kind]
  const action = ({ page, t }: Tools) => page.getByRole("button", { name: t(texts.action) })
  const outcome = (name: "done" | "conflict" | "emailRegistered" | "oldToken") => async (tools: Tools) => {
    await tools.expectVisible(tools.page.getByText(tools.t(texts[name])))
    await tools.expectAbsent(action(tools))
  }
  return {
    model,
    page: (machine) => <EmailLink machine={machine} kind={kind} />,
    events: { "link.follow": (tools) => action(tools).click() },
    states: {
      reading: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("account:recovery.reading"))),
      ready: async (tools) => {
        await tools.expectVisible(action(tools))
        await tools.expectAbsent(tools.page.getByRole("alert"))
      },
      following: (tools) => tools.expect.element(action(tools)).toHaveAttribute("aria-busy", "true"),
      done: outcome("done"),
      conflict: outcome("conflict"),
      emailRegistered: outcome("emailRegistered"),
      oldToken: outcome("oldToken"),
      failed: async (tools) => {
        const { page, t, expectVisible } = tools
        await expectVisible(page.getByRole("alert").getByText(t("common:failure.offline")))
        await expectVisible(action(tools))
      },
    },
  }
}

export const emailLinkWalk = createEmailLinkWalk("confirmEmailChange")
