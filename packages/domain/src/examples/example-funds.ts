import { applyDecision } from '../books/apply-decision.ts'
import { balanceOf, type Book, having, recordsOf } from '../books/book.ts'
import type { Decided, Decision, Reply } from '../books/decision.ts'
import { named } from '../books/fact-kind.ts'
import { frozenFor } from '../books/frozen.ts'
import { type Currency, settlementCurrency } from '../money/currency.ts'
import { decimal, printDecimal } from '../money/decimal.ts'
import { emptyStanding, type Standing, standingPart } from '../restrictions/standing.ts'
import { assert } from '../result.ts'
import { decide } from '../rulebook/decide.ts'
import type { Command, HouseCommand, Refusal } from '../rulebook/nouns.ts'
import { settlementAccountFact, type SettlementAccountFact } from '../withdrawals/settlement-account-fact.ts'
import { type Withdrawal, withdrawalRecord } from '../withdrawals/withdrawal.ts'
import { exampleBook, exampleFacts, exampleTick } from './example-facts.ts'

export const fundsAt = 1_767_690_000_000

const accountOn = (channel: string, currency: Currency): SettlementAccountFact => ({
  destination: {
    accountId: channel,
    channel,
    target: '0x52908400098527886E0F7030069857D2E4169EE7',
    bank: '',
    holder: '',
  },
  currency,
  usableFrom: 0,
})

export const usdtAccount = accountOn('sandbox-usdt-ethereum', 'USDT')
export const bitcoinAccount = accountOn('sandbox-bitcoin', 'BTC')

type GivenFacts = Parameters<typeof exampleFacts>[0]
type Given = { balance?: string; bitcoin?: string; standing?: Partial<Standing>; facts?: GivenFacts }

/**
 * A real book of a verified person, for tests and demonstrations: it credits deposits, processes withdrawals, and after
 * each command compares frozen money with open records.
 */
export function openFunds({ balance = '100000', bitcoin = '0', standing = {}, facts = {} }: Given = {}) {
  const held = { 'balance:USDT': balance, ...(bitcoin === '0' ? {} : { 'balance:BTC': bitcoin }) }
  let book: Book = exampleBook(
    held,
    { parts: having(standingPart, { ...emptyStanding, identityLevel: 2, ...standing }) },
    'real',
  )
  let more: GivenFacts = { ticks: [exampleTick('BTC/USDT', 1, fundsAt, '60000')], ...facts }
  let at = fundsAt

  function run(command: Command): Decided<Reply, Refusal> {
    const accounts = [usdtAccount, bitcoinAccount]
    const account =
      command.kind === 'request_withdrawal'
        ? accounts.find(({ destination }) => destination.accountId === command.accountId)
        : undefined
    const decided = decide(book, command, exampleFacts({ at, named: named(settlementAccountFact, account), ...more }))
    if (!decided.ok) return decided
    book = { ...applyDecision(book, decided.value).book, sequence: book.sequence + 1 }
    const frozen = new Map([...book.accounts].filter(([key]) => key.startsWith('frozen:')))
    const due = frozenFor(book)
    assert(
      frozen.size === due.size && [...due].every(([key, amount]) => frozen.get(key) === amount),
      'what is frozen is what is open',
    )
    return decided
  }

  function done(command: Command): Decision {
    const decided = run(command)
    assert(decided.ok, `${command.kind} is decided, not ${decided.ok ? '' : decided.refusal.kind}`)
    return decided.value
  }

  const funds = {
    book: (): Book => book,
    put: (changed: Partial<Book>): void => void (book = { ...book, ...changed }),
    given: (changed: GivenFacts): void => void (more = { ...more, ...changed }),
    wait: (ms: number): void => void (at += ms),
    at: (): number => at,
    run,
    done,
    refused(command: Command): Refusal {
      const decided = run(command)
      assert(!decided.ok, `${command.kind} is refused`)
      return decided.refusal
    },
    held: (account: 'balance' | 'frozen' | 'contract', currency: Currency = settlementCurrency): string =>
      printDecimal(balanceOf(book, account, currency)),
    /** Asks for a withdrawal, which must be allowed. @returns its id. */
    ask(amount: string, accountId = 'sandbox-usdt-ethereum'): string {
      done({ kind: 'request_withdrawal', accountId, amount: decimal(amount) })
      return `${book.id}-${book.sequence}`
    },
    open(id: string): Withdrawal {
      const withdrawal = recordsOf(book, withdrawalRecord).get(id)
      assert(withdrawal !== undefined, `withdrawal ${id} is open`)
      return withdrawal
    },
    /** Takes one to a stage, each step by these operators. */
    bring(withdrawalId: string, to: 'claimed' | 'approved' | 'paying', approver = 1, payer = 2): string {
      done({ kind: 'claim_withdrawal', withdrawalId, operator: approver })
      if (to !== 'claimed') done({ kind: 'approve_withdrawal', withdrawalId, operator: approver })
      if (to === 'paying') done({ kind: 'begin_payment', withdrawalId, operator: payer })
      return withdrawalId
    },
  }
  return funds
}

export type Funds = ReturnType<typeof openFunds>

type Step = 'claim' | 'approve' | 'reject' | 'begin' | 'pay' | 'fail'
export const steps = ['claim', 'approve', 'reject', 'begin', 'pay', 'fail'] as const satisfies Step[]

/** An operator's step with reason and proof. */
export function stepOf(step: Step, withdrawalId: string, operator: number): HouseCommand {
  switch (step) {
    case 'claim':
      return { kind: 'claim_withdrawal', withdrawalId, operator }
    case 'approve':
      return { kind: 'approve_withdrawal', withdrawalId, operator }
    case 'reject':
      return { kind: 'reject_withdrawal', withdrawalId, operator, reason: 'The account is not yours.' }
    case 'begin':
      return { kind: 'begin_payment', withdrawalId, operator }
    case 'pay':
      return { kind: 'pay_withdrawal', withdrawalId, operator, proof: 'tx 0x1' }
    case 'fail':
      return {
        kind: 'fail_withdrawal',
        withdrawalId,
        operator,
        proof: 'returned by the bank',
        reason: 'The bank refused it.',
      }
  }
}
