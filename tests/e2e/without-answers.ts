import type { Page } from "@playwright/test"

/**
 * From here on the page asks for its answers itself, so that a story can change them on their way: the server renders no page with answers
 * for a parameter that it does not know. The browser's address has no such parameter.
 */
export const withoutAnswers = (page: Page) =>
  page.route(
    ({ pathname }) => !/^\/(?:api|assets|sandbox)\/|\.\w+$/.test(pathname),
    async (route, request) => {
      if (!request.isNavigationRequest()) return route.fallback()
      const url = new URL(request.url())
      url.searchParams.set("answers", "later")
      return route.continue({ url: url.href })
    },
  )
