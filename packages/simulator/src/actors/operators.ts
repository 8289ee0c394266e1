import { decimal } from '@touchstone/domain/money/decimal'
import type { CommandOf, HouseCommand } from '@touchstone/domain/rulebook/nouns'
import type { NaiveBook } from '../naive-model/naive-book.ts'
import { type NaiveWithdrawal, withdrawalsOf } from '../nouns/withdrawals/naive-withdrawals.ts'
import type { Random } from '../chance/random.ts'
import { channelIds, currencyOf } from '../nouns/withdrawals/withdrawal-wishes.ts'

/** What the operators do to a book: mostly in good order, sometimes too late, too early or alone. */
export type Operating = { random: Random; book: NaiveBook; credited: readonly Credited[]; nextArrival: () => number }
export type CreditCommand = CommandOf<'credit_deposit'>
export type Credited = CreditCommand & { bookId: number }

const reasons = ['It was asked for twice.', 'The bank took it back: "no funds".']

export function ordersOfOperators(operating: Operating): { command: HouseCommand; key?: string }[] {
  const { random, book } = operating
  const open = [...withdrawalsOf(book).values()]
  const wish = random.weighted({
    credit: 2,
    withdrawal: open.length === 0 ? 0 : 9,
    undo: open.length === 0 ? 0.3 : 0.9,
    reward: 0.4,
    correct: 0.7,
    block: book.blocked ? 12 : 0.2,
    identify: book.level === 0 ? 2 : 0.25,
  })
  const operators = random.happens(0.1) ? [2, 2] : [1, 2 + random.below(2)]
  const reason = random.happens(0.06) ? ' ' : random.pick(reasons)
  switch (wish) {
    case 'credit':
      return [credit(operating)]
    case 'withdrawal':
      return step(operating, random.pick(open))
    case 'undo': {
      const own = operating.credited.filter((each) => each.bookId === book.id)
      if (own.length === 0) return []
      const { depositId, channel, currency, amount } = random.pick(own)
      return [{ command: { kind: 'undo_deposit', depositId, channel, currency, amount, operators, reason } }]
    }
    case 'reward':
      return [{ command: { kind: 'grant_reward', currency: 'USDT', amount: decimal('12.5'), operators, reason } }]
    case 'correct': {
      const sign = random.pick(['credit', 'debit'] as const)
      const amount = decimal(random.pick(['0.000001', '25', '20000', '0', '0.0000001']))
      return [{ command: { kind: 'correct_balance', currency: 'USDT', amount, sign, operators, reason } }]
    }
    case 'block':
      return [{ command: { kind: 'block_withdrawals', operator: 1, reason: book.blocked ? '' : reason } }]
    case 'identify': {
      const identityLevel = Number(random.weighted({ '0': 2, '1': 6, '2': 5 })) as 0 | 1 | 2
      return [{ command: { kind: 'set_identity', identityLevel, country: random.pick(['', 'TH', 'ES', 'TH', 'US']) } }]
    }
  }
}

function credit({ random, nextArrival }: Operating): { command: HouseCommand; key: string } {
  const arrivalId = String(nextArrival())
  const channel = random.pick(channelIds)
  const currency = currencyOf(channel)
  const amount = decimal(
    currency === 'BTC' ? `0.0${1 + random.below(9_000_000)}` : `${20 + random.below(6_000)}.${random.below(1_000_000)}`,
  )
  const named = { depositId: arrivalId, arrivalId, channel, currency, amount }
  // Some are credited by an operator who pays out too, and has to leave that book to others.
  const operators = Number(arrivalId) % 9 === 0 ? { operators: [1] } : {}
  const command = { kind: 'credit_deposit', ...named, ...operators } as const
  return { command, key: `deposit:${arrivalId}` }
}

/** The next step of a withdrawal, sometimes a wrong one, sometimes by two operators at once. */
function step({ random }: Operating, withdrawal: NaiveWithdrawal): { command: HouseCommand }[] {
  const next = random.happens(0.12)
    ? random.pick(['claim', 'approve', 'reject', 'begin', 'pay', 'fail'] as const)
    : nextStep(random, withdrawal.stage)
  const operator = random.happens(0.75) ? rightOperator(next, withdrawal) : 1 + random.below(3)
  const operators = random.happens(0.15) ? [operator, 1 + (operator % 3)] : [operator]
  const isLeftOut = random.happens(0.08)
  return operators.map((each) => ({ command: commandOf(next, withdrawal.id, each, isLeftOut) }))
}

/** An operator who may take this step, whatever the amount. */
function rightOperator(next: Step, { by }: NaiveWithdrawal): number {
  if (next === 'approve') return by.claimed
  return ((next === 'fail' ? by.paying : by.approved) % 3) + 1
}

type Step = 'claim' | 'approve' | 'reject' | 'begin' | 'pay' | 'fail'

function nextStep(random: Random, stage: string): Step {
  if (stage === 'submitted') return random.happens(0.85) ? 'claim' : 'reject'
  if (stage === 'claimed') return random.happens(0.85) ? 'approve' : 'reject'
  if (stage === 'approved') return random.happens(0.85) ? 'begin' : 'reject'
  return random.happens(0.5) ? 'pay' : 'fail'
}

/** `isLeftOut`: the reason and the proof are left out. */
function commandOf(next: Step, withdrawalId: string, operator: number, isLeftOut: boolean): HouseCommand {
  switch (next) {
    case 'claim':
      return { kind: 'claim_withdrawal', withdrawalId, operator }
    case 'approve':
      return { kind: 'approve_withdrawal', withdrawalId, operator }
    case 'reject':
      return { kind: 'reject_withdrawal', withdrawalId, operator, reason: isLeftOut ? '' : 'Another name.' }
    case 'begin':
      return { kind: 'begin_payment', withdrawalId, operator }
    case 'pay':
      return { kind: 'pay_withdrawal', withdrawalId, operator, proof: isLeftOut ? '' : `line ${withdrawalId}` }
    case 'fail':
      return {
        kind: 'fail_withdrawal',
        withdrawalId,
        operator,
        proof: isLeftOut ? '' : 'came back',
        reason: 'The bank refused it.',
      }
  }
}
