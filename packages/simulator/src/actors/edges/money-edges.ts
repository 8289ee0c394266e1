import { named } from '@touchstone/domain/books/fact-kind'
import type { Currency } from '@touchstone/domain/money/currency'
import { settlementAccountFact } from '@touchstone/domain/withdrawals/settlement-account-fact'
import { dayMs } from '../../naive-model/naive-restrictions.ts'
import { num, type Num, up } from '../../naive-model/numbers.ts'
import { asDecimal, type EdgeView, heldIn, largest, type Move, send, symbolTerms, unit, type Walk } from './edge.ts'

function quote({ book, now, random }: EdgeView, from: Currency, to: Currency, pay: Num): { move: Move; id: string } {
  const id = `${book.id}-${now}-${random.below(1_000_000)}`
  return { move: { quote: { id, from, to, pay: asDecimal(pay) } }, id }
}

/** The least and the largest value of a quote, and one unit beyond; and what is no coin. */
export function* quoteSizes(view: EdgeView): Walk {
  const { valueMin, valueMax } = view.terms.exchange
  const amounts = [valueMin, valueMin.minus(unit), valueMax, valueMax.plus(unit), num(0), num('12.3456789')]
  for (const amount of amounts) yield quote(view, 'USDT', 'ETH', amount).move
  yield quote(view, 'USDT', 'USDT', num(20)).move
  yield quote(view, 'USDT', 'EUR', num(20)).move
}

/** A quote of one unit more than there is, and one that is used twice. */
export function* quoteOfAll(view: EdgeView): Walk {
  const balance = heldIn(view, 'balance')
  if (balance.lt(20)) return
  for (const pay of [balance.plus(unit), num(15)]) {
    const { move, id } = quote(view, 'USDT', 'BTC', pay)
    yield move
    yield { agree: id }
    yield 'step'
    yield send({ kind: 'exchange', quoteId: id })
    yield send({ kind: 'exchange', quoteId: id })
  }
}

/** On a live market the first prices decide that came after a quote was agreed to: before them nothing does. */
export function* nextPrice(view: EdgeView): Walk {
  if (!view.fillsNext) return
  const { move, id } = quote(view, 'USDT', 'ETH', num(16))
  yield move
  yield send({ kind: 'exchange', quoteId: id })
  yield { agree: id }
  yield send({ kind: 'exchange', quoteId: id })
  yield 'step'
  yield send({ kind: 'exchange', quoteId: id })
}

/** They decide until a silent symbol is stale, and no longer. */
export function* nextPriceLate(view: EdgeView): Walk {
  if (!view.fillsNext) return
  let seen = view
  for (const after of [1, 0]) {
    const { move, id } = quote(seen, 'USDT', 'ETH', num(17))
    yield move
    yield { agree: id }
    yield { until: seen.now + symbolTerms(seen, 'ETH/USDT').staleAfterMs + after }
    yield send({ kind: 'exchange', quoteId: id })
    seen = yield 'step'
  }
}

/** Good until its last millisecond, and no longer. */
export function* quoteExpires(view: EdgeView): Walk {
  let seen = view
  for (const before of [0, 1]) {
    const { move, id } = quote(seen, 'USDT', 'DOGE', num(11))
    yield move
    const later = yield { until: seen.now + seen.terms.exchange.quoteForMs - before }
    yield { agree: id }
    if (later.fillsNext) yield 'step'
    yield send({ kind: 'exchange', quoteId: id })
    seen = yield 'step'
  }
}

/** The mark moves against the house by one price tick more than half the spread, and back by that tick. */
export function* quoteMoves(view: EdgeView): Walk {
  const symbol = 'ETH/USDT'
  const { priceTick } = symbolTerms(view, symbol)
  const round = (view.tape.last(symbol)?.mark ?? num(3_000)).div(10).floor().times(10)
  yield { bring: symbol, mark: asDecimal(round) }
  yield 'step'
  const later = yield 'step'
  if (later.tape.last(symbol)?.mark.eq(round) !== true) return
  const { move, id } = quote(later, 'USDT', 'ETH', num(25))
  yield move
  const moved = round.times(later.terms.exchange.spread.div(2).plus(1))
  for (const mark of [moved.plus(priceTick), moved]) {
    yield { agree: id }
    yield { bring: symbol, mark: asDecimal(mark) }
    const seen = yield 'step'
    if (seen.tape.last(symbol)?.mark.eq(mark) !== true) return
    yield send({ kind: 'exchange', quoteId: id })
  }
}

/** A price is stale one millisecond after it may be silent no longer. */
export function* quoteStale(view: EdgeView): Walk {
  const symbol = 'DOGE/USDT'
  let seen = view
  for (const after of [1, 0]) {
    const tick = seen.tape.last(symbol)
    if (tick === undefined || seen.now - tick.receivedAt > 3_000) return
    const silentAt = tick.receivedAt + symbolTerms(seen, symbol).staleAfterMs
    const { move, id } = quote(seen, 'USDT', 'DOGE', num(12))
    yield move
    yield { agree: id }
    yield { hush: symbol, until: silentAt + 100 }
    yield { until: silentAt + after }
    yield send({ kind: 'exchange', quoteId: id })
    if (after === 1) yield quote(seen, 'USDT', 'DOGE', num(12)).move
    yield 'step'
    seen = yield 'step'
  }
}

/** The house does not exchange what it does not offer. */
export function* quoteNotOffered(view: EdgeView): Walk {
  yield quote(view, 'USDT', 'LTC', num(50)).move
}

const channel = 'sandbox-bank'

type Account = Partial<{ currency: Currency; usableFrom: number }>

function request(view: EdgeView, amount: Num, account: Account = {}): Move {
  const accountId = `${view.book.id}-${channel}`
  const destination = { accountId, channel, target: '007', bank: '', holder: 'A. Walker' }
  const fact = { destination, currency: 'USDT' as const, usableFrom: 0, ...account }
  return send(
    { kind: 'request_withdrawal', accountId, amount: asDecimal(amount) },
    { byKind: named(settlementAccountFact, fact) },
  )
}

/** The least amount, an account that may be used from now on, and what no channel takes. */
export function* smallWithdrawals(view: EdgeView): Walk {
  const least = view.terms.funds.channels.get(channel)?.withdrawalMin ?? num(20)
  yield request(view, least.minus(unit))
  yield request(view, least.plus('0.0000001'))
  yield request(view, least, { usableFrom: view.now + 1 })
  yield request(view, least, { currency: 'BTC' })
  yield request(view, least, { usableFrom: view.now })
}

/** All of the balance with its fee, and one unit more. */
export function* withdrawAll(view: EdgeView): Walk {
  const terms = view.terms.funds.channels.get(channel)
  const balance = heldIn(view, 'balance')
  if (terms === undefined || balance.lt(50)) return
  const cost = (amount: Num): Num => amount.plus(up(terms.feeFixed.plus(terms.feeRate.times(amount)), 6))
  const most = largest(balance.minus(terms.feeFixed).div(terms.feeRate.plus(1)), unit, (each) =>
    cost(each).lte(balance),
  )
  yield request(view, most.plus(unit))
  const { day = num(0) } = view.terms.funds.limits[view.book.level] ?? {}
  if (most.lt(day)) yield request(view, most)
}

/** What is left of the day and of the thirty days, and one unit more. */
export function* withdrawalLimits(view: EdgeView): Walk {
  const limit = view.terms.funds.limits[view.book.level]
  if (limit === undefined) return
  const sum = (ms: number): Num =>
    view.book.withdrawn.filter(({ at }) => at > view.now - ms).reduce((all, { value }) => all.plus(value), num(0))
  const [day, month] = [limit.day.minus(sum(dayMs)), limit.month.minus(sum(30 * dayMs))]
  const left = day.lt(month) ? day : month
  if (left.lt(0) || heldIn(view, 'balance').lt(left.plus(40))) return
  yield request(view, left.plus(unit))
  if (left.gte(20)) yield request(view, left)
}

/** As many in a day as are allowed, and one more. */
export function* oftenWithdrawn(view: EdgeView): Walk {
  const today = view.book.withdrawn.filter(({ at }) => at > view.now - dayMs).length
  for (let each = today; each <= view.terms.funds.aDayMax; each += 1) yield request(view, num(20))
}

/** Play money goes nowhere, nobody pays it in, and its owner's identity is nobody's affair. */
export function* withdrawPlayMoney(view: EdgeView): Walk {
  yield send({ kind: 'take_play_money' })
  yield request(view, num(30))
  yield { credit: asDecimal(num(30)), operators: [1, 2] }
  yield { order: { kind: 'set_identity', identityLevel: 1, country: '' } }
}

/** Real money only to those who have said who they are. */
export function* withdrawUnknown(view: EdgeView): Walk {
  yield request(view, num(30))
}

/** Play money once a day. */
export function* playMoneyTwice(): Walk {
  yield send({ kind: 'take_play_money' })
  yield send({ kind: 'take_play_money' })
}

/** Nothing leaves while operators have blocked it. */
export function* blocked(view: EdgeView): Walk {
  for (const reason of ['It was reported as stolen.', '']) {
    yield { order: { kind: 'block_withdrawals', operator: 1, reason } }
    yield request(view, num(20))
  }
}

/** Two operators sign, and give a reason; an amount is whole units, and more than nothing. */
export function* bySigning(_view: EdgeView): Walk {
  const reward = { kind: 'grant_reward', currency: 'USDT', operators: [1, 2], reason: 'Welcome.' } as const
  const amount = asDecimal(num(3))
  yield { order: { ...reward, amount, operators: [2, 2] } }
  yield { order: { ...reward, amount, reason: ' ' } }
  yield { order: { ...reward, amount: 0n } }
  yield { order: { ...reward, amount: asDecimal(num('0.0000001')) } }
  yield { order: { ...reward, amount } }
}

/** Whoever credited a deposit lets no money out for as long as they must wait, and from then on may. */
export function* creditors(view: EdgeView): Walk {
  const withdrawalId = `${view.book.id}-${view.book.sequence + 2}`
  const of = { withdrawalId, operator: 3 }
  yield { credit: asDecimal(num(40)), operators: [3] }
  yield request(view, num(20))
  yield { order: { kind: 'claim_withdrawal', ...of } }
  yield { until: view.now + view.terms.funds.creditorWaitMs - 1 }
  yield { order: { kind: 'claim_withdrawal', ...of } }
  const later = yield 'step'
  yield { until: later.now }
  yield { order: { kind: 'claim_withdrawal', ...of } }
  yield { order: { kind: 'reject_withdrawal', ...of, reason: 'It was only asked for.' } }
}

/** A withdrawal on its way to being paid, by the right operator and by others, with its papers and without. */
export function* paperwork(view: EdgeView): Walk {
  const withdrawalId = `${view.book.id}-${view.book.sequence + 1}`
  yield request(view, num(20))
  const of = { withdrawalId, operator: 1 }
  yield { order: { kind: 'claim_withdrawal', ...of } }
  yield { order: { kind: 'claim_withdrawal', ...of, operator: 2 } }
  yield { order: { kind: 'reject_withdrawal', ...of, reason: ' ' } }
  yield { order: { kind: 'approve_withdrawal', ...of, operator: 2 } }
  yield { order: { kind: 'approve_withdrawal', ...of } }
  yield { order: { kind: 'pay_withdrawal', ...of, proof: 'too soon' } }
  yield { order: { kind: 'begin_payment', ...of, operator: 2 } }
  yield { order: { kind: 'fail_withdrawal', ...of, proof: 'it came back', reason: '' } }
  yield { order: { kind: 'pay_withdrawal', ...of, proof: ' ' } }
  yield { order: { kind: 'pay_withdrawal', ...of, proof: 'line 7' } }
}

/**
 * Of so much that two operators are needed: whoever approved it neither begins its payment nor says that it was paid, and
 * whoever began the payment does not say alone that nothing left.
 */
export function* fourEyes(view: EdgeView): Walk {
  const withdrawalId = `${view.book.id}-${view.book.sequence + 1}`
  yield request(view, view.terms.funds.fourEyesFrom)
  const [first, second] = [
    { withdrawalId, operator: 1 },
    { withdrawalId, operator: 2 },
  ]
  yield { order: { kind: 'claim_withdrawal', ...first } }
  yield { order: { kind: 'approve_withdrawal', ...first } }
  yield { order: { kind: 'begin_payment', ...first } }
  yield { order: { kind: 'begin_payment', ...second } }
  yield { order: { kind: 'pay_withdrawal', ...first, proof: 'line 8' } }
  yield { order: { kind: 'fail_withdrawal', ...second, proof: 'it came back', reason: 'It came back.' } }
  yield { order: { kind: 'pay_withdrawal', ...second, proof: 'line 8' } }
}
