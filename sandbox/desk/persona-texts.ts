import type { PersonaName } from "./personas.ts"

const english = {
  personas: "Sign in as",
  personasNote: "One click creates a new customer and opens their dashboard. Their password, if they have one:",
  personaNames: {
    new: "Newcomer",
    verified: "Customer",
    twoFactor: "Customer with codes",
    noPassword: "Buyer without a password",
    buyer: "Buyer",
    partner: "Partner",
    demo: "Demo visitor",
    miner: "Miner with history",
  } as Readonly<Record<PersonaName, string>>,
  personaNotes: {
    new: "Has just signed up; the e-mail is in the mailbox.",
    verified: "Has a confirmed address.",
    twoFactor: "Has two-factor authentication on: signing in needs a code, the codes are below.",
    noPassword: "Has bought with an e-mail address only: a contract, and an e-mail to confirm the address.",
    buyer: "Has an order in every state.",
    partner: "Has two codes and two buyers: one reward is paid, one is accrued and is paid six days from now.",
    demo: "Looks around in a demo account with contracts, orders and payouts; cannot withdraw.",
    miner: "Bought contracts of every kind three months ago: payouts, a balance and a history.",
  } as Readonly<Record<PersonaName, string>>,
}

/** Texts of the desk about the personas, with a note for each persona. */
export const personaTexts = {
  "en-US": english,
  "ru-RU": {
    personas: "Войти как",
    personasNote: "Одно нажатие создаёт нового покупателя и открывает его кабинет. Пароль у всех, у кого он есть:",
    personaNames: {
      new: "Новичок",
      verified: "Покупатель",
      twoFactor: "Покупатель с кодами",
      noPassword: "Покупатель без пароля",
      buyer: "Покупатель с заказами",
      partner: "Партнёр",
      demo: "Посетитель демо-кабинета",
      miner: "Майнер с историей",
    },
    personaNotes: {
      new: "Только что зарегистрировался; письмо уже в почте.",
      verified: "Адрес подтверждён.",
      twoFactor: "Включена двухфакторная аутентификация: для входа нужен код, коды показаны ниже.",
      noPassword: "Купил, указав только адрес почты: есть контракт и письмо для подтверждения адреса.",
      buyer: "Есть заказы во всех состояниях.",
      partner: "Два кода и два покупателя: одно вознаграждение выплачено, другое начислено и придёт через шесть дней.",
      demo: "Смотрит демо-кабинет с контрактами, заказами и начислениями; вывести средства нельзя.",
      miner: "Три месяца назад купил контракты всех видов: есть начисления, баланс и история.",
    },
  } satisfies typeof english,
}
