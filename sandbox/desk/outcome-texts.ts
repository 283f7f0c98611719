import type { OrderState } from "#sandbox/tables/orders.ts"

const english = {
  notices: {
    moved: "The clock was moved.",
    prepared: "The test is prepared.",
    reset: "The clock shows real time again.",
    fault: "The failure is set.",
    cleared: "No failures are set any more.",
    badAmount: "Enter an amount above zero, with at most 8 decimals.",
    badForm: "Check the values of the form.",
    forced: "The invoice is in that state now.",
    gone: "This invoice cannot be paid any more.",
    decided: "The withdrawal has its new state.",
    undecided: "This withdrawal cannot get that state any more.",
  },
  paid: "The payment has arrived. State of the order:",
  states: {
    Created: "created",
    Assigned: "assigned",
    Issued: "waiting for payment",
    UnderPaid: "underpaid",
    OverPaid: "overpaid",
    Completed: "completed",
  } as Readonly<Record<OrderState, string>>,
}

/** Texts of the outcome of an action, which the desk shows once. */
export const outcomeTexts = {
  "en-US": english,
  "ru-RU": {
    notices: {
      moved: "Часы переведены.",
      prepared: "Тест подготовлен.",
      reset: "Часы снова показывают настоящее время.",
      fault: "Сбой задан.",
      cleared: "Сбоев больше нет.",
      badAmount: "Введите сумму больше нуля, не более 8 знаков после запятой.",
      badForm: "Проверьте значения формы.",
      forced: "Счёт переведён в это состояние.",
      gone: "Этот счёт больше нельзя оплатить.",
      decided: "Состояние вывода изменено.",
      undecided: "Этот вывод уже нельзя перевести в такое состояние.",
    },
    paid: "Платёж получен. Состояние заказа:",
    states: {
      Created: "создан",
      Assigned: "назначен",
      Issued: "ожидает оплаты",
      UnderPaid: "оплачен не полностью",
      OverPaid: "оплачен с избытком",
      Completed: "выполнен",
    },
  } satisfies typeof english,
}
