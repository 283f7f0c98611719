/** Frequent questions with built-in answers. */
export const supportTopics = ["payout", "withdrawal", "underPaid", "maintenance", "twoFactor"] as const
export type SupportTopic = (typeof supportTopics)[number]

/** One exchange of the built-in chat: a known question, or a message that becomes an e-mail. */
export type SupportTalk =
  | { readonly kind: "question"; readonly topic: SupportTopic }
  | { readonly kind: "message"; readonly text: string }

/** The longest message whose mailto link every mail client accepts. */
export const maxMessageLength = 600
