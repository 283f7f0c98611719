/** The sentences of a script. A control is its label with its kind behind it: `"Sign in" (button)`, which needs no grammar. */
export const english = {
  areas: {} as Readonly<Record<string, string>>,
  /** A title with what distinguishes it from another one. */
  after: (title: string, way: string) => `${title} (before: ${way})`,
  /** Of several scripts whose titles are the same: only the values of a response or an event differ. */
  variant: (title: string, number: number, all: number) => `${title} (variant ${number} of ${all})`,
  /** Kinds of controls by their role. */
  roles: {
    link: "link",
    button: "button",
    heading: "heading",
    radio: "option",
    checkbox: "checkbox",
    switch: "switch",
    table: "table",
    cell: "table cell",
    row: "table row",
    alert: "error message",
    status: "message",
    timer: "timer",
    img: "picture",
    navigation: "menu",
    list: "list",
    listitem: "list item",
    slider: "slider",
    spinbutton: "field",
    textbox: "field",
    combobox: "list",
    option: "choice",
    dialog: "dialog",
    progressbar: "progress bar",
    tab: "tab",
    group: "group",
    region: "part of the page",
    article: "entry",
    field: "field",
    tooltip: "tooltip",
  } as Readonly<Record<string, string>>,
  quote: (text: string) => `"${text}"`,
  or: " or ",
  /** Between texts of which none is there. */
  nor: " or ",
  inside: (control: string, container: string) => `${control} in ${container}`,
  /** Where its words alone do not say which it is. */
  beside: (control: string, text: string) => `${control} beside ${text}`,
  numbered: (control: string, place: number | "last") => `${control} ${place === "last" ? "(the last one)" : place}`,
  /** A control without a label. */
  unnamed: (kind: string) => `${["a", "e", "i", "o"].includes(kind[0] ?? "") ? "an" : "a"} ${kind}`,
  focused: "the field with the cursor",
  press: (control: string) => `press ${control}`,
  pressTwice: (control: string) => `double-click ${control}`,
  /** Without the click: the pointer leaves the control before it is released. */
  pressDown: (control: string) => `hold the mouse button down on ${control}, move off it and release`,
  choose: (control: string) => `choose ${control}`,
  hover: (control: string) => `point at ${control}`,
  unhover: "move the pointer away",
  leave: "leave the field with Tab",
  type: (text: string, field: string) => `type ${text} into ${field}`,
  /** The field contains something already. */
  retype: (text: string, field: string) => `set ${field} to ${text}`,
  clear: (field: string) => `clear ${field}`,
  move: (slider: string, text: string) => `move ${slider} to ${text}`,
  pick: (text: string, list: string) => `choose ${text} in ${list}`,
  sees: (control: string) => `the screen shows ${control}`,
  /** A text for screen readers, in the place of which others see a placeholder or a symbol. */
  seesPlaceholder: (control: string) =>
    `the screen shows a placeholder or a symbol, which a screen reader reads as ${control}`,
  seesPicture: (text: string) => `the screen shows a picture, which a screen reader reads as ${text}`,
  misses: (control: string) => `the screen does not show ${control}`,
  is: {
    busy: (control: string) => `${control} is busy`,
    wrong: (control: string) => `${control} is marked as invalid`,
    blocked: (control: string) => `${control} is disabled`,
  },
  contains: (field: string, text: string) => `${field} contains ${text}`,
  empty: (field: string) => `${field} is empty`,
  address: (path: string) => `the address bar ends with ${path}`,
  /** In a title. */
  goesTo: (path: string) => `it goes to ${path}`,
  /** Where there is no address bar: Storybook writes the address below the page. */
  leadsTo: (path: string) => `below the page, an address that ends with ${path}`,
  unchanged: "the page does not change",
  start: "run npm start and open the address it prints",
  /** The desk prepares the language, the clock, the customer and the responses. */
  setup: (link: string, button: string) => `open ${link} at that address and press ${button}`,
  open: (path: string) => `open ${path}`,
  wait: (duration: string) => `wait ${duration}`,
  escape: "press Escape in the dialog that asks for a code",
  /** Before what the server answers slowly. */
  slow: (duration: string) => `the answer will be slow. Check the following within ${duration}`,
  storybook: (address: string) =>
    `run npm run storybook and open the address it prints, usually ${address}; time passes there only by the panel "Machine"`,
  /** `when` is English; `place` counts the panel's buttons of one label. */
  panel: (label: string, when: string, _place: number | null) =>
    `in the panel "Machine", press ${label}${when === "" ? "" : ` ("${when}")`}`,
  /** What happened, in a title. */
  happened: (label: string, when: string): string => (when === "" ? `"${label}"` : `"${label}" (${when})`),
  passed: (duration: string) => `${duration} passed`,
  columns: {
    id: "Test",
    title: "Title",
    section: "Section",
    preconditions: "Preconditions",
    step: "Step",
    action: "Action",
    expected: "Expected result",
  },
  gherkin: {
    language: "en",
    feature: "Feature",
    scenario: "Scenario",
    outcome: "Then",
    and: "And",
  },
}

export type Templates = typeof english
