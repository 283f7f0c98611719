/** What the person is about to do, for the human-check service. */
export type HumanCheckAction = "signin" | "signup" | "confirm" | "recovery"
