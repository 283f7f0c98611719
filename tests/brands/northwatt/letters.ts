export const letters = {
  sender: "Northwatt <post@northwatt.example>",
  mark: [
    { width: 6, height: 10, colour: "petrol" },
    { width: 6, height: 17, colour: "petrol" },
    { width: 6, height: 24, colour: "copper" },
  ],
  beneficiaries: { TransferSEPA: "Northwatt Kraft AS", TransferSwift: "Northwatt Power LLC" },
}
