import { emptyNaiveBook, heldBy, type NaiveBook } from './naive-book.ts'
import {
  blockWithdrawals,
  correctBalance,
  creditDeposit,
  grantReward,
  moveWithdrawal,
  requestWithdrawal,
  setIdentity,
  undoDeposit,
} from './naive-funds.ts'
import { fireStops, liquidateBook, liquidateIsolated, moveMargin, setStops, settleFunding } from './naive-house.ts'
import { exchange, grantDemo, resetDemo, transfer } from './naive-money.ts'
import {
  cancel,
  closeAll,
  closePosition,
  fillLimit,
  fillMarket,
  openMarket,
  placeLimit,
  placeLimitClose,
  reverse,
  setLeverage,
} from './naive-orders.ts'
import { coolOff, excludeSelf, guard, setLossLimit, setResidence } from './naive-protection.ts'
import { buySecondContract, settleSecondContract } from './naive-stakes.ts'
import type { NaiveTape } from './naive-tape.ts'
import type { NaiveTerms } from './naive-terms.ts'
import { beginWork, crossIsDue, isolatedIsDue, type NaiveCommandRow, type Work } from './naive-work.ts'
import { num, type Num, zero } from './numbers.ts'

const commands: Record<string, (work: Work, command: Record<string, unknown>) => void> = {
  open_position: openMarket,
  place_limit_order: placeLimit,
  place_limit_close: placeLimitClose,
  cancel_order: cancel,
  expire_order: cancel,
  close_position: closePosition,
  close_all: closeAll,
  reverse_position: reverse,
  add_margin: (work, command) => moveMargin(work, command, 1),
  remove_margin: (work, command) => moveMargin(work, command, -1),
  set_leverage: setLeverage,
  set_stops: setStops,
  buy_second_contract: buySecondContract,
  exchange,
  transfer,
  reset_demo: resetDemo,
  grant_demo: grantDemo,
  fill_limit_order: fillLimit,
  fill_market_order: fillMarket,
  fire_stops: fireStops,
  liquidate_position: liquidateIsolated,
  liquidate_cross: liquidateBook,
  call_margin: () => undefined,
  settle_second_contract: settleSecondContract,
  settle_funding: settleFunding,
  credit_deposit: creditDeposit,
  undo_deposit: undoDeposit,
  grant_reward: grantReward,
  correct_balance: correctBalance,
  request_withdrawal: requestWithdrawal,
  cancel_withdrawal: moveWithdrawal,
  claim_withdrawal: moveWithdrawal,
  approve_withdrawal: moveWithdrawal,
  reject_withdrawal: moveWithdrawal,
  begin_payment: moveWithdrawal,
  pay_withdrawal: moveWithdrawal,
  fail_withdrawal: moveWithdrawal,
  set_identity: setIdentity,
  block_withdrawals: blockWithdrawals,
  acknowledge_risk: (work) => {
    work.book.protection.acknowledged = true
  },
  set_residence: setResidence,
  set_loss_limit: setLossLimit,
  exclude_self: excludeSelf,
  cool_off: coolOff,
}

/** User commands after which no cross book may stand at or past liquidation; a close may leave it so. */
const guarded = new Set([
  'open_position',
  'place_limit_order',
  'remove_margin',
  'set_leverage',
  'buy_second_contract',
  'transfer',
])

/** Those that also change an isolated position, each its own. */
const changesIsolated = new Set(['open_position', 'place_limit_order', 'remove_margin', 'set_leverage'])

/** The postings of a row as its text has them. */
export type PostingText = [kind: string, currency: string, from: string, to: string, amount: string, ...rest: unknown[]]

export type NaiveModel = ReturnType<typeof naiveModel>

/** The house once more, from the rules alone: it follows the journal and says where the two disagree. */
export function naiveModel(tape: NaiveTape, termsOf: (version: number) => NaiveTerms, note: (name: string) => void) {
  const books = new Map<number, NaiveBook>()

  /** The differences between what the rules say of this accepted command and what was posted, as sentences. */
  function follow(row: NaiveCommandRow, world: string, postings: readonly PostingText[]): string[] {
    const book = books.get(row.bookId) ?? emptyNaiveBook(row.bookId, world)
    books.set(row.bookId, book)
    if (row.sequence !== book.sequence + 1) return [`row ${row.sequence} follows row ${book.sequence}`]
    const work = beginWork(book, row, termsOf(row.facts.settings), tape)
    const run = commands[row.command.kind]
    if (run === undefined) return [`the model knows no ${row.command.kind}`]
    try {
      const judgeGuarded = world === 'real' ? guard(work) : undefined
      run(work, row.command)
      judgeGuarded?.()
      if (guarded.has(row.command.kind)) judge(work)
    } catch (error) {
      work.fault(error instanceof Error ? error.message : String(error))
    }
    for (const name of work.notes) note(name)
    book.sequence = row.sequence
    for (const [key, amount] of book.accounts)
      if (amount.lt(0)) work.fault(`the model holds ${amount.toString()} ${key}`)
    return [...work.faults, ...differences(work.effect, effectOf(postings))]
  }

  return { books, follow }
}

function judge(work: Work): void {
  const { command } = work.row
  // An order that only waits changes no isolated position yet.
  const isUnchanged = ['accepted', 'resting'].includes(work.row.reply.kind ?? '') || !changesIsolated.has(command.kind)
  const named = [...work.book.positions.values()].filter(
    (each) => !isUnchanged && !each.cross && (each.symbol === command['symbol'] || each.id === command['positionId']),
  )
  for (const position of named) {
    const terms = work.symbol(position.symbol)
    if (work.row.facts.ticks?.[position.symbol] === undefined) continue
    if (isolatedIsDue(position, terms, work.tick(position.symbol).mark, terms.takerRate))
      work.fault(`${position.id} could be liquidated at once`)
  }
  const intoContract = command.kind === 'transfer' && command['to'] === 'contract'
  if (!intoContract && crossIsDue(work.book, work.terms, (symbol) => work.tick(symbol).mark, true))
    work.fault('the cross positions could be liquidated at once')
}

export function effectOf(postings: readonly PostingText[]): Map<string, Num> {
  const effect = new Map<string, Num>()
  const add = (key: string, amount: Num): void => void effect.set(key, (effect.get(key) ?? zero).plus(amount))
  for (const [, currency, from, to, amount] of postings) {
    add(`${from}:${currency}`, num(amount).neg())
    add(`${to}:${currency}`, num(amount))
  }
  return effect
}

export function differences(expected: ReadonlyMap<string, Num>, found: ReadonlyMap<string, Num>): string[] {
  const keys = [...new Set([...expected.keys(), ...found.keys()])].sort()
  return keys
    .map((key) => ({ key, rules: expected.get(key) ?? zero, house: found.get(key) ?? zero }))
    .filter(({ rules, house }) => !rules.eq(house))
    .map(({ key, rules, house }) => `${key}: the rules say ${rules.toString()}, the house posted ${house.toString()}`)
}

/** What a record of the house says, beside what the model holds. */
export type RecordText = { id: string; quantity: string; cost: string; margin: string; leverage: number }

/** Compares open positions and all accounts of a book with the house's records. */
export function compareBook(
  book: NaiveBook,
  house: {
    accounts: ReadonlyMap<string, string>
    positions: readonly RecordText[]
    orders: readonly string[]
    /** Id and stage. */
    withdrawals: readonly string[]
  },
): string[] {
  const found: string[] = []
  for (const key of new Set([...book.accounts.keys(), ...house.accounts.keys()])) {
    const [account = '', currency = ''] = key.split(':')
    const held = heldBy(book, account, currency)
    if (!held.eq(house.accounts.get(key) ?? '0'))
      found.push(`book ${book.id} ${key}: model ${held.toString()}, house ${house.accounts.get(key) ?? '0'}`)
  }
  const byId = new Map(house.positions.map((position) => [position.id, position]))
  for (const id of new Set([...book.positions.keys(), ...byId.keys()])) {
    const model = book.positions.get(id)
    const record = byId.get(id)
    const same =
      model?.quantity.eq(record?.quantity ?? '-1') === true &&
      model.cost.eq(record?.cost ?? '-1') &&
      model.margin.eq(record?.margin ?? '-1') &&
      model.leverage === record?.leverage
    if (!same) found.push(`position ${id}: model ${JSON.stringify(model)}, house ${JSON.stringify(record)}`)
  }
  const orders = [...book.orders.keys()].sort().join(' ')
  const recorded = [...house.orders].sort().join(' ')
  if (orders !== recorded) found.push(`orders of book ${book.id}: model ${orders}, house ${recorded}`)
  const moving = [...book.withdrawals.values()].map(({ id, stage }) => `${id} ${stage}`).sort()
  if (moving.join(', ') !== [...house.withdrawals].sort().join(', '))
    found.push(`withdrawals of book ${book.id}: model ${moving.join(', ')}, house ${house.withdrawals.join(', ')}`)
  return found
}
