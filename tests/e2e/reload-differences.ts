import { noDifference, type Difference } from "#scripts/reload.ts"

interface Listed extends Partial<Difference> {
  readonly why: string
  /** Parts of the titles of the stories. */
  readonly stories: readonly string[]
}

const said = ["status", "alert"]
const form = [...said, "paragraph", "term", "definition"]
const page = ["main", "dialog"]

/** Changes that a reload makes on purpose at the end of a story. Everything else on the page must stay the same. */
export const listed: readonly Listed[] = [
  {
    why: "A button and a form say once what has come of a press; the page itself shows the result.",
    hides: said,
    stories: [
      "a passkey confirms a change instead of a two-factor code",
      "a passkey is added, signs in and is removed",
      "without the phone a recovery code signs in once",
      "the security log shows a failed and a new sign-in",
      "a sign-in from another browser is announced",
      "a server error and a rate limit keep the input",
      "a new e-mail address whose response is lost",
      "a failed save is shown, and no input is lost",
      "a new e-mail address: invalid ones, a wrong password",
      "the rate is frozen for two hours, then renewed with a note",
      "a history that fails to load shows an error and loads on retry",
      "a day of the filter is a day of the displayed dates",
      "an empty field blocks Continue with a message",
      "pasted amounts are read as pages and spreadsheets format them",
    ],
  },
  {
    why: "A form that was not sent keeps nothing: what is typed may be a password, or another person's.",
    hides: form,
    values: true,
    stories: [
      "a new address confirms by its e-mail, and the old one undoes",
      "the data is downloaded, and the account is closed",
      "a taken address offers both ways forward",
      "input stays when the language changes",
      "signing in shows what is wrong",
      "signing up shows an error for each field",
      "a checkbox cleared before hydration stays cleared",
      "too many requests have to wait",
      "too many wrong codes are shown in the form",
      "an account created by a call whose response was lost",
      "a pasted text that is not a number is rejected",
    ],
  },
  {
    why: "The choice among the methods, and the form of who pays, are not sent before the payment begins.",
    hides: page,
    values: false,
    stories: [
      "the terms of staking and of payment come from",
      "an order outside a method's limits can be adjusted",
      "the payer is sent once, looked at after a reload",
    ],
  },
  {
    why: "A dialog without an address of its own closes.",
    hides: ["dialog"],
    stories: [
      "a first password whose response is lost",
      "the demo bar is shown before the session is known",
      "if the account dialog fails to load, the demo goes on",
      "nothing in the demo can be paid, not even by URL",
      "closing hides it for the browser session; choosing a site",
      "a withdrawal waits out a rate limit",
      "an address is used 24 hours after it was added",
      "a lost response is looked up first, and one id",
      "a withdrawal refused because another tab spent",
    ],
  },
  {
    why: "A dialog over a form that was not sent closes, and the form keeps nothing.",
    hides: [...form, "dialog"],
    values: true,
    stories: ["the two-factor dialog links to the desk", "the link of the e-mail cancels a reset"],
  },
  {
    why: "The prompt for a review is shown once in a session of the browser.",
    hides: ["dialog"],
    stories: ["a dashboard whose server fails shows one panel"],
  },
  {
    why: "The first page after the demo does not ask for a password; a reload is no arrival from the demo.",
    hides: ["dialog"],
    stories: ["a taken address shows the server's message"],
  },
  {
    why: "A refusal is said in the place of the form, which is there again.",
    hides: ["dialog"],
    stories: ["a demo customer cannot withdraw"],
  },
  {
    why: "A link from an e-mail works once; loaded again, its page says that it was used.",
    hides: ["main"],
    stories: [
      "a customer who signs in in another tab never sees",
      "nothing is reported while the address contains the token",
      "a change that waits is sent once more, cancelled, and its links",
      "an expired link shows an error, and offers a new one",
      "the request does not reveal whether an address has an account",
      "the confirmation of an address can be retried",
      "an unconfirmed address can request its e-mail again",
    ],
  },
  {
    why: "A form of the recovery that was not sent keeps nothing.",
    hides: form,
    values: true,
    stories: ["the forms show errors before they send anything"],
  },
  {
    why: "The secret of an authenticator is shown once, before it counts.",
    hides: ["main"],
    stories: ["the key is printed on a separate sheet", "two-factor from the first code to the last"],
  },
  {
    why: "Assumptions are tried out, and a disclosure is opened, for the moment.",
    hides: ["group", "radiogroup", "table", "figure", "img", "heading", "slider", ...form],
    values: true,
    stories: [
      "the calculator says what a purchase earns",
      "market and rates that fail to load are omitted",
      "the forecast follows its assumptions",
      "a partner labels and deactivates a code",
      "paid from an exchange: the fee is added",
    ],
  },
  {
    why: "The test opens what holds figures, a dialog or a disclosure, to read them.",
    hides: page,
    fades: true,
    stories: ["the figures of the oracle"],
  },
  {
    why: "A button that has copied says so for a moment.",
    hides: ["button"],
    fades: true,
    stories: ["QR code, text, copy and wallet link have the same content"],
  },
  {
    why: "The field of the code is opened by a press.",
    hides: ["main"],
    stories: ["promo and sale codes are shown beside their field"],
  },
  {
    why: "What was written to the chat is the chat's, which keeps no conversation here.",
    hides: ["complementary", "group", "log", "main"],
    stories: ["support opens in a sidebar", "the demo's chat is tried ten times"],
  },
  {
    why: "Tabs that stand beside each other hold forms that were not sent, or what another tab has changed a moment ago.",
    hides: page,
    stories: [
      "amounts in other tabs change currency at once",
      "input in each tab stays when language and currency change",
      "a withdrawal form keeps its input, and its equivalents follow",
      "assumed prices are converted to another tab",
      "two-factor: a load error, a server error, and a change in another tab",
    ],
  },
  {
    why: "The count of orders that need attention follows with the next page; another tab has just changed it.",
    hides: ["link", ...said],
    stories: ["finished payments change to another tab's new currency"],
  },
  {
    why: "The story's last step changes the clock, the rates or a product of the sandbox behind the page.",
    hides: page,
    fades: true,
    stories: [
      "after three months: dashboard, history, filters",
      "a customer with two-factor enters a code, and another id",
      "with two-factor: enabled, signed out, signed in",
      "contracts show what came back, what is left of their term",
      "the reward is accrued and paid a week later",
    ],
  },
  {
    why: "Without cookies a session lasts as long as the page, which says so.",
    hides: ["main", "banner", "navigation", "complementary", "button", "contentinfo", "link", "dialog", "status"],
    address: true,
    stories: ["a newcomer buys in a browser without cookies"],
  },
  {
    why: "What failed to load stays failed until it is asked for again, which a reload does.",
    hides: [...page, "navigation"],
    stories: ["going offline is shown once a call has failed"],
  },
  {
    why: "A part that failed to load before the server worked again stays away until a reload.",
    hides: [...page, "navigation"],
    fades: true,
    stories: ["the front page work without their optional parts"],
  },
  {
    why: "A sale’s code that an order has lost to its quantity is known until the page is left; it can be entered again.",
    hides: said,
    stories: ["a sale code is suspended above the rest of the sale"],
  },
  {
    why: "Texts that failed to load are loaded.",
    hides: ["banner", "navigation", "main", "contentinfo", "complementary", "link", "button"],
    stories: ["texts that fail to load keep the old language"],
  },
]

export const differenceOf = (story: string): Difference => {
  const found = listed.find(({ stories }) => stories.some((part) => story.includes(part)))
  return found === undefined ? noDifference : { ...noDifference, ...found }
}
