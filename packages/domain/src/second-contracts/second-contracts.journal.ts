import type { NotDue } from '../books/refusal.ts'
import type { Journal } from '../noun/journal.ts'
import type { BuySecondContract, SecondContractPlaced, SecondContractRefusal } from './buy-second-contract.ts'
import { type SecondContractPosting, secondContractPostings } from './second-contract-postings.ts'
import { boughtBy, placedPostings, secondContractFormula } from './second-contract-receipt.ts'
import type { SecondContractTape } from './second-contract-tape.ts'
import { type SecondContract, secondContractRecord } from './second-contract.ts'
import type { SecondContractSettled, SettleSecondContract } from './settle-second-contract.ts'
import type { StakeTotals } from './stakes.ts'
import type { TypicalMove } from './typical-move.ts'

export type SecondContractWords = {
  user: BuySecondContract
  house: SettleSecondContract
  replies: SecondContractPlaced | SecondContractSettled
  refusals: SecondContractRefusal | NotDue
  postings: SecondContractPosting
  borrowed: never
  sent: never
  records: { second_contract: SecondContract }
  parts: { stakes: StakeTotals }
  facts: { secondContractTape: SecondContractTape; typicalMove: TypicalMove }
}

const decimals = { contract: secondContractRecord.decimals } as const

export const secondContractJournal: Journal<SecondContractWords> = {
  commands: {
    buy_second_contract: { decimals: { stake: true }, givenBy: 'person' },
    settle_second_contract: { decimals: {}, givenBy: 'time' },
  },
  replies: {
    second_contract_placed: {
      decimals,
      acceptedBy: 'none',
      armedBy: 'none',
      channels: 'none',
      formula: 'none',
      postings: placedPostings,
    },
    second_contract_settled: {
      decimals,
      formula: secondContractFormula,
      acceptedBy: boughtBy,
      armedBy: 'none',
      channels: 'none',
    },
  },
  postings: secondContractPostings,
}
