/** Company details in the sandbox's letters and invoices. */
export const letters = {
  sender: "Hashwell <letters@hashwell.io>",
  /** The mark as coloured bars instead of an image, from left to right. Sizes are in pixels. */
  mark: [
    { width: 5, height: 24, colour: "petrol" },
    { width: 14, height: 5, colour: "copper" },
    { width: 5, height: 24, colour: "petrol" },
  ],
}
