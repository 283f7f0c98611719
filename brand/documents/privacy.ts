import type { InBothLanguages, LegalDocument } from "#domain/site/brand.ts"

/** Sample text. A company must replace it with its lawyers' text before trading. */
export const privacy: InBothLanguages<LegalDocument> = {
  "en-US": {
    title: "Privacy",
    since: "In effect since November 1, 2026",
    lead: "What we know about you, why, and what you can do about it.",
    sections: [
      {
        title: "Who is responsible",
        text: [
          "The company named at the foot of each page decides why and how your data is used. Questions about your data reach us at support@hashwell.io.",
        ],
      },
      {
        title: "Data you give us",
        text: [
          "Your e-\u2060mail address and password, orders, payments, withdrawals and their addresses. For a card payment or a bank transfer also who pays. We never store a card number.",
        ],
      },
      {
        title: "Data your browser sends",
        text: [
          "The address of your connection, the browser’s name, and the time of each sign-in: we need them to protect your account. Cookies keep you signed in and remember language, currency, time zone and theme.",
        ],
      },
      {
        title: "Analytics and chat",
        text: [
          "Where this site asks, other companies get data only after you allow it. You can change your answer under Privacy choices in the footer.",
        ],
      },
      {
        title: "Who else gets data",
        text: [
          "Payment services get what a payment needs, and the authorities what the law demands. The block chain shows a withdrawal’s address and amount to everybody. We sell no data.",
        ],
      },
      {
        title: "How long we keep it",
        text: [
          "Receipts and payments as long as tax law demands; the security log for a year; everything else until you close your account.",
        ],
      },
      {
        title: "Your rights",
        text: [
          "In the settings you download your data and close your account. You may also ask us to correct data, object to its use, and complain to your data protection authority.",
        ],
      },
    ],
  },
  "ru-RU": {
    title: "Конфиденциальность",
    since: "Действуют с 1 ноября 2026 года",
    lead: "Что мы о вас знаем, зачем и что вы можете с этим сделать.",
    sections: [
      {
        title: "Кто отвечает",
        text: [
          "Компания, указанная внизу каждой страницы, решает, зачем и как используются ваши данные. Вопросы о данных присылайте на support@hashwell.io.",
        ],
      },
      {
        title: "Что сообщаете вы",
        text: [
          "Адрес почты и пароль, заказы, платежи, выводы и их адреса. При оплате картой или банковским переводом — ещё и кто платит. Номера карт мы не храним.",
        ],
      },
      {
        title: "Что сообщает браузер",
        text: [
          "Адрес подключения, название браузера и время каждого входа: они нужны, чтобы защищать аккаунт. Файлы cookie сохраняют вход, язык, валюту, часовой пояс и тему.",
        ],
      },
      {
        title: "Аналитика и чат",
        text: [
          "Если сайт об этом спрашивает, другие компании получают данные только с вашего согласия. Ответ можно изменить внизу страницы, в настройках конфиденциальности.",
        ],
      },
      {
        title: "Кто ещё получает данные",
        text: [
          "Платёжные сервисы получают то, что нужно для платежа, а государственные органы — то, чего требует закон. Адрес и сумма вывода видны всем в блокчейне. Данные мы не продаём.",
        ],
      },
      {
        title: "Сколько мы их храним",
        text: [
          "Чеки и платежи — сколько требует налоговое право; журнал безопасности — год; остальное — пока вы не закроете аккаунт.",
        ],
      },
      {
        title: "Ваши права",
        text: [
          "В настройках можно скачать данные и закрыть аккаунт. Вы также можете потребовать исправить данные, возразить против их использования и обратиться в надзорный орган.",
        ],
      },
    ],
  },
}
