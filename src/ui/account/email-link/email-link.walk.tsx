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
    await tools.see(tools.page.getByText(tools.t(texts[name])))
    await tools.absent(action(tools))
  }
  return {
    model,
    page: (machine) => <EmailLink machine={machine} kind={kind} />,
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
      emailRegistered: outcome("emailRegistered"),
      oldToken: outcome("oldToken"),
      failed: async (tools) => {
        const { page, t, see } = tools
        await see(page.getByRole("alert").getByText(t("common:failure.offline")))
        await see(action(tools))
      },
    },
  }
}

export const emailLinkWalk = createEmailLinkWalk("confirmEmailChange")
