const english = {
  setup: "Prepare a test",
  setupNote:
    "Sets the language, the clock and the responses of this test, and signs you in as a new customer or signs you out.",
  setupUnknown:
    "This desk does not have the preparation. Write the scripts in the folder of this sandbox once more, by npm run paths -- generate, or copy reports/setups into it.",
  prepare: "Prepare",
  prepareAgain: "Prepare once more",
  setupDone: "Prepared",
  setupNext:
    "The language, the clock, the responses and the session are set. The responses are for one run: to repeat the test, prepare it once more.",
  setupBegin: "Begin the test",
}

export const setupTexts = {
  "en-US": english,
  "ru-RU": {
    setup: "Подготовка теста",
    setupNote:
      "Здесь задаются язык, часы и ответы сервера для этого теста; вы войдёте как новый покупатель или выйдете из аккаунта.",
    setupUnknown:
      "У этого пульта нет такой подготовки. Напишите сценарии ещё раз в папке этой песочницы командой npm run paths -- generate или скопируйте туда reports/setups.",
    prepare: "Подготовить",
    prepareAgain: "Подготовить ещё раз",
    setupDone: "Подготовлен тест",
    setupNext:
      "Язык, часы, ответы сервера и вход заданы. Ответы рассчитаны на одно прохождение: чтобы повторить тест, подготовьте его ещё раз.",
    setupBegin: "Начать тест",
  } satisfies typeof english,
}
