import type { Marketing } from "../domain/marketing"

/** What is known of where a visitor came from goes along with a sign-up and an order. */
export const attributionFields = (marketing: Marketing | null): { readonly analyticsData?: Marketing } =>
  marketing === null ? {} : { analyticsData: marketing }
