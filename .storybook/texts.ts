import * as React from "react"
import type { Locale } from "#domain/shared/currency.ts"

const english = {
  locale: "en-US" as Locale,
  loading: "Loading…",
  noMachine: "This story has no machine. Choose a state, “All states” or “Live” of a flow.",
  stateSet: (number: number, name: string) => `State set ${number}, ${name}`,
  copyPageLink: "Copy link to this page",
  copyStateLink: "Copy link to this state",
  copied: "Copied.",
  allStates: "All states side by side",
  play: "Play it live",

  verdict: (given: number, all: number) => `Your verdict · ${given} of ${all} states, English`,
  noVerdict: "Give verdicts on the English and the Russian page.",
  good: "Good",
  change: "Needs a change",
  whatToChange: "What to change",
  writeChange: "Write what to change.",
  nextVerdict: "Next without a verdict",
  copyVerdicts: "Copy all verdicts as Markdown",
  yourName: "Your name",
  writeName: "Write your name: the file is read by others.",
  shareVerdicts: "Download for the repository",
  sharedVerdicts: "Verdicts in the repository",
  saidBy: (name: string, date: string, said: string) => `${name}, ${date}: ${said}`,

  changedSince: (against: string, states: number) => `Changed since ${against}: ${states}`,
  unchanged: "This state looks the same, or was not compared.",
  side: { before: (window: string) => `Before, ${window}`, after: (window: string) => `After, ${window}` },
  nextChanged: "Next changed state",

  sources: {
    port: "Responses",
    delay: "Time passes",
    feed: "Events from outside",
    app: "Another part of the app",
    person: "The person (or do it on the screen)",
  },
  ended: "The flow has ended. Undo, or start again.",
  log: "What happened",
  events: "Events",
  undo: "Undo the last",
  restart: "Start again",
  nothingYet: "Nothing yet.",
  ignored: "ignored",

  diagram: (title: string) => `Diagram of ${title}`,
  zoomOut: "Zoom out",
  zoomIn: "Zoom in",
  fit: "Fit",
  fullScreen: "Full screen",
  close: "Close",

  fromHere: "From here",
  endsHere: "Nothing leads out of it: the flow ends here.",
  stays: "stays",
  ports: "Ports",
  feeds: "Feeds",
  timers: "Timers",
  waitsNow: "(waits for it now)",
  changingDuration: "as the state says",
  units: { h: "h", min: "min", s: "s", ms: "ms" },

  find: "Find a state",
  findBy: "Words of the screen, a state, or a number of the specification",
  found: (stories: number) => `Found: ${stories}`,
  foundInstead: (words: string, stories: number) => `Nothing has these words. Found for “${words}”: ${stories}`,
  foundNothing: "Nothing was found. Try fewer or other words.",
  onScreen: "on the screen",
  byName: "by name",

  table: { from: "from", event: "event", to: "to", when: "when", start: "(start)", any: "(any)" },
}

export type PanelTexts = typeof english

const russian: PanelTexts = {
  locale: "ru-RU",
  loading: "Загрузка…",
  noMachine: "У этой истории нет машины. Выберите состояние, «All states» или «Live» любого сценария.",
  stateSet: (number, name) => `Набор состояний ${number}, ${name}`,
  copyPageLink: "Скопировать ссылку на эту страницу",
  copyStateLink: "Скопировать ссылку на это состояние",
  copied: "Скопировано.",
  allStates: "Все состояния рядом",
  play: "Запустить сценарий",

  verdict: (given, all) => `Ваша оценка · состояния: ${given} из ${all}, русский`,
  noVerdict: "Оценить можно английскую и русскую страницы.",
  good: "Хорошо",
  change: "Нужно изменить",
  whatToChange: "Что изменить",
  writeChange: "Напишите, что изменить.",
  nextVerdict: "Следующее без оценки",
  copyVerdicts: "Скопировать все оценки в Markdown",
  yourName: "Ваше имя",
  writeName: "Напишите своё имя: файл читают другие.",
  shareVerdicts: "Скачать для репозитория",
  sharedVerdicts: "Оценки в репозитории",
  saidBy: (name, date, said) => `${name}, ${date}: ${said}`,

  changedSince: (against, states) => `Изменилось с ${against}: ${states}`,
  unchanged: "Это состояние выглядит как прежде или не сравнивалось.",
  side: { before: (window) => `До, ${window}`, after: (window) => `После, ${window}` },
  nextChanged: "Следующее изменённое",

  sources: {
    port: "Ответы сервера",
    delay: "Прошло время",
    feed: "События извне",
    app: "Другая часть приложения",
    person: "Действия человека (или сделайте это на экране)",
  },
  ended: "Сценарий завершён. Отмените шаг или начните сначала.",
  log: "Что произошло",
  events: "События",
  undo: "Отменить последнее",
  restart: "Начать сначала",
  nothingYet: "Пока ничего.",
  ignored: "без последствий",

  diagram: (title) => `Диаграмма: ${title}`,
  zoomOut: "Уменьшить",
  zoomIn: "Увеличить",
  fit: "Вписать",
  fullScreen: "На весь экран",
  close: "Закрыть",

  fromHere: "Переходы отсюда",
  endsHere: "Переходов нет: сценарий здесь заканчивается.",
  stays: "то же состояние",
  ports: "Порты",
  feeds: "Подписки",
  timers: "Таймеры",
  waitsNow: "(ожидается сейчас)",
  changingDuration: "зависит от состояния",
  units: { h: "ч", min: "мин", s: "с", ms: "мс" },

  find: "Найти состояние",
  findBy: "Слова с экрана, состояние или номер из спецификации",
  found: (stories) => `Найдено: ${stories}`,
  foundInstead: (words, stories) => `Таких слов нет нигде. Найдено по словам «${words}»: ${stories}`,
  foundNothing: "Ничего не найдено. Попробуйте меньше слов или другие слова.",
  onScreen: "на экране",
  byName: "по названию",

  table: { from: "из", event: "событие", to: "в", when: "условие", start: "(начало)", any: "(любое)" },
}

/**
 * Returns the fixed words of the panel and of a flow's page, in the language of the toolbar. The words are English if
 * several languages are side by side, and in the pseudo-locale.
 */
export const choosePanelTexts = (locale: unknown): PanelTexts => (locale === "ru-RU" ? russian : english)

/**
 * The texts as a context. The panel and a flow's page are separate windows, which read the language from Storybook in different
 * ways.
 */
export const PanelTextsContext = React.createContext<PanelTexts>(english)
