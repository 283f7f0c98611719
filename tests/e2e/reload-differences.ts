import { noDifference, type Difference } from "#scripts/reload.ts"

interface Listed extends Partial<Difference> {
  readonly reason: string
  /** Parts of the titles of the stories. */
  readonly stories: readonly string[]
}

const liveRoles = ["status", "alert"]
const form = [...liveRoles, "paragraph", "term", "definition"]
const page = ["main", "dialog"]

/** Changes that a reload makes on purpose at the end of a story. Everything else on the page must stay the same. */
export const listed: readonly Listed[] = [
  {
    reason: "A button and a form say once what has come of a press; the page itself shows the result.",
    hides: liveRoles,
    stories: [
      "a passkey confirms a change instead of a two-factor code",
      "a passkey is added, signs in and is removed",
      "a customer without the phone signs in once with a recovery code",
      "the security log shows a failed and a new sign-in",
      "a sign-in from another browser is announced",
      "a server error and a rate limit keep the input",
      "a new e-mail address whose response is lost",
      "a failed save is reported, and keeps the input",
      "the e-mail form refuses invalid and taken addresses",
      "the rate is frozen for two hours, and then renewed with a note",
      "a history that fails to load shows an error and loads on retry",
      "is filtered by the days that it displays",
      "an empty field blocks Continue with a message",
      "pasted amounts are read as pages and spreadsheets format them",
    ],
  },
  {
    reason: "A form that was not sent keeps nothing: what is typed may be a password, or another person's.",
    hides: form,
    values: true,
    stories: [
      "a new e-mail address is confirmed by its e-mail",
      "a customer downloads the stored data and closes the account",
      "a taken address offers two ways forward",
      "input stays when the language changes",
      "the sign-in shows errors",
      "the sign-up shows an error for each field",
      "a checkbox cleared before hydration stays cleared",
      "too many recovery requests have to wait",
      "too many wrong two-factor codes are reported in the form",
      "an account created by a call whose response was lost",
      "a pasted text that is not a number is rejected",
    ],
  },
  {
    reason: "The choice among the methods, and the form of who pays, are not sent before the payment begins.",
    hides: page,
    values: false,
    stories: [
      "the terms of staking and of payment come from",
      "an order outside a method's limits can be adjusted",
      "the payer is identified once although responses are lost: looked at after a reload",
    ],
  },
  {
    reason: "A dialog without an address of its own closes.",
    hides: ["dialog"],
    stories: [
      "a first password whose response is lost",
      "before the session is known, without a layout shift",
      "the account dialog of the demo that fails to load",
      "nothing in the demo can be paid, not even by opening a payment URL",
      "the review prompt stays away for the browser session",
      "a withdrawal waits out a rate limit",
      "an address can be used 24 hours after it was added",
      "a withdrawal whose response is lost is looked up",
      "a withdrawal that is refused because another tab spent",
    ],
  },
  {
    reason: "A dialog over a form that was not sent closes, and the form keeps nothing.",
    hides: [...form, "dialog"],
    values: true,
    stories: ["the two-factor dialog links to the desk", "the link in the e-mail cancels a reset of two-factor"],
  },
  {
    reason: "The prompt for a review is shown once in a session of the browser.",
    hides: ["dialog"],
    stories: ["a dashboard whose server fails shows one panel"],
  },
  {
    reason: "The first page after the demo does not ask for a password; a reload is no arrival from the demo.",
    hides: ["dialog"],
    stories: ["a taken address shows the server's message"],
  },
  {
    reason: "A refusal is said in the place of the form, which is there again.",
    hides: ["dialog"],
    stories: ["a demo customer cannot withdraw"],
  },
  {
    reason: "A link from an e-mail works once; loaded again, its page says that it was used.",
    hides: ["main"],
    stories: [
      "a customer who signs in in another tab never sees",
      "nothing is reported while the address contains the token",
      "a pending change is sent again and cancelled",
      "an expired recovery link offers a new one",
      "a recovery does not reveal whether an address has an account",
      "the confirmation of an address can be retried",
      "an unconfirmed address can request its e-mail again",
    ],
  },
  {
    reason: "A form of the recovery that was not sent keeps nothing.",
    hides: form,
    values: true,
    stories: ["the recovery forms show errors before they send anything"],
  },
  {
    reason: "The secret of an authenticator is shown once, before it counts.",
    hides: ["main"],
    stories: ["the key is printed on a separate sheet", "two-factor is set up with its first code"],
  },
  {
    reason: "Assumptions are tried out, and a disclosure is opened, for the moment.",
    hides: ["group", "radiogroup", "table", "figure", "img", "heading", "slider", ...form],
    values: true,
    stories: [
      "the calculator estimates a purchase",
      "market and rates that fail to load are omitted",
      "the forecast follows its assumptions",
      "a partner labels and deactivates a code",
      "the fee of an exchange is added to the amount to send",
    ],
  },
  {
    reason: "The test opens what holds figures, a dialog or a disclosure, to read them.",
    hides: page,
    isTemporary: true,
    stories: ["the independently calculated figures"],
  },
  {
    reason: "A button that has copied says so for a moment.",
    hides: ["button"],
    isTemporary: true,
    stories: ["has the same content in QR code, text, copy and wallet link"],
  },
  {
    reason: "The field of the code is opened by a press.",
    hides: ["main"],
    stories: ["promo and sale codes are shown beside their field"],
  },
  {
    reason: "What was written to the chat is the chat's, which keeps no conversation here.",
    hides: ["complementary", "group", "log", "main"],
    stories: ["support opens in a sidebar", "the demo's chat is tried ten times"],
  },
  {
    reason:
      "Tabs that stand beside each other hold forms that were not sent, or what another tab has changed a moment ago.",
    hides: page,
    stories: [
      "amounts in other tabs change currency at once",
      "input in each tab stays when language and currency change",
      "a withdrawal form keeps its input, and its equivalents follow",
      "assumed prices are converted to another tab",
      "the two-factor page reports a load error and a server error",
    ],
  },
  {
    reason: "The count of orders that need attention follows with the next page; another tab has just changed it.",
    hides: ["link", ...liveRoles],
    stories: ["finished payments change to another tab's new currency"],
  },
  {
    reason: "The story's last step changes the clock, the rates or a product of the sandbox behind the page.",
    hides: page,
    isTemporary: true,
    stories: [
      "dashboard, history, filters, exported table and withdrawal agree",
      "a customer with two-factor enters a code, and another id",
      "a customer with two-factor signs out, signs in, withdraws",
      "contracts show the paid-back part",
      "the reward is accrued and paid a week later",
    ],
  },
  {
    reason: "Without cookies a session lasts as long as the page, which says so.",
    hides: ["main", "banner", "navigation", "complementary", "button", "contentinfo", "link", "dialog", "status"],
    address: true,
    stories: ["a newcomer buys in a browser without cookies"],
  },
  {
    reason: "What failed to load stays failed until it is asked for again, which a reload does.",
    hides: [...page, "navigation"],
    stories: ["being offline is reported once a call has failed"],
  },
  {
    reason: "A part that failed to load before the server worked again stays away until a reload.",
    hides: [...page, "navigation"],
    isTemporary: true,
    stories: ["the front page work without their optional parts"],
  },
  {
    reason:
      "A sale’s code that an order has lost to its quantity is known until the page is left; it can be entered again.",
    hides: liveRoles,
    stories: ["a sale code is suspended for a quantity above the rest of the sale"],
  },
  {
    reason: "Texts that failed to load are loaded.",
    hides: ["banner", "navigation", "main", "contentinfo", "complementary", "link", "button"],
    stories: ["texts that fail to load keep the old language"],
  },
]

export const differenceOf = (story: string): Difference => {
  const found = listed.find(({ stories }) => stories.some((part) => story.includes(part)))
  return found === undefined ? noDifference : { ...noDifference, ...found }
}
