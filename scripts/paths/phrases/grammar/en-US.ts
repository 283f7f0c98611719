import type { Cases, Grammar } from "../phrases"

const same = (word: string): Cases => [word, word, word]
const kinds = {
  button: "the button", link: "the link", heading: "the heading", radio: "the option", checkbox: "the box", table: "the table",
  cell: "the table cell", row: "the table row", alert: "a message about a problem", status: "a status message", timer: "the timer", img: "the picture",
  navigation: "the links", listitem: "the item in the list", list: "the list", slider: "the slider", dialog: "the dialog",
  textbox: "the field", combobox: "the list to choose from", option: "the choice", progressbar: "the progress bar", tab: "the tab",
  group: "the group", region: "the part of the page", article: "the entry", banner: "the head of the page", main: "the page", spinbutton: "the field",
  switch: "the switch", search: "the search", complementary: "the side panel", figure: "the figure", menu: "the menu", menuitem: "the menu item",
}
const numerals = ["first", "second", "third", "fourth", "fifth"]
const said = (words: string): readonly [string, string] => [words, `you ${words}`]

export const grammar: Grammar = {
  callFailed: (call, reason) => `${call} fails: ${reason}`,
  waits: (duration) => `time moves on by ${duration}`,
  roles: Object.fromEntries(Object.entries(kinds).map(([role, word]) => [role, same(word)])),
  field: same("the field"),
  kinds: { text: same(""), title: same("the mark"), page: same("the page that was asked for"), focused: same("the field") },
  quote: (text) => `"${text}"`,
  beginning: (quoted) => quoted.replace(/"$/, "…\""),
  oneOf: (quoted) => quoted.join(" or "),
  inside: (control, container) => `${control} in ${container}`,
  numbered: (control, pick) =>
    `${control} (the ${pick === "last" ? "last" : pick === "first" ? "first" : numerals[pick] ?? `${pick + 1}th`} one)`,
  withText: (control, quoted) => `${control} ${quoted}`,
  acts: {
    press: said("press"), pressTwice: said("press twice, quickly,"), hover: said("point at"), unhover: said("move the pointer away from"),
    choose: said("choose"), into: said("go into"),
  },
  types: (text, field) => said(`type ${text} into ${field}`),
  picks: (text, field) => said(`choose ${text} in ${field}`),
  clears: (field) => said(`clear ${field}`),
  moves: (slider, text) => said(`move ${slider} to ${text}`),
  leaves: said("leave the field"),
  sees: (control) => `you see ${control}`,
  misses: (control) => `you do not see ${control}`,
  is: {
    busy: (control) => `${control} shows that it is working`,
    wrong: (control) => `${control} is marked as wrong`,
    blocked: (control) => `${control} cannot be used`,
  },
  holds: (field, text) => `${field} holds ${text}`,
  address: (path) => `the address is ${path}`,
  opens: (title) => `the screen ${title} is open`,
  table: { test: "Test", step: "Step", action: "What to do or what happens", expected: "What you see" },
  test: (title, number, of) => `${title}, ${number} of ${of}`,
  stateSets: (numbers) => `State sets ${numbers}`,
  gherkin: { language: "en", feature: "Feature", scenario: "Scenario", given: "Given", when: "When", outcome: "Then", and: "And" },
}
