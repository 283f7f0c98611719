/** What the sandbox's letters and invoices say of the company. */
export const letters = {
  sender: "Hashwell <letters@hashwell.io>",
  /** The mark without a picture: bars from left to right, as wide and as high as that many pixels. */
  mark: [
    { width: 5, height: 24, colour: "petrol" },
    { width: 14, height: 5, colour: "copper" },
    { width: 5, height: 24, colour: "petrol" },
  ],
}
