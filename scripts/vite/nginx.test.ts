import { expect, it } from "vitest"
import { nginxMaps } from "./nginx.ts"

const endOf = (reports: string | null) =>
  nginxMaps({ routes: [], without: {} }, [], ["en-US"], reports).split("map $is_args ")

it("nginx reports what the policy refused, except for pages with a query", () => {
  expect(endOf("/services/errors.js").slice(1)).toEqual([
    "$hashwell_reports {\n  default '';\n  '' '; report-uri /services/errors.js; report-to policy';\n}\n",
    "$hashwell_endpoints {\n  default '';\n  '' 'policy=\"/services/errors.js\"';\n}\n",
  ])
})

it("nginx reports nothing without errorReports", () => {
  expect(endOf(null).slice(1)).toEqual([
    "$hashwell_reports {\n  default '';\n  '' '';\n}\n",
    "$hashwell_endpoints {\n  default '';\n  '' '';\n}\n",
  ])
})
