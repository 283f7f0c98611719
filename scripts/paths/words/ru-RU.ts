import type { Templates } from "./en-US.ts"
import { russianHappening } from "./ru-happenings.ts"

/** A control without a text of its own is a noun, which follows a colon instead of a verb. */
const withVerb =
  (verb: string) =>
  (control: string): string =>
    control.startsWith("«") ? `${verb} ${control}` : `${verb}: ${control}`

/** “на экране нет окна”: the first word of a kind of control. */
const genitives = [
  [/ка$/, "ки"],
  [/а$/, "ы"],
  [/о$/, "а"],
  [/е$/, "я"],
  [/тель$/, "теля"],
  [/ь$/, "и"],
  [/ок$/, "ка"],
  [/([^аеиоуюяь])$/, "$1а"],
] as const
const genitive = (kind: string): string =>
  kind.replace(/^[^ ]+/, (noun) => {
    const [end, other] = genitives.find(([ending]) => ending.test(noun)) ?? [/$/, ""]
    return noun.replace(end, other)
  })

/** “в поле «Сумма»”: the kind of a control before its words. */
const into = (control: string): string => {
  const [, container = "", words, kind = "поле"] = /^(.* → )?(.*?) \((поле|список)\)/.exec(control) ?? []
  return words === undefined ? `в ${control}` : `${container}в ${kind === "поле" ? kind : "списке"} ${words}`
}

/** Russian. */
export const russian: Templates = {
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
    tooltip: "всплывающая подсказка",
  },
  quote: (text) => `«${text}»`,
  after: (title, way) => `${title} (до этого: ${way})`,
  variant: (title, number, all) => `${title} (вариант ${number} из ${all})`,
  or: " или ",
  nor: ", ",
  inside: (control, container) => `${container} → ${control}`,
  beside: (control, text) => `${control} рядом с ${text}`,
  numbered: (control, place) => `${control} ${place === "last" ? "(последний элемент)" : `№ ${place}`}`,
  unnamed: (kind) => kind,
  focused: "поле с курсором",
  press: withVerb("нажмите"),
  pressTwice: withVerb("дважды щёлкните"),
  pressDown: (control) => `нажмите кнопку мыши на ${control}, уведите указатель и отпустите`,
  choose: withVerb("выберите"),
  hover: (control) => `наведите указатель на ${control}`,
  unhover: "уведите указатель",
  leave: "уйдите из поля клавишей Tab",
  type: (text, field) => `${into(field)} введите ${text}`,
  retype: (text, field) => `${into(field)} введите ${text} вместо того, что там есть`,
  clear: withVerb("очистите"),
  move: (slider, text) => `передвиньте ${slider} на ${text}`,
  pick: (text, list) => `${into(list)} выберите ${text}`,
  sees: withVerb("на экране есть"),
  seesPlaceholder: (control) => `на экране заглушка или значок, который экранный диктор читает как ${control}`,
  seesPicture: (text) => `на экране есть картинка, которую экранный диктор читает как ${text}`,
  misses: (control) => `на экране нет ${control.startsWith("«") ? control : genitive(control)}`,
  is: {
    busy: (control) => `${control}: идёт работа`,
    wrong: (control) => `${control}: отмечена ошибка`,
    blocked: (control) => `${control}: недоступно`,
  },
  contains: (field, text) => `${field} содержит ${text}`,
  empty: (field) => `${field}: пусто`,
  address: (path) => `адресная строка заканчивается на ${path}`,
  goesTo: (path) => `переход на ${path}`,
  leadsTo: (path) => `под страницей написан адрес, который заканчивается на ${path}`,
  unchanged: "страница не меняется",
  start: "выполните npm start и откройте адрес, который появится",
  setup: (link, button) => `по этому адресу откройте ${link} и нажмите ${button}`,
  open: (path) => `откройте ${path}`,
  wait: (duration) => `подождите ${duration}`,
  escape: "нажмите Escape в окне, где нужен код",
  slow: (duration) => `ответ придёт не сразу. Проверьте следующее в течение ${duration}`,
  storybook: (address) =>
    `выполните npm run storybook и откройте адрес, который он напечатает, обычно ${address}; время там идёт только по кнопкам панели «Machine»`,
  panel: (label, _, place) =>
    `на панели «Machine» нажмите ${label}${place === null ? "" : `, сверху ${place}-ю из кнопок с этим названием`}`,
  happened: russianHappening,
  passed: (duration) => `прошло время: ${duration}`,
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
