const nobodyElse = "Another person's orders and amounts, or their own in another person's browser"
const wrongFigure = "A wrong figure"
const lostRows = "Rows that are missing, or shown twice, where one turns the page"
const wrongRows = "Rows that do not fit the chosen filter, so that the filter seems broken"
const wrongSum = "A balance or a sum that the history does not explain: the customer asks where the rest is"
const otherPrice = "A price that is another one than the order's"
const inFields = "The general message: the customer does not learn what to change"

/** The consequence of each failure for a customer of the site, by the beginning of the failure's message. */
export const consequences = {
  "a failure of the server": "“Something went wrong”, with a number to report",
  "a refusal where the page needs data":
    "“Couldn’t load” in place of the page's part, or a form that says it failed although it was filled in well",
  "a success where the call must be refused":
    "A success that is none, or a form that accepts a mistake; of another customer's data: those data",
  "another status": "A failure that is none, or a success that is none",
  "a session that is over still works":
    "Anyone with the old token is still signed in as the customer: a thief, or the next person at a shared computer",
  "no 401 for a session that is over": "A failure on every part of the page in place of the way to sign in again",
  "the code or field of a refusal": inFields,
  "the shape": "A dash in place of the figure, or “couldn’t load”",
  "not built":
    "“Couldn’t load” wherever the site needs the call; an extension is left out of the site by leaving it out of `extensions`",
  "header Date": "Countdowns follow the customer's own clock: an order seems to expire too early or too late",
  "header X-Request-Id": "A failure without the number by which support finds it in the log",
  "header Cache-Control": "The figures of the person who used the browser before, after they signed out",
  "header Retry-After": "A form that cannot say when to try again",
  "header Access-Control-Allow-Origin": "“No connection” on every page",
  "the server’s clock": "Countdowns that end minutes early or late: a payment is sent for an order that has expired",
  "the message in ru-RU": "A message in a language that the customer has not chosen",
  "the message in en-US": "A message in a language that the customer has not chosen",
  "the request id of another call": "A number for support that names another customer's failure",
  "the newest first": "The newest payout or reward is not at the top, where one looks for it",
  "as many values as asked for, of the total": lostRows,
  "the total of every page": "A list without its further pages: what is older cannot be reached",
  "the offset counts rows": lostRows,
  "the totals of all filters": wrongRows,
  "rows of the filter alone": wrongRows,
  "of the day and the type": wrongRows,
  "the newest row of its day": wrongRows,
  "days before and since": wrongRows,
  "the day in the time zone": "Payouts of the evening under another day than the customer's own",
  "a line for each row": "A downloaded history in which rows are missing",
  "the lines are the rows": "A downloaded history that differs from the page",
  "the balance is the sum of the history": wrongSum,
  "revenue is payouts less fees": wrongSum,
  "totals are the sums of the history": wrongSum,
  "totals are the sums of the rewards": wrongSum,
  "rewards of a code are the sums of its rewards": wrongSum,
  "sums of a contract": wrongSum,
  "the withdrawal’s balance": "A withdrawal of money that is not there, or money that cannot be withdrawn",
  "the last day is the last of the days": wrongSum,
  "the stake’s bonuses": wrongSum,
  "worth at the rate": "An amount of one currency under the sign of another: off by the rate between them",
  "prices are dollars × rate": otherPrice,
  "the cost is quantity × price": otherPrice,
  "the currency": "Prices or balances in a currency that the customer has not chosen",
  "the new currency": "The old currency after another one was saved",
  "the cost as in the list": otherPrice,
  "the contract as in the list": wrongFigure,
  "the summary’s quantities": wrongFigure,
  "one eth balance": wrongFigure,
  "part is partInETH / 32": wrongFigure,
  "stakes are a part of baseRevenue": wrongFigure,
  "twelve months from this one": "A forecast of other months than it says",
  "hours that an order lives": "An order that expires before its countdown ends, or waits after it",
  "hours that the rate is frozen": "An amount in coins that changes before its countdown ends",
  "a repeated order is the same": "Two orders after one press, where the first answer was lost",
  "one order for one id": "Two orders after one press, where the first answer was lost",
  "a repeated demo is the same": "Another demo after a reload",
  "a second invoice of the same kind is the same":
    "Another address to pay to after a reload, while the first one is being paid",
  "the list without it": "A hidden order that is still in the list",
  "the own session is first": "The session of this browser is not the one marked as such",
  "the next refresh token": "Who copied an old token stays signed in as the customer",
  "an ended session": "A thief who is still signed in after the customer ended all other sessions",
  "the own profile": nobodyElse,
  "the own orders alone": nobodyElse,
  "an empty account": nobodyElse,
  "the same words for both": "Nothing; but anybody can find out who has an account here",
} as const satisfies Readonly<Record<string, string>>

export type Label = keyof typeof consequences

/**
 * Returns the label at the beginning of a message, or undefined if there is none. If one label begins with another, the
 * longest one wins.
 */
export const labelOf = (message: string): Label | undefined =>
  (Object.keys(consequences) as Label[])
    .filter((label) => message.startsWith(label))
    .toSorted((a, b) => b.length - a.length)[0]
