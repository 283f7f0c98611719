interface Synonyms {
  /** Search words in both languages. */
  readonly words: readonly string[]
  /** A pattern for names such as "confirmCard.notConfirmed". */
  readonly states: RegExp
}

/** Search words for states that appear neither on the screens nor in the names of the states. */
export const synonyms: readonly Synonyms[] = [
  {
    words: ["3-D Secure", "3DS", "bank code", "SMS code", "код банка", "код из СМС"],
    states: /^confirmCard\.|^cardStatus\.confirm/,
  },
  {
    words: ["declined", "refused", "rejected", "отклонено", "отказ"],
    states:
      /\.(\w*\.)?(notConfirmed|rejected|refused|disowned|notRedeemed|notDone)$|^cardStatus\.\w*(failed|rejected|error)/i,
  },
  {
    words: ["card declined", "payment declined", "карта отклонена", "платёж отклонён"],
    states: /^cardStatus\.(\w*\.)?rejected$/,
  },
  {
    // The story of this state shows a different failure on its screen, so its screen lacks these words.
    words: [
      "wrong e-mail or password",
      "wrong password",
      "неверный пароль",
      "неверный e-mail или пароль",
      "неверный адрес почты или пароль",
    ],
    states: /^signIn\.failed$/,
  },
  {
    words: ["code from the e-mail", "confirmation link", "код из письма", "ссылка из письма"],
    states: /^(confirmEmail|emailLink)\./,
  },
  {
    words: ["already used", "voucher used", "уже использован", "ваучер уже использован"],
    states: /^redeemVoucher\.redeemed$/,
  },
  {
    words: ["in doubt", "unclear", "response lost", "no answer", "неясно", "ответ потерян", "нет ответа"],
    states: /\.(\w*\.)?(outcomeUnknown|unknown|unchecked|gaveUp)$/i,
  },
  {
    words: ["session expired", "signed out", "expired while typing", "401", "сессия истекла", "вход истёк"],
    states: /^tokenRefresh\.(refreshing|retrying|lost)$|\.(\w*\.)?(anonymous|toSignIn|withoutToken)$/,
  },
  {
    words: ["too many requests", "cooldown", "429", "rate limit", "слишком много попыток"],
    states: /\.(\w*\.)?(\w*[rR]ateLimited)$/,
  },
  {
    words: ["failure", "failed to load", "error", "server error", "500", "ошибка", "сбой", "не загрузилось"],
    states: /\.(\w*\.)?(error|failed|textsMissing|notSaved|notSent)$|^withdrawal\.refused$/,
  },
  {
    words: ["loading", "skeleton", "spinner", "загрузка", "скелет"],
    states: /\.(\w*\.)?(loading|reloading|fetching|refreshing|opening|reading)$/,
  },
  {
    words: ["sending", "saving", "creating", "in process", "busy", "button spins", "отправка", "кнопка крутится"],
    states: /\.(\w*\.)?(sending|requesting|saving)$/,
  },
  {
    words: ["no data", "blank", "nothing yet", "пусто", "нет данных"],
    states: /\.(\w*\.)?(empty|filteredEmpty|none)$/,
  },
  { words: ["no network", "disconnected", "нет сети", "нет интернета"], states: /\.(\w*\.)?offline$/ },
  { words: ["out of date", "old data", "устарело", "старые данные"], states: /\.(\w*\.)?stale$/ },
  { words: ["404", "does not exist", "не найдено"], states: /\.(\w*\.)?(notFound|missing|gone|absent)$/ },
  { words: ["403", "no access", "нет доступа"], states: /\.(\w*\.)?forbidden$/ },
  { words: ["paid too little", "partial payment", "недоплата"], states: /\.(\w*\.)?underpaid$/ },
  { words: ["paid too much", "переплата"], states: /\.(\w*\.)?over[pP]aid$/ },
  { words: ["paid", "success", "done", "оплачено", "успех"], states: /\.(\w*\.)?(success|completed|finished|paid)$/ },
  { words: ["captcha", "robot", "капча", "робот"], states: /\.(\w*\.)?(humanCheck|security)$/ },
  {
    words: ["2FA", "one-time code", "двухфакторный код"],
    states: /\.(\w*\.)?(awaitingTwoFactorCode|codeRequired|pinRequired|twoFactor)$/i,
  },
]
