import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import type { BuySecondContract } from '@touchstone/domain/second-contracts/buy-second-contract'
import { lostAt } from '../../naive-model/naive-restrictions.ts'
import { num, type Num } from '../../naive-model/numbers.ts'
import { named } from '@touchstone/domain/books/fact-kind'
import { typicalMoveFact } from '@touchstone/domain/second-contracts/typical-move'
import { asDecimal, type EdgeView, heldIn, opening, send, symbolTerms, unit, type Walk, worth } from './edge.ts'
import { exposure, move } from './trading-edges.ts'

const stake = (amount: Num, more: Partial<BuySecondContract> = {}): UserCommand => ({
  kind: 'buy_second_contract',
  symbol: 'BTC/USDT',
  direction: 'rise',
  durationSeconds: 30,
  stake: asDecimal(amount),
  ...more,
})

/** The least and the largest stake, until all that may be open is; and what is offered for none. */
export function* stakes(view: EdgeView): Walk {
  const { stakeMin = num(5), stakeMax = num(5_000) } = view.terms.stakes.get(30) ?? {}
  yield send(stake(num(20), { symbol: 'LTC/USDT' }))
  yield send(stake(num(20), { symbol: 'BNB/USDT' }))
  yield send(stake(num(0)))
  yield send(stake(stakeMin.minus(unit)))
  yield send(stake(stakeMax.plus(unit)))
  let direction: BuySecondContract['direction'] = 'rise'
  for (let open = num(0); open.lt(view.terms.openStakesMax); open = open.plus(stakeMax)) {
    yield send(stake(stakeMax, { direction }))
    direction = direction === 'rise' ? 'fall' : 'rise'
  }
  yield send(stake(stakeMin))
}

/** Half a step short of a price's typical move, too few moves, and exactly enough. Of a day long before the tape. */
export function* fineMoves(): Walk {
  const grid = num('0.01')
  const of = { symbol: 'BTC/USDT', durationSeconds: 30, at: 1, grid: asDecimal(grid) }
  for (const [count, steps] of [
    [60, num('49.5')],
    [59, num(80)],
    [60, num(50)],
  ] as const) {
    const measured = { ...of, count, move: asDecimal(grid.times(steps)) }
    yield send(stake(num(5)), { byKind: named(typicalMoveFact, measured) })
  }
}

/** With real money the limit is that of the house, for all books together. */
export function* realExposure(view: EdgeView): Walk {
  if (heldIn(view, 'contract').lt(20_000)) yield send(move('balance', 'contract', num(12_000)))
  if (!view.book.protection.acknowledged) yield send({ kind: 'acknowledge_risk' })
  yield 'step'
  yield* exposure(yield 'step')
}

/** All that is free, and one unit more. */
export function* stakeAll(view: EdgeView): Walk {
  const free = heldIn(view, 'contract')
  if (free.gt(1_000)) yield send(move('contract', 'balance', free.minus(200)))
  yield 'step'
  const later = yield 'step'
  const left = heldIn(later, 'contract')
  if (left.lt(5) || left.gt(5_000)) return
  yield send(stake(left.plus(unit)))
  yield send(stake(left))
  yield 'step'
  yield send(move('balance', 'contract', heldIn(yield 'step', 'balance')))
}

/** One unit below what is lost already, with a stake that is open: it is the stake that makes it too much. */
export function* lossLimit(view: EdgeView): Walk {
  yield send({ kind: 'set_loss_limit', lossLimit: asDecimal(num('0.0000001')) })
  yield send({ kind: 'set_loss_limit', lossLimit: 0n })
  yield* warned(view)
  yield send(opening('ETH/USDT', worth(view, 'ETH/USDT', 300), 10))
  yield send(stake(num(7)))
  yield 'step'
  const later = yield 'step'
  const lost = lostAt(later.book.protection, later.now)
  yield send({ kind: 'set_loss_limit', lossLimit: asDecimal(lost.plus(7).plus(unit)) })
  yield send(opening('ETH/USDT', worth(later, 'ETH/USDT', 300), 10))
  yield send(opening('ETH/USDT', worth(later, 'ETH/USDT', 300), 10))
  yield send(stake(num(5)))
}

/** With money to trade with: nothing is opened before the warning has been acknowledged. */
function* warned(view: EdgeView): Walk {
  if (heldIn(view, 'contract').lt(1_000)) yield send(move('balance', 'contract', num(2_000)))
  yield send(opening('ETH/USDT', worth(view, 'ETH/USDT', 200), 5))
  yield send(stake(num(5)))
  yield send({ kind: 'acknowledge_risk' })
  yield 'step'
  yield 'step'
}

/** The leverage and the stake that the country of residence allows, and one more. */
export function* country(view: EdgeView): Walk {
  const rules = view.terms.countries.get(view.book.protection.country)
  if (rules?.leverageMax == null || rules.stakeMax === null) return
  yield* warned(view)
  // Where fixed rates are barred by law.
  yield send({ kind: 'buy_strategy', product: 'fixed-2', amount: asDecimal(num(10)) })
  const later = yield 'step'
  const small = worth(later, 'ETH/USDT', 200)
  const { leverageMax } = rules
  yield send(opening('ETH/USDT', small, leverageMax + 1))
  yield send({ kind: 'set_leverage', symbol: 'BTC/USDT', marginMode: 'cross', leverage: leverageMax + 1 })
  yield send({ kind: 'set_leverage', symbol: 'BTC/USDT', marginMode: 'cross', leverage: leverageMax })
  yield send(opening('ETH/USDT', small, leverageMax))
  yield send(stake(rules.stakeMax.plus(unit)))
  yield send(stake(rules.stakeMax))
}

/** A pause as long as the one that stands would shorten nothing; a cool-off bars all that opens. */
export function* pauses(view: EdgeView): Walk {
  yield* warned(view)
  const { priceTick } = symbolTerms(view, 'ETH/USDT')
  const price = (view.tape.last('ETH/USDT')?.mark ?? num(1)).times('0.9').div(priceTick).floor().times(priceTick)
  const limit = { kind: 'place_limit_order', price: asDecimal(price), expiresAt: null } as const
  yield send({ ...opening('ETH/USDT', worth(view, 'ETH/USDT', 200), 5), ...limit })
  yield send({ kind: 'cool_off', hours: 1 })
  yield send({ kind: 'cool_off', hours: 1 })
  yield send(stake(num(5)))
  yield send(opening('ETH/USDT', worth(view, 'ETH/USDT', 200), 5))
  yield send({ kind: 'exclude_self', days: 1 })
  yield send({ kind: 'exclude_self', days: 1 })
  yield send(stake(num(5)))
}
