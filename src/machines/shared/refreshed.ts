/** What a machine shows has been loaded once more, not at the customer's request: docs/states/site/feed.md. */
export interface Refreshed<Data> {
  readonly type: "data.refreshed"
  readonly data: Data
}
