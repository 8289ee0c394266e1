import { type Decimal, decimal } from '@touchstone/domain/money/decimal'
import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import type { NaivePosition } from '../naive-model/naive-book.ts'
import type { NaiveTerms } from '../naive-model/naive-terms.ts'
import { crossSlack, isolatedSlack } from '../naive-model/naive-work.ts'
import { num, type Num } from '../naive-model/numbers.ts'
import { contractOf, toDecimal, type View } from '../noun/sizing.ts'

export const brinkSymbol = 'BTC/USDT'
/** A round quantity, so that profit and maintenance at any tick are whole units of the currency. */
const quantity = decimal('0.1')
const least = decimal('0.0001')
const tick = decimal('0.1')

/** What to do next: send a command, or bring the market to a mark. `target` is the mark to aim for. */
export type BrinkStep = { command: UserCommand; target?: Decimal } | { bring: Decimal; target: Decimal } | undefined

/**
 * Steers a book to the exact point at which equity equals maintenance, where the rule is that equality liquidates.
 * Random moves would never hit it. Three steps: open a position, move money so that the point lies at a nearby mark,
 * bring the market there.
 */
export function nextOnBrink(
  marginMode: 'isolated' | 'cross',
  view: View,
  terms: NaiveTerms,
  target: Decimal | undefined,
): BrinkStep {
  const mark = view.tape.last(brinkSymbol)?.mark
  if (mark === undefined) return undefined
  const position = [...view.book.positions.values()].find((each) => each.cross === (marginMode === 'cross'))
  if (position === undefined) {
    if (contractOf(view.book).lt(200)) return { command: moveBack }
    return { command: opening(marginMode) }
  }
  if (target !== undefined && slackAt(position, view, terms, target).isZero()) {
    const near = target + 2n * tick
    const isNear = mark.times('1e18').eq(near.toString())
    // Aims a little above the point, because the smallest addition would push the position past it.
    if (isNear && view.random.happens(0.6)) return { command: { ...opening(marginMode), quantity: least }, target }
    return { bring: isNear || view.random.happens(0.3) ? target : near, target }
  }
  const aim = toDecimal(mark.times('0.988').toDecimalPlaces(1))
  return { command: moveMoney(position, slackAt(position, view, terms, aim)), target: aim }
}

const opening = (marginMode: 'isolated' | 'cross'): UserCommand & { kind: 'open_position' } => ({
  kind: 'open_position',
  symbol: brinkSymbol,
  direction: 'long',
  marginMode,
  leverage: 100,
  quantity,
  takeProfit: null,
  stopLoss: null,
})

/** Moves back the money that was moved out before, as much as the next round needs. */
const moveBack: UserCommand = {
  kind: 'transfer',
  from: 'balance',
  to: 'contract',
  currency: 'USDT',
  amount: decimal('500'),
}

function slackAt(position: NaivePosition, view: View, terms: NaiveTerms, target: Decimal): Num {
  const mark = num(target.toString()).div('1e18')
  const symbol = terms.symbols.get(brinkSymbol)
  if (symbol === undefined) throw new Error(`no symbol ${brinkSymbol} in the settings`)
  return position.cross ? crossSlack(view.book, terms, () => mark, false) : isolatedSlack(position, symbol, mark)
}

function moveMoney(position: NaivePosition, slack: Num): UserCommand {
  const amount = toDecimal(slack.abs())
  const isTooMuch = slack.gt(0)
  if (!position.cross) return { kind: isTooMuch ? 'remove_margin' : 'add_margin', positionId: position.id, amount }
  const [from, to] = isTooMuch ? (['contract', 'balance'] as const) : (['balance', 'contract'] as const)
  return { kind: 'transfer', from, to, currency: 'USDT', amount }
}
