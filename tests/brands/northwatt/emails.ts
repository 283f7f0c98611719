export const emails = {
  sender: "Northwatt <post@northwatt.example>",
  mark: [
    { width: 4, height: 8, colour: "petrol" },
    { width: 4, height: 16, colour: "petrol" },
    { width: 4, height: 24, colour: "copper" },
    { width: 4, height: 16, colour: "copper" },
    { width: 4, height: 8, colour: "copper" },
  ],
}
