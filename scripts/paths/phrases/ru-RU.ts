import cabinet from "../../../locales/ru-RU/cabinet.json"
import type { Phrases } from "./phrases"
import { grammar } from "./grammar/ru-RU"
import { ports } from "./ports/ru-RU"
import { samples } from "./samples/ru-RU"

const { filters } = cabinet.contracts

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
    recoveryMode: "Какая форма восстановления", recoveryRequest: "Запрос нового пароля", recoverySetPassword: "Установка нового пароля",
    setPassword: "Предложение задать пароль", apiCall: "Запрос к API", twoFactorChallenge: "Вопрос о втором факторе",
    marketingCapture: "Источник визита", referralCapture: "Реферальный код",
  },
  ports,
  happenings: {
    "connection.restored": "соединение снова есть",
    "sidebar.wasOpened": "браузер помнит, что боковая панель открыта",
    "sidebar.wasClosed": "браузер помнит, что боковая панель закрыта",
    "call.send": "часть приложения обращается к серверу",
    "call.challenged": "на запрос отвечают вопросом о втором факторе",
    "call.over": "запрос, ожидавший кода, завершён",
    "marketing.changed": "меняется известный источник визита",
    "code.arrived": "посетитель пришёл по адресу с реферальным кодом",
    "code.found": "найден сохранённый реферальный код",
    "code.type": "код вводят в другом месте приложения",
    "code.clear": "код стирают в другом месте приложения",
    "visit.told": "сменился посетитель или место на сайте",
    "code.pending": "промокод ещё проверяется",
    "code.accepted": "промокод подходит, или поле пустое",
    "code.refused": "промокод не подходит",
    "query.changed": ({ query }) => `в адресе выбран фильтр «${filters[query.state as keyof typeof filters]}», страница ${query.page}`,
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
  },
  reasons: {
    offline: "нет соединения", timeout: "ответ не пришёл вовремя", server: "внутренняя ошибка сервера", unavailable: "сервис недоступен",
    malformed: "ответ нельзя прочитать", refused: "сервер отказывает и объясняет почему", tooMany: "слишком много попыток",
    forbidden: "это не разрешено", unauthorized: "сеанс окончен", notFound: "такого нет",
    cancelled: "пользователь закрыл окно второго фактора",
  },
}
