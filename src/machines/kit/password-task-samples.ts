import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { labelSample } from "./when.ts"

/** For the models of password tasks. `refusal`: what the server says. */
export const passwordTaskSamples = (refusal: string) => ({
  events: {
    "form.open": [{ type: "form.open" }],
    "form.submit": [{ type: "form.submit", password: "correct-horse" }],
    "form.cancel": [{ type: "form.cancel" }],
    "rateLimit.ended": [{ type: "rateLimit.ended" }],
  } as const,
  portResults: {
    perform: {
      ok: [null],
      IncorrectPassword: [taggedFailure("IncorrectPassword")],
      CallFailed: [
        labelSample(
          "any other; the server's message, else the default one",
          callFailed("refused", { message: refusal }),
        ),
        labelSample(
          "429 with Retry-After",
          callFailed("tooMany", { message: "Too many attempts. Try again later.", retryAfter: 600 }),
        ),
        labelSample("the two-factor challenge was closed", callFailed("cancelled")),
      ],
    },
  } as const,
})
