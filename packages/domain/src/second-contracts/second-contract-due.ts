import type { DueRule } from '../noun/due.ts'
import { secondContractTapeFact } from './second-contract-tape.ts'
import type { SecondContract } from './second-contract.ts'
import type { SettleSecondContract } from './settle-second-contract.ts'

/** It settles at its expiry, by what the tape says until then. */
export const secondContractDue: DueRule<SecondContract, SettleSecondContract> = {
  at: ({ expiresAt }) => expiresAt,
  key: ({ id }) => `settle:${id}`,
  command: ({ id: contractId }) => ({ kind: 'settle_second_contract', contractId }),
  facts: ({ symbol, acceptedSequence, acceptedAt, expiresAt, watermarkAfterMs }) => ({
    kind: 'sealed_tape',
    symbol,
    acceptedSequence,
    acceptedAt,
    expiresAt,
    watermarkAfterMs,
    fact: secondContractTapeFact,
  }),
}
