/** A page with the answers that it was rendered with: src/start/render-answered.tsx. */
export type Rendered = {
  readonly html: string
  /** The facts with which it begins: src/start/matches-prerender.ts. */
  readonly begins: string
  readonly answers: object
}

/** The answer to a call of the page: its body, and the server's time in its header `Date`. */
export type Answer = { readonly body: string; readonly date: string | null }

export type ToWorker =
  | {
      readonly kind: "render"
      readonly id: number
      readonly address: string
      readonly cookie: string
      readonly settings: string
      readonly timeZone: string | undefined
    }
  /** Null where the call got no answer with status 200. */
  | { readonly kind: "answer"; readonly call: number; readonly answer: Answer | null }

export type FromWorker =
  | {
      readonly kind: "ask"
      readonly id: number
      readonly call: number
      readonly url: string
      readonly headers: Readonly<Record<string, string>>
    }
  /** `page` is null where a call got no answer. */
  | { readonly kind: "rendered"; readonly id: number; readonly page: Rendered | null }
  | { readonly kind: "failed"; readonly id: number; readonly reason: string }
