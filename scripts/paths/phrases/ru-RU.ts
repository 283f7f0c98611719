import type { Phrases } from "./phrases"
import { counted } from "./phrases"
import { grammar } from "./grammar/ru-RU"
import { samples } from "./samples/ru-RU"

/** Русский. Новая машина, порт или событие дописывается здесь; чего не хватает, называет tests/paths/phrases.test.ts. */
export const phrases: Phrases = {
  ...grammar,
  samples,
  machines: {
    promoCheck: "Проверка промокода", signIn: "Вход", resendConfirmation: "Повторная отправка письма", confirmEmail: "Подтверждение e-mail",
    signUp: "Регистрация", promoVisibility: "Поле промокода при регистрации", copyText: "Копирование", countdown: "Обратный отсчёт",
    paymentMethods: "Способы оплаты", createInvoice: "Подготовка платежа", paymentStatus: "Состояние оплаты",
    cryptoStatus: "Оплата криптовалютой", contracts: "Контракты", session: "Сеанс", tokenRefresh: "Продление сеанса", signOut: "Выход",
    lazyChunk: "Загрузка части сайта", routeGuard: "Доступ к страницам", notifications: "Уведомления", notification: "Одно уведомление",
    theme: "Тема", locale: "Язык", rates: "Курсы на главной", calculator: "Калькулятор", createOrder: "Создание заказа",
    assignOrder: "Закрепление заказа", connection: "Соединение", sidebar: "Боковая панель",
  },
  ports: {
    checkCode: { call: "проверка промокода", answers: { ok: "сервер отвечает, что известно о промокоде" } },
    obtainHumanCheck: { call: "проверка «вы не робот»", answers: { ok: "проверка «вы не робот» пройдена" } },
    signIn: { call: "вход", answers: { ok: "сервер впускает пользователя", UserNotVerified: "сервер отвечает, что адрес не подтверждён" } },
    requestMail: { call: "запрос письма", answers: { ok: "сервер принимает просьбу отправить письмо" } },
    takeToken: { call: "чтение ссылки", answers: { ok: "в ссылке из письма есть код", NoToken: "в ссылке нет кода" } },
    confirmEmail: { call: "подтверждение адреса", answers: {
      ok: "сервер подтверждает адрес", OldToken: "сервер отвечает, что ссылка устарела", AlreadyConfirmed: "сервер отвечает, что адрес уже подтверждён",
    } },
    signUp: { call: "регистрация", answers: { ok: "сервер создаёт учётную запись", AlreadyRegistered: "сервер отвечает, что такой адрес уже зарегистрирован" } },
    copyText: { call: "копирование", answers: { ok: "браузер копирует текст", CopyRefused: "браузер не разрешает копировать" } },
    readClock: { call: "чтение часов", answers: { ok: "получено время" } },
    loadProfile: { call: "загрузка профиля", answers: { ok: "приходит профиль" } },
    loadMethods: { call: "загрузка способов оплаты", answers: { ok: "приходят способы оплаты" } },
    createInvoice: { call: "подготовка платежа", answers: {
      ok: "сервер готовит платёж", AnswerLost: "ответ сервера теряется по дороге", WrongState: "сервер отвечает, что заказ уже нельзя так оплатить",
    } },
    loadOrder: { call: "загрузка заказа", answers: { ok: "приходит заказ", OrderNotFound: "сервер отвечает, что такого заказа нет" } },
    loadContracts: { call: "загрузка контрактов", answers: {
      ok: ({ total }) => total === 0 ? "приходит пустой список контрактов"
        : `приходит список, всего в нём ${counted("ru-RU", total, { one: "контракт", few: "контракта", many: "контрактов" })}`,
    } },
    renewToken: { call: "продление сеанса", answers: { ok: "сеанс продлён", Lost: "сервер отвечает, что сеанс окончен" } },
    signOut: { call: "сообщение серверу о выходе", answers: { ok: "сервер завершает сеанс" } },
    loadChunk: { call: "загрузка части сайта", answers: { ok: "часть сайта загружена", NotLoaded: "часть сайта не загружается" } },
    keepTheme: { call: "сохранение темы", answers: { ok: "браузер запоминает тему" } },
    keepSidebar: { call: "сохранение боковой панели", answers: { ok: "браузер запоминает, открыта ли боковая панель" } },
    changeLocale: { call: "смена языка", answers: { ok: "тексты на этом языке загружены", TextsMissing: "тексты на этом языке не загружаются" } },
    loadRates: { call: "загрузка курсов", answers: { ok: "приходят курсы" } },
    loadSubject: { call: "загрузка товара или заказа", answers: {
      ok: "приходят данные о покупке", OrderNotFound: "сервер отвечает, что такого заказа нет",
    } },
    patchItem: { call: "сохранение изменения", answers: { ok: "сервер сохраняет изменение" } },
    patchCode: { call: "удаление кода", answers: { ok: "сервер убирает код" } },
    mintOrderId: { call: "номер для заказа", answers: { ok: "новый заказ получает номер" } },
    createOrder: { call: "создание заказа", answers: { ok: "сервер создаёт заказ", IdReused: "сервер отвечает, что такой номер заказа уже занят" } },
    assignOrder: { call: "закрепление заказа", answers: {
      ok: "сервер закрепляет заказ за пользователем", AssignRefused: "сервер отказывается закрепить заказ и объясняет почему",
      OrderNotFound: "сервер отвечает, что такого заказа нет",
    } },
  },
  happenings: {
    "code.pending": "промокод ещё проверяется",
    "code.accepted": "промокод подходит, или поле пустое",
    "code.refused": "промокод не подходит",
    "query.changed": ({ query }) => `адрес просит: фильтр ${query.state}, страница ${query.page}`,
    "order.assigned": "заказ закреплён за пользователем",
    "page.shown": "страница снова на переднем плане",
    "page.hidden": "страница ушла на задний план",
    "rate.ended": "время фиксированного курса истекло",
    "session.began": "в этой вкладке кто-то входит",
    "session.changed": "в другой вкладке входит другой пользователь",
    "session.ended": "в этой или другой вкладке выходят из учётной записи",
    "session.lost": "сервер отзывает сеанс",
    "profile.reload": "приложение заново запрашивает профиль",
    "token.rejected": "сервер больше не принимает ключ сеанса",
    "call.retried": "ожидавший запрос отправлен ещё раз",
    "page.told": ({ at }) => `запрошена страница ${at}`,
    "notification.raise": "происходит то, о чём сообщают пользователю",
    "connection.lost": "соединение пропало",
    "connection.returned": "соединение снова есть",
  },
  reasons: {
    offline: "нет соединения", timeout: "ответ не пришёл вовремя", server: "внутренняя ошибка сервера", unavailable: "сервис недоступен",
    malformed: "ответ нельзя прочитать", refused: "сервер отказывает и объясняет почему", tooMany: "слишком много попыток",
    forbidden: "это не разрешено", unauthorized: "сеанс окончен", notFound: "такого нет",
    cancelled: "пользователь закрыл окно второго фактора",
  },
}
