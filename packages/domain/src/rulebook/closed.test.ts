import { describe, expect, it, vi } from 'vitest'
import { emptyBook } from '../books/book.ts'
import { type Draft, openDraft } from '../books/draft.ts'
import type { FactKind } from '../books/fact-kind.ts'
import type { PartKind, RecordKind } from '../books/record-kind.ts'
import type { DemoPosting } from '../demo/demo-postings.ts'
import { demo } from '../demo/demo.noun.ts'
import { exampleFacts } from '../examples/example-facts.ts'
import type { PostingRule } from '../ledger/posting.ts'
import type { Shape } from '../money/shape.ts'
import type { Journal } from '../noun/journal.ts'
import type { Noun } from '../noun/noun.ts'
import type { Formula } from '../receipts/formula.ts'
import { stretchDecimals } from '../receipts/receipt-text.ts'
import type { Stretch } from '../receipts/receipt.ts'
import { marginCallPart } from '../positions/held-positions.ts'
import type { SecondContractPosting } from '../second-contracts/second-contract-postings.ts'
import { type SecondContract, secondContractRecord } from '../second-contracts/second-contract.ts'
import { secondContractJournal, type SecondContractWords } from '../second-contracts/second-contracts.journal.ts'
import { secondContracts } from '../second-contracts/second-contracts.noun.ts'
import { type Withdrawal, withdrawalRecord } from '../withdrawals/withdrawal.ts'
import { withdrawnPart } from '../withdrawals/withdrawn.ts'
import { bookFromTexts } from './book-texts.ts'
import { postingRule } from './journal-tables.ts'
import { merged } from './merged.ts'
import type { Command } from './nouns.ts'
import { readCommand, readReply } from './read-row.ts'
import { houseRules } from './rules.ts'

type Words = SecondContractWords
type House = Noun<Words>['house']
type Commands = Journal<Words>['commands']
type Replies = Journal<Words>['replies']
const none = () => []
const needs = () => ({})
const { decide } = secondContracts.house.settle_second_contract
const placed = secondContractJournal.replies.second_contract_placed
const commands = secondContractJournal.commands
const bought = commands.buy_second_contract
const silent = { decimals: placed.decimals, formula: 'none', postings: 'none' } as const
const [unaccepted, unshown] = [{ acceptedBy: 'none' }, { channels: 'none' }] as const
const unarmed = { armedBy: 'none' } as const
const byPerson = { givenBy: 'person' } as const
/** One type that serves two kinds of command. */
type Twins = Omit<Words, 'user' | 'house'> & { user: { kind: 'a' | 'b'; amount: bigint }; house: never }
type TwinCommands = Journal<Twins>['commands']
type Decimals = RecordKind<'second_contract', SecondContract>['decimals']
const { payout: _, ...withoutPayout } = secondContractRecord.decimals
const flags = { isFlow: false }

/** Each is a mistake that does not compile, beside some that lack nothing; one that does breaks the type check here. */
const mistakes: readonly unknown[] = [
  // @ts-expect-error a command without a rule
  { ...secondContracts, house: {} } satisfies Noun<Words>,
  // @ts-expect-error a part that books have of it, forgotten
  { ...secondContracts, parts: {} } satisfies Noun<Words>,
  // @ts-expect-error a part under the name of another
  { stakes: withdrawnPart } satisfies Noun<Words>['parts'],
  // @ts-expect-error a fact that its commands name, forgotten
  { ...secondContracts, facts: {} } satisfies Noun<Words>,
  // @ts-expect-error a rule that does not say what it opens
  { settle_second_contract: { decide } } satisfies House,
  // @ts-expect-error a rule for a command that the noun does not have
  { settle_second_contract: { opens: 'nothing', decide }, pay: { opens: 'nothing', decide } } satisfies House,
  // @ts-expect-error a reply without a row
  { second_contract_placed: placed } satisfies Journal<Words>['replies'],
  // @ts-expect-error a reply that does not say what it is checked by
  { decimals: placed.decimals } satisfies Journal<Words>['replies']['second_contract_placed'],
  // @ts-expect-error a reply that does not say which row accepted it
  { ...silent, ...unarmed, ...unshown } satisfies Replies['second_contract_placed'],
  // @ts-expect-error a reply that does not say which channels its receipt shows
  { ...silent, ...unaccepted, ...unarmed } satisfies Replies['second_contract_placed'],
  { needs, waitedFor: 'none', crossings: 'none', isSetOffTogether: 'never', check: none } satisfies Formula<never>,
  { ...silent, ...unaccepted, ...unarmed, ...unshown } satisfies Replies['second_contract_placed'],
  // @ts-expect-error a reply that does not say which row armed it
  { ...silent, ...unaccepted, ...unshown } satisfies Replies['second_contract_placed'],
  // @ts-expect-error a formula that does not say by which prices it is set off
  { needs, waitedFor: 'none', isSetOffTogether: 'never', check: none } satisfies Formula<never>,
  // @ts-expect-error a formula that does not say whether several prices together set it off
  { needs, waitedFor: 'none', crossings: 'none', check: none } satisfies Formula<never>,
  // @ts-expect-error a formula that does not say which ticks it waited for
  { needs, crossings: 'none', isSetOffTogether: 'never', check: none } satisfies Formula<never>,
  // @ts-expect-error a kind of posting without a row
  { payout: secondContractJournal.postings.payout } satisfies Journal<Words>['postings'],
  // @ts-expect-error a posting that does not say whether trading wins or loses it
  flags satisfies PostingRule,
  // @ts-expect-error a decimal of a command forgotten
  { ...commands, buy_second_contract: { decimals: {}, givenBy: 'person' } } satisfies Commands,
  // @ts-expect-error a command that does not say who gives it
  { ...commands, buy_second_contract: { decimals: { stake: true } } } satisfies Commands,
  // @ts-expect-error a command of a person that a price sets off
  { ...commands, buy_second_contract: { ...bought, givenBy: 'price' } } satisfies Commands,
  // @ts-expect-error a command of the house that a person gives
  { ...commands, settle_second_contract: { decimals: {}, givenBy: 'person' } } satisfies Commands,
  // @ts-expect-error a field that is no decimal
  { stake: true, symbol: true } satisfies Journal<Words>['commands']['buy_second_contract']['decimals'],
  // @ts-expect-error a decimal of a record forgotten
  withoutPayout satisfies Decimals,
  // @ts-expect-error a decimal of what a receipt carries forgotten
  { ends: stretchDecimals.ends } satisfies Shape<Stretch>,
  // @ts-expect-error one of an arm of a union, in a list
  { list: { a: true } } satisfies Shape<{ list: readonly ({ a: bigint } | { b: bigint | null })[] }>,
  // @ts-expect-error a decimal forgotten where one type serves two kinds
  { a: { decimals: { amount: true }, ...byPerson }, b: { decimals: {}, ...byPerson } } satisfies TwinCommands,
  // @ts-expect-error a part that does not say what is at risk
  { name: 'p', empty: 0, isSparse: false, decimals: {} } satisfies PartKind<'p', number>,
  // @ts-expect-error a fact that does not say which rows of the tape it names
  { name: 'f', write: () => ({}), read: () => undefined } satisfies FactKind<'f', number>,
  // @ts-expect-error a command that no noun has
  { kind: 'place_bet' } satisfies Command,
  () => {
    const draft = openDraft<SecondContractPosting>(emptyBook(1, 'real'))
    // @ts-expect-error a posting of another noun
    draft.post({ kind: 'deposit', from: 'house:clearing', to: 'balance', amount: 1n, subject: 's' })
    // @ts-expect-error a record that is not of its kind
    draft.put(secondContractRecord, { id: '1-1', state: 'placed' })
    // @ts-expect-error a draft that was opened for nothing moves no money
    openDraft(emptyBook(1, 'real')).post({ kind: 'payout', from: 'frozen', to: 'balance', amount: 1n, subject: 's' })
  },
]

describe('what no noun has declared', () => {
  it('does not compile', () => {
    expect(mistakes).not.toEqual([])
  })

  it('is guessed by nobody where it comes as text', () => {
    expect(() => readCommand('{"kind":"place_bet"}')).toThrow('no noun has declared place_bet')
    expect(() => readReply('{"kind":"bet_placed"}')).toThrow('no noun has declared bet_placed')
    const texts = { id: 7, world: 'demo', sequence: 1, head: '', state: '{}', records: { bets: [] } } as const
    expect(() => bookFromTexts(texts)).toThrow('no noun has declared bets')
    const state = '{"accounts":{},"jackpot":{"total":"1"}}'
    expect(() => bookFromTexts({ ...texts, state, records: {} })).toThrow('no noun has declared jackpot')
    expect(() => postingRule('bonus')).toThrow('no noun has declared bonus')
  })

  it('is written by no rule', () => {
    const rule = vi.spyOn(demo.house.grant_demo, 'decide')
    const book = emptyBook(7, 'demo')
    const decided = (writeIt: (draft: Draft) => void) => () => {
      rule.mockImplementation(() => {
        const draft = openDraft<DemoPosting>(book)
        writeIt(draft)
        return draft.decide({ kind: 'demo_granted', amount: 0n })
      })
      return houseRules.decide(book, { kind: 'grant_demo' }, exampleFacts({}))
    }
    const jackpot: PartKind<'jackpot', number> = { ...marginCallPart, name: 'jackpot' }
    const bet: RecordKind<'bet', Withdrawal> = { ...withdrawalRecord, name: 'bet', isOpen: () => true }
    const withdrawal = { id: '7-1' } as Withdrawal
    expect(decided((draft) => draft.setPart(marginCallPart, 5))).not.toThrow()
    expect(decided((draft) => draft.setPart(jackpot, 5))).toThrow('no noun has declared the part jackpot')
    expect(decided((draft) => draft.setPart({ ...marginCallPart }, 5))).toThrow('no noun has declared the part margin')
    expect(decided((draft) => draft.put(bet, withdrawal))).toThrow('no noun has declared the record bet')
    rule.mockRestore()
  })

  it('is declared once', () => {
    const nouns: { [noun: string]: { [name: string]: number } } = { bets: { a: 1 }, lots: { b: 2 }, draws: { a: 3 } }
    expect(() => merged(nouns, (table) => table)).toThrow('two nouns have a: bets and draws')
  })
})
