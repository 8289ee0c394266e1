import type { Noun } from '../noun/noun.ts'
import { buySecondContract } from './buy-second-contract.ts'
import { secondContractDue } from './second-contract-due.ts'
import { secondContractTapeFact } from './second-contract-tape.ts'
import { secondContractRecord } from './second-contract.ts'
import type { SecondContractWords } from './second-contracts.journal.ts'
import { settleSecondContract } from './settle-second-contract.ts'
import { stakesPart } from './stakes.ts'
import { typicalMoveFact } from './typical-move.ts'

export const secondContracts: Noun<SecondContractWords> = {
  on: 'people',
  user: {
    buy_second_contract: {
      opens: ({ stake }) => ({ feature: 'second_contracts', stake }),
      decide: buySecondContract,
    },
  },
  house: {
    settle_second_contract: { opens: 'nothing', orderedBy: 'due', decide: settleSecondContract },
  },
  records: { second_contract: secondContractRecord },
  parts: { stakes: stakesPart },
  facts: { secondContractTape: secondContractTapeFact, typicalMove: typicalMoveFact },
  due: { second_contract: secondContractDue },
  follows: { second_contract_placed: 'nothing', second_contract_settled: 'nothing' },
}
