import { decimal } from '@touchstone/domain/money/decimal'
import type { HouseCommand } from '@touchstone/domain/rulebook/nouns'
import type { Random } from '../chance/random.ts'
import { heldBy, type NaiveBook } from '../naive-model/naive-book.ts'
import { dayMs } from '../naive-model/naive-restrictions.ts'
import { onGrid } from '../noun/sizing.ts'

type OnBond = {
  treasury: number
  bond: NaiveBook
  product: string
  /** A pool of a bond that the settings do not have. */
  stray: { bookId: number; product: string }
  now: number
}

const operators = [1, 2]
const unit = decimal('0.000001')

/** One order on a bond's book, as operators give it who also err. */
export function orderOnBond(random: Random, given: OnBond): { bookId: number; command: HouseCommand } {
  const { bond } = given
  const wish = random.weighted({ pay_out: 3, receive: 3, astray: 5, stop: 0.15 })
  switch (wish) {
    case 'pay_out':
      return { bookId: bond.id, command: payOut(random, given) }
    case 'receive':
      return { bookId: bond.id, command: receive(random, given) }
    case 'stop':
      return { bookId: bond.id, command: { kind: 'close_sale', product: 'meadow-2', operators } }
    case 'astray':
      return astray(random, given)
  }
}

/** What was raised, a part of it, and a unit too much. */
function payOut(random: Random, { bond, product }: OnBond): HouseCommand {
  const proceeds = onGrid(heldBy(bond, 'proceeds'), 1n)
  const amount = random.pick([proceeds / 3n - ((proceeds / 3n) % unit), proceeds, proceeds + unit, 0n, unit / 10n])
  return { kind: 'pay_out_proceeds', product, amount, reference: 'line 7', operators }
}

function receive(random: Random, { product }: OnBond): HouseCommand {
  const amount = random.pick(['0.01', '7.777777', '0.000001', '0', '0.0000001'].map(decimal))
  return { kind: 'receive_from_issuer', product, amount, reference: 'line 8', operators }
}

/** Again, too early, with another count, or to a book that is no such bond. */
function astray(
  random: Random,
  { treasury, bond, product, stray, now }: OnBond,
): { bookId: number; command: HouseCommand } {
  const amount = decimal('1')
  return random.pick<{ bookId: number; command: HouseCommand }>([
    { bookId: bond.id, command: { kind: 'open_bond', product, operators } },
    { bookId: stray.bookId, command: { kind: 'open_bond', product: stray.product, operators } },
    { bookId: treasury, command: { kind: 'open_bond', product, operators } },
    { bookId: bond.id, command: { kind: 'close_bond', product, units: 999_999 } },
    { bookId: bond.id, command: { kind: 'close_bond', product: `${product}0`, units: 0 } },
    { bookId: bond.id, command: { kind: 'pay_bond', product, day: now - (now % dayMs) + 3 * dayMs } },
    { bookId: stray.bookId, command: { kind: 'pay_out_proceeds', product, amount, reference: '', operators } },
    { bookId: treasury, command: { kind: 'receive_from_issuer', product, amount, reference: '', operators } },
    // What the house pays for is ordered so, and no bond.
    { bookId: bond.id, command: { kind: 'open_sale', product, capacity: amount, mostOwed: 0n, operators } },
    { bookId: bond.id, command: { kind: 'return_escrow', treasury, product, amount: unit, operators } },
    {
      bookId: bond.id,
      command: {
        kind: 'settle_pool_day',
        day: now - (now % dayMs) - dayMs,
        orders: 0,
        gains: unit,
        losses: 0n,
        owed: 0n,
      },
    },
  ])
}
