import type { ContractQuery } from "#domain/cabinet/contract.ts"
import { buildContractList } from "#domain/fixtures/contract.ts"
import { defineModel } from "#machines/kit/model.ts"
import { pagedListSamples } from "#machines/kit/samples.ts"
import { contracts } from "./contracts.machine.ts"

const { loadList, ...samples } = pagedListSamples({
  list: buildContractList,
  totals: [3, 25],
  filters: [
    { state: "Active", page: 1 },
    { state: "All", page: 2 },
  ],
  isFiltered: ({ state }: ContractQuery) => state !== "All",
  entries: "contracts",
})

export const contractsModel = defineModel({
  ...samples,
  machine: contracts,
  input: { query: { state: "All", page: 1 }, size: 10 },
  portResults: { loadList },
  portInputs: {
    loadList: [
      { query: { state: "All", page: 1 }, size: 10 },
      { query: { state: "Active", page: 1 }, size: 10 },
      { query: { state: "All", page: 2 }, size: 10 },
    ],
  },
})
