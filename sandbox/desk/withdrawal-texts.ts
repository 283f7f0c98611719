import type { RejectReason } from "#sandbox/tables/money.ts"

const english = {
  withdrawals: "Withdrawals in progress",
  withdrawalsNote: "If you do nothing: processing after 10 minutes, sent after an hour by the sandbox’s clock.",
  noWithdrawals: "No withdrawals in progress.",
  asked: "Requested",
  withdrawalStates: { Created: "created", Pending: "processing", Completed: "completed", Rejected: "rejected" },
  process: "Start processing",
  send: "Send",
  reject: {
    wrongAddress: "Reject: address",
    networkFailure: "Reject: network",
    securityReview: "Reject: security",
  } as Readonly<Record<RejectReason, string>>,
}

export const withdrawalTexts = {
  "en-US": english,
  "ru-RU": {
    withdrawals: "Выводы в обработке",
    withdrawalsNote: "Если ничего не делать: в обработке через 10 минут, отправлен через час по часам песочницы.",
    noWithdrawals: "Выводов нет.",
    asked: "Заявка",
    withdrawalStates: { Created: "создан", Pending: "в обработке", Completed: "завершён", Rejected: "отклонён" },
    process: "Взять в работу",
    send: "Отправить",
    reject: {
      wrongAddress: "Отклонить: адрес",
      networkFailure: "Отклонить: сеть",
      securityReview: "Отклонить: безопасность",
    },
  } satisfies typeof english,
}
