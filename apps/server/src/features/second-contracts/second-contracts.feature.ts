import { printDecimal } from '@touchstone/domain/money/decimal'
import type { SecondContract } from '@touchstone/domain/second-contracts/second-contract'
import type { SecondContractWords } from '@touchstone/domain/second-contracts/second-contracts.journal'
import type { secondContracts } from '@touchstone/wire/second-contracts'
import type { CommittedRow, Feature, MessageDraft } from '../feature/feature.ts'
import { type SecondContractsDeps, secondContractsHandlers } from './second-contracts.routes.ts'

const settledKinds = {
  won: 'second_contract_won',
  lost: 'second_contract_lost',
  tied: 'second_contract_tied',
  void: 'second_contract_void',
} as const

function settledMessages({ reply: { contract } }: CommittedRow<{ contract: SecondContract }>): MessageDraft[] {
  const { id: contractId, state, symbol, direction, durationSeconds, stake, payout, openPrice, closePrice } = contract
  if (state === 'placed') throw new Error(`contract ${contractId} was settled, but its state is placed`)
  const details = {
    contractId,
    symbol,
    direction,
    durationSeconds,
    stake: printDecimal(stake),
    payout: printDecimal(payout),
    openPrice: openPrice === null ? null : printDecimal(openPrice),
    closePrice: closePrice === null ? null : printDecimal(closePrice),
  }
  return [{ kind: settledKinds[state], details, hasReceipt: true }]
}

export const secondContractsFeature: Feature<SecondContractWords, typeof secondContracts, SecondContractsDeps> = {
  calls: secondContractsHandlers,
  messages: { second_contract_placed: 'nothing', second_contract_settled: settledMessages },
  messagesOfRecords: { second_contract: 'nothing' },
  events: { second_contract_placed: 'nothing', second_contract_settled: 'nothing' },
  eventsOfRecords: {
    second_contract({ id, state, symbol, direction, stake, payoutRate, payout, openPrice, closePrice, expiresAt }) {
      const terms = { id, state, symbol, direction, stake, payoutRate }
      return { kind: 'second_contract', ...terms, payout, openPrice, closePrice, expiresAtMs: expiresAt }
    },
  },
  schedules: [],
  lockedFacts: [],
}
