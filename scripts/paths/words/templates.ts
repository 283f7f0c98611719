import type { Locale } from "../../../src/domain/shared/currency"

/** The sentences of a script in one language. A control is its label with its kind behind it: `"Sign in" (button)`, which needs no grammar. */
export interface Templates {
  readonly areas: Readonly<Record<string, string>>
  /** Kinds of controls by their role. */
  readonly roles: Readonly<Record<string, string>>
  readonly quote: (text: string) => string
  readonly or: string
  readonly inside: (control: string, container: string) => string
  readonly numbered: (control: string, place: number | "last") => string
  readonly focused: string
  readonly press: (control: string) => string
  readonly pressTwice: (control: string) => string
  readonly choose: (control: string) => string
  readonly hover: (control: string) => string
  readonly unhover: string
  readonly leave: string
  readonly type: (text: string, field: string) => string
  readonly clear: (field: string) => string
  readonly move: (slider: string, text: string) => string
  readonly pick: (text: string, list: string) => string
  readonly sees: (control: string) => string
  readonly misses: (control: string) => string
  readonly is: Readonly<Record<"busy" | "wrong" | "blocked", (control: string) => string>>
  readonly contains: (field: string, text: string) => string
  readonly address: (path: string) => string
  readonly unchanged: string
  readonly start: (desk: string) => string
  readonly language: (button: string) => string
  readonly clock: (section: string, field: string, time: string, button: string) => string
  readonly persona: (section: string, button: string) => string
  readonly signedOut: string
  readonly remembered: (line: string) => string
  readonly failure: (section: string, fields: readonly (readonly [string, string])[], button: string) => string
  readonly open: (path: string) => string
  readonly wait: (duration: string) => string
  readonly follow: (path: string) => string
  readonly hide: string
  readonly show: string
  readonly escape: string
  readonly storybook: (address: string) => string
  readonly panel: (label: string, when: string) => string
  readonly columns: Readonly<
    Record<"id" | "title" | "section" | "preconditions" | "step" | "action" | "expected", string>
  >
  readonly gherkin: Readonly<Record<"language" | "feature" | "scenario" | "outcome" | "and", string>>
}

const english: Templates = {
  areas: {},
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
  },
  quote: (text) => `"${text}"`,
  or: " or ",
  inside: (control, container) => `${control} in ${container}`,
  numbered: (control, place) => `${control}, ${place === "last" ? "the last one" : `number ${place}`}`,
  focused: "the field with the cursor",
  press: (control) => `press ${control}`,
  pressTwice: (control) => `double-click ${control}`,
  choose: (control) => `choose ${control}`,
  hover: (control) => `point at ${control}`,
  unhover: "move the pointer away",
  leave: "leave the field with Tab",
  type: (text, field) => `type ${text} into ${field}`,
  clear: (field) => `clear ${field}`,
  move: (slider, text) => `move ${slider} to ${text}`,
  pick: (text, list) => `choose ${text} in ${list}`,
  sees: (control) => `the screen shows ${control}`,
  misses: (control) => `the screen does not show ${control}`,
  is: {
    busy: (control) => `${control} is busy`,
    wrong: (control) => `${control} is marked as invalid`,
    blocked: (control) => `${control} is disabled`,
  },
  contains: (field, text) => `${field} contains ${text}`,
  address: (path) => `the address bar ends with ${path}`,
  unchanged: "the page does not change",
  start: (desk) => `run npm start and open the address it prints; open ${desk} (the desk) in a second tab`,
  language: (button) => `at the desk, press ${button}`,
  clock: (section, field, time, button) =>
    `at the desk, under ${section}, enter ${time} in ${field} and press ${button}`,
  persona: (section, button) => `at the desk, under ${section}, press ${button}`,
  signedOut: "be signed out of the shop",
  remembered: (line) => `in the console of the browser's developer tools, enter ${line}`,
  failure: (section, fields, button) =>
    `at the desk, under ${section}, enter ${fields.map(([label, value]) => `${label}: ${value}`).join("; ")}; press ${button}`,
  open: (path) => `open ${path}`,
  wait: (duration) => `wait ${duration}`,
  follow: (path) => `go to ${path} with the links of the page`,
  hide: "switch to another tab of the browser",
  show: "return to this tab",
  escape: "press Escape in the dialog that asks for a code",
  storybook: (address) => `run npm run storybook and open ${address}`,
  panel: (label, when) => `in the panel "Machine", press ${label}${when === "" ? "" : ` (${when})`}`,
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

const russian: Templates = {
  areas: {
    account: "Аккаунт",
    shop: "Магазин",
    orders: "Заказы",
    payments: "Платежи",
    cabinet: "Кабинет",
    money: "Деньги",
    partner: "Партнёрам",
    demo: "Демо",
    site: "Сайт",
  },
  roles: {
    link: "ссылка",
    button: "кнопка",
    heading: "заголовок",
    radio: "вариант",
    checkbox: "флажок",
    switch: "переключатель",
    table: "таблица",
    cell: "ячейка таблицы",
    row: "строка таблицы",
    alert: "сообщение об ошибке",
    status: "сообщение",
    timer: "таймер",
    img: "картинка",
    navigation: "меню",
    list: "список",
    listitem: "пункт списка",
    slider: "ползунок",
    spinbutton: "поле",
    textbox: "поле",
    combobox: "список",
    option: "пункт",
    dialog: "окно",
    progressbar: "индикатор",
    tab: "вкладка",
    group: "группа",
    region: "часть страницы",
    article: "запись",
    field: "поле",
  },
  quote: (text) => `«${text}»`,
  or: " или ",
  inside: (control, container) => `${control}, где ${container}`,
  numbered: (control, place) => `${control}, ${place === "last" ? "последний элемент" : `номер ${place}`}`,
  focused: "поле с курсором",
  press: (control) => `нажмите ${control}`,
  pressTwice: (control) => `дважды щёлкните ${control}`,
  choose: (control) => `выберите ${control}`,
  hover: (control) => `наведите указатель на ${control}`,
  unhover: "уведите указатель",
  leave: "уйдите из поля клавишей Tab",
  type: (text, field) => `введите ${text} в ${field}`,
  clear: (field) => `очистите ${field}`,
  move: (slider, text) => `передвиньте ${slider} на ${text}`,
  pick: (text, list) => `выберите ${text}: ${list}`,
  sees: (control) => `на экране есть ${control}`,
  misses: (control) => `на экране отсутствует ${control}`,
  is: {
    busy: (control) => `${control}: идёт работа`,
    wrong: (control) => `${control}: отмечена ошибка`,
    blocked: (control) => `${control}: недоступно`,
  },
  contains: (field, text) => `${field} содержит ${text}`,
  address: (path) => `адресная строка заканчивается на ${path}`,
  unchanged: "страница не меняется",
  start: (desk) =>
    `выполните npm start и откройте адрес, который он напечатает; во второй вкладке откройте ${desk} (пульт)`,
  language: (button) => `на пульте нажмите ${button}`,
  clock: (section, field, time, button) =>
    `на пульте, раздел ${section}, введите ${time} в поле ${field} и нажмите ${button}`,
  persona: (section, button) => `на пульте, раздел ${section}, нажмите ${button}`,
  signedOut: "выйдите из аккаунта, если вошли",
  remembered: (line) => `в консоли инструментов разработчика введите ${line}`,
  failure: (section, fields, button) =>
    `на пульте, раздел ${section}, введите ${fields.map(([label, value]) => `${label}: ${value}`).join("; ")}; нажмите ${button}`,
  open: (path) => `откройте ${path}`,
  wait: (duration) => `подождите ${duration}`,
  follow: (path) => `перейдите на ${path} по ссылкам страницы`,
  hide: "перейдите на другую вкладку браузера",
  show: "вернитесь на эту вкладку",
  escape: "нажмите Escape в окне, где нужен код",
  storybook: (address) => `выполните npm run storybook и откройте ${address}`,
  panel: (label, when) => `на панели "Machine" нажмите ${label}${when === "" ? "" : ` (${when})`}`,
  columns: {
    id: "Тест",
    title: "Название",
    section: "Раздел",
    preconditions: "Подготовка",
    step: "Шаг",
    action: "Действие",
    expected: "Ожидаемый результат",
  },
  gherkin: {
    language: "ru",
    feature: "Функция",
    scenario: "Сценарий",
    outcome: "Тогда",
    and: "И",
  },
}

export const templates: Readonly<Record<Locale, Templates>> = { "en-US": english, "ru-RU": russian }
