/** What is asked most, and answered at once. */
export const supportTopics = ["payout", "withdrawal", "underPaid", "maintenance", "twoFactor"] as const
export type SupportTopic = (typeof supportTopics)[number]

/** One exchange of the local chat: a question it knows, or a message that becomes a letter. */
export type SupportTalk =
  | { readonly kind: "question"; readonly topic: SupportTopic }
  | { readonly kind: "message"; readonly text: string }

/** As much as every program for letters takes from a link. */
export const longestMessage = 600
