import type { Machines } from "../machines"
import { promoCheckWalk } from "./promo-check/promo-field.walk"
import { signInWalk } from "./sign-in/sign-in.walk"
import { resendConfirmationWalk } from "./resend-confirmation/resend-confirmation.walk"
import { confirmEmailWalk } from "./confirm-email/confirm-email.walk"
import { signUpWalk } from "./sign-up/sign-up.walk"
import { promoVisibilityWalk } from "./sign-up/promo-visibility.walk"
import type { Walk } from "./walk"
import { copyTextWalk } from "./copy-text/copy-text.walk"
import { countdownWalk } from "./countdown/countdown.walk"

/** One walk per machine. A machine without one does not compile here. */
export const walks = {
  promoCheck: promoCheckWalk,
  signIn: signInWalk,
  resendConfirmation: resendConfirmationWalk,
  confirmEmail: confirmEmailWalk,
  signUp: signUpWalk,
  promoVisibility: promoVisibilityWalk,
  copyText: copyTextWalk,
  countdown: countdownWalk
} satisfies { readonly [Name in keyof Machines]: Walk<Machines[Name]> }
