import { type Decimal, decimal } from '@touchstone/domain/money/decimal'
import type { HouseCommand } from '@touchstone/domain/rulebook/nouns'
import type { StrategyTerms } from '@touchstone/domain/settings/investments'
import type { Random } from '../chance/random.ts'
import { heldBy, type NaiveBook } from '../naive-model/naive-book.ts'
import { type Num, zero } from '../naive-model/numbers.ts'
import { onGrid } from '../noun/sizing.ts'
import { poolIn } from '../nouns/house-books/naive-house-books.ts'

type Offer = {
  treasury: NaiveBook
  pool: NaiveBook
  terms: StrategyTerms
  /** The most that the whole sale can be owed. */
  cover: Decimal
}

const operators = [1, 2]
const unit = decimal('0.000001')
const exactly = (value: Num): Decimal => onGrid(value, 1n)

/** One order on the treasury or a pool, as operators give it who also err: to the last unit, and one unit too much. */
export function orderOfOperators(random: Random, offer: Offer): { bookId: number; command: HouseCommand } {
  const { treasury, pool } = offer
  const wish = random.weighted({ receive: 1, allot: 3, open: 4, close: 2, give_back: 3, astray: 2 })
  switch (wish) {
    case 'receive':
      return { bookId: treasury.id, command: receive(random) }
    case 'allot':
      return { bookId: treasury.id, command: allot(random, offer) }
    case 'open':
      return { bookId: pool.id, command: openSale(random, offer) }
    case 'close':
      return { bookId: pool.id, command: { kind: 'close_sale', product: offer.terms.id, operators } }
    case 'give_back':
      return { bookId: pool.id, command: giveBack(random, offer) }
    case 'astray':
      return astray(random, offer)
  }
}

/** Capital from outside, to the last unit, and none. */
function receive(random: Random): HouseCommand {
  const amount = random.pick([decimal('1500.25'), unit, 0n, unit / 10n])
  const arrival = { arrivalId: String(random.pick([1, 22, 333])), channel: 'sandbox-bank' }
  return { kind: 'receive_capital', ...arrival, currency: 'USDT', amount, operators }
}

/** What the treasury has, to the last unit, and what it does not have. */
function allot(random: Random, { treasury, pool, terms }: Offer): HouseCommand {
  const capital = exactly(heldBy(treasury, 'capital'))
  const amount = random.pick([decimal('25'), capital / 2n - ((capital / 2n) % unit), capital, capital + unit, 0n, 1n])
  return { kind: 'allot_capital', pool: pool.id, product: terms.id, currency: 'USDT', amount, operators }
}

/** With less cover than the whole sale needs, the escrow is used up before the capacity is. */
function openSale(random: Random, { pool, terms, cover }: Offer): HouseCommand {
  const escrow = exactly(heldBy(pool, 'escrow'))
  const [capacity, mostOwed] = random.pick([
    [terms.capacity, cover],
    [terms.capacity, cover],
    [terms.capacity * 20n, escrow],
    [terms.capacity, escrow + unit],
    [0n, cover],
  ] as const)
  return { kind: 'open_sale', product: terms.id, capacity, mostOwed, operators }
}

function giveBack(random: Random, { treasury, pool, terms }: Offer): HouseCommand {
  const free = exactly(heldBy(pool, 'escrow').minus(poolIn(pool)?.owed ?? zero))
  const amount = random.pick([free - (free % unit), free - (free % unit) + unit, decimal('3'), 0n, unit / 10n])
  return { kind: 'return_escrow', treasury: treasury.id, product: terms.id, amount, operators }
}

/** To a book that is none of these, or is it already, or with another's product. */
function astray(random: Random, { treasury, pool, terms }: Offer): { bookId: number; command: HouseCommand } {
  const { id: product, currency } = terms
  return random.pick([
    { bookId: treasury.id, command: { kind: 'raise_capital' } as const },
    { bookId: pool.id, command: { kind: 'raise_capital' } as const },
    { bookId: pool.id, command: receive(random) },
    { bookId: pool.id, command: { kind: 'make_pool', purpose: 'strategy', product, currency } as const },
    { bookId: treasury.id, command: { kind: 'make_pool', purpose: 'strategy', product, currency } as const },
    { bookId: treasury.id, command: { kind: 'close_sale', product, operators } as const },
    { bookId: pool.id, command: { kind: 'close_sale', product: `${product}0`, operators } as const },
    { bookId: treasury.id, command: { kind: 'set_identity', identityLevel: 2, country: '' } as const },
    { bookId: pool.id, command: { kind: 'block_withdrawals', operator: 1, reason: 'It looks odd.' } as const },
  ])
}
