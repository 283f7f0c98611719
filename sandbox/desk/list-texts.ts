const english = {
  places: "Sections",
  find: "Customer’s e-mail, order number, address or ID",
  search: "Find",
  everything: "Show all",
  nothing: "Nothing here for",
  of: "of",
  newer: "Newer",
  older: "Older",
  letter: "Text of the e-mail",
  preview: "The e-mail with its look",
  more: "More",
}

export const listTexts = {
  "en-US": english,
  "ru-RU": {
    places: "Разделы",
    find: "Почта покупателя, номер заказа, адрес или id",
    search: "Найти",
    everything: "Показать всё",
    nothing: "Здесь ничего нет по запросу",
    of: "из",
    newer: "Новее",
    older: "Старше",
    letter: "Текст письма",
    preview: "Письмо с оформлением",
    more: "Ещё",
  } satisfies typeof english,
}
