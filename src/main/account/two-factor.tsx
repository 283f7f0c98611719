import { TwoFactorChallenge } from "../../ui/account/two-factor-challenge/two-factor-challenge"

export const modal = TwoFactorChallenge
