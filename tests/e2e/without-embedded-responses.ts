import type { Page } from "@playwright/test"

/**
 * Makes the page load its data itself, so that a story can change the responses in transit. The route adds an unknown
 * parameter to the request, and the server then renders no data. The browser's address bar does not show the parameter.
 */
export const withoutEmbeddedResponses = (page: Page) =>
  page.route(
    ({ pathname }) => !/^\/(?:api|assets|sandbox)\/|\.\w+$/.test(pathname),
    async (route, request) => {
      if (!request.isNavigationRequest()) return route.fallback()
      const url = new URL(request.url())
      url.searchParams.set("responses", "later")
      return route.continue({ url: url.href })
    },
  )
