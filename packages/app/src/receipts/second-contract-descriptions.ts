import { printDecimal } from '@touchstone/domain/money/decimal'
import type { SecondContract } from '@touchstone/domain/second-contracts/second-contract'
import type { SecondContractWords } from '@touchstone/domain/second-contracts/second-contracts.journal'
import type { SecondContractSettled } from '@touchstone/domain/second-contracts/settle-second-contract'
import type { TextKey } from '../texts/text-key.ts'
import { exact, exactPercent } from './exact.ts'
import type { Descriptions, Roles } from './reply-description.ts'
import { secondContractLines } from './second-contract-lines.ts'
import { plainStory, type Story, type StoryFact, text, time, usdt, words } from './story.ts'

export const secondContractDescriptions: Descriptions<SecondContractWords['replies']> = {
  second_contract_placed: {
    story: ({ contract }) => plainStory('receipts.secondBought', purchaseFacts(contract)),
    formulas: 'none',
    roles: 'in_force',
  },
  second_contract_settled: {
    story: secondContractStory,
    formulas: (reply, tick) => [{ name: 'second_contract', lines: secondContractLines(reply, tick) }],
    roles: settledRoles,
  },
}

const purchaseFacts = (contract: SecondContract): StoryFact[] => [
  text('words.symbol', contract.symbol),
  words('words.side', `words.${contract.direction}`),
  usdt('words.stake', contract.stake),
  text('receipts.payoutRate', exactPercent(contract.payoutRate)),
  { label: 'words.duration', value: { as: 'seconds', seconds: contract.durationSeconds } },
  time('receipts.acceptedAt', contract.acceptedAt),
  time('receipts.expiresAt', contract.expiresAt),
]

const secondTitles = {
  won: 'receipts.secondWon',
  lost: 'receipts.secondLost',
  tied: 'receipts.secondTied',
  void: 'receipts.secondVoid',
  placed: 'receipts.other',
} as const satisfies Record<SecondContractSettled['contract']['state'], TextKey>

function secondContractStory({ contract }: SecondContractSettled): Story {
  const { state, stake, payout, openPrice, closePrice } = contract
  return {
    title: secondTitles[state],
    outcome: {
      label: 'words.result',
      value: printDecimal(state === 'lost' ? -stake : payout),
      currency: 'USDT',
      signed: true,
    },
    facts: [
      ...purchaseFacts(contract),
      ...(openPrice === null ? [] : [text('receipts.openPrice', exact(openPrice))]),
      ...(closePrice === null ? [] : [text('receipts.closePrice', exact(closePrice))]),
    ],
    parts: [],
  }
}

function settledRoles({ openSequence, closeSequence, sealSequence }: SecondContractSettled): Roles {
  return ({ sequence }) =>
    sequence === openSequence
      ? 'receipts.openPrice'
      : sequence === closeSequence
        ? 'receipts.closePrice'
        : sequence === sealSequence
          ? 'receipts.roleSeal'
          : undefined
}
