import { withdrawalRequests } from "#adapters/money/withdrawal-requests.ts"

/** One for the page: where the browser refuses storage, it lasts as long as the page. */
export const withdrawalRequestStore = withdrawalRequests({ local: () => localStorage, session: () => sessionStorage })
