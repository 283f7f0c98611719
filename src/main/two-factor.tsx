import { TwoFactorChallenge } from "../ui/two-factor-challenge/two-factor-challenge"

export const modal = TwoFactorChallenge
