import type { Marketing } from "#domain/shop/marketing.ts"

/** Attribution is sent with a sign-up and an order. */
export const attributionFields = (marketing: Marketing | null): { readonly analyticsData?: Marketing } =>
  marketing === null ? {} : { analyticsData: marketing }
