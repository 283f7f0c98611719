import type { Config } from "./config.ts"

/** A visitor's answer about the operator's analytics and chat. */
export const consents = ["given", "refused"] as const
export type Consent = (typeof consents)[number]
export const isConsent = (text: string | null): text is Consent => consents.some((consent) => consent === text)

/** Whether the site asks: the operator wants it, and there is a third party to ask about. */
export const asksConsent = ({ extensions, analytics, chat }: Pick<Config, "extensions" | "analytics" | "chat">) =>
  extensions.includes("consent") && (analytics !== null || chat !== null)
