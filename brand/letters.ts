/** Company details in the sandbox's e-mails and invoices. */
export const letters = {
  sender: "Hashwell <letters@hashwell.io>",
  /** The mark as coloured bars, from left to right, because mail programs often block images. Sizes are in pixels. */
  mark: [
    { width: 5, height: 24, colour: "petrol" },
    { width: 14, height: 5, colour: "copper" },
    { width: 5, height: 24, colour: "petrol" },
  ],
}
