import fc from 'fast-check'
import { expect, it } from 'vitest'
import { recordsOf } from '../books/book.ts'
import { opening, openDesk } from '../examples/example-desk.ts'
import { decimal } from '../money/decimal.ts'
import type { PositionReply } from '../positions/position-replies.ts'
import { positionRecord } from '../positions/position.ts'
import type { Command } from '../rulebook/nouns.ts'
import { heldAfter, heldIn, heldText } from './held-state.ts'

const symbols = ['BTC/USDT', 'ETH/USDT'] as const

const step = fc.record({
  what: fc.constantFrom('open', 'open', 'part', 'part', 'whole', 'reverse', 'liquidate'),
  /** Cents: hardly any price has a round share. */
  btc: fc.integer({ min: 3_800_001, max: 4_199_999 }),
  eth: fc.integer({ min: 190_001, max: 209_999 }),
  symbol: fc.constantFrom(...symbols),
  isLong: fc.boolean(),
  isCross: fc.boolean(),
  /** In quantity steps. */
  quantity: fc.integer({ min: 1, max: 499 }),
  place: fc.nat(9),
})
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

const cents = (count: number): string => `${Math.floor(count / 100)}.${String(count % 100).padStart(2, '0')}`

function commandOf(desk: ReturnType<typeof openDesk>, drawn: Step): Command | undefined {
  const { what, symbol, isLong, isCross, quantity, place } = drawn
  const direction = isLong ? 'long' : 'short'
  const marginMode = isCross ? 'cross' : 'isolated'
  const size = decimal('0.001') * BigInt(quantity)
  const side = { symbol, direction, marginMode, leverage: 50, quantity: size } as const
  if (what === 'open') return { kind: 'open_position', ...side, takeProfit: null, stopLoss: null }
  if (what === 'liquidate') return { kind: 'liquidate_cross' }
  const open = [...recordsOf(desk.book(), positionRecord).values()]
  const position = open[place % Math.max(1, open.length)]
  if (position === undefined) return undefined
  const { id: positionId } = position
  if (what === 'reverse') return { kind: 'reverse_position', positionId }
  const part = what === 'part' && size < position.quantity ? size : null
  return { kind: 'close_position', positionId, quantity: part }
}

/** More is open both ways than its owner could lose one way: what loses is covered by what gains. */
function openHedged(): ReturnType<typeof openDesk> {
  const desk = openDesk({ contract: '5200' })
  desk.quote('BTC/USDT', '40000.01')
  for (const [direction, quantity] of [
    ['long', '3.007'],
    ['short', '3.011'],
  ] as const)
    desk.done(opening(['BTC/USDT', direction, 'cross', 50, quantity]))
  return desk
}

it('whatever a row did, what is held after it is what the book holds: odd parts, and losses that others cover', () => {
  const seen = { odd: 0, covered: 0, liquidated: 0 }
  fc.assert(
    fc.property(fc.array(step, { minLength: 30, maxLength: 60, size: 'max' }), (steps) => {
      const desk = openHedged()
      let held = heldIn(desk.book())
      for (const drawn of steps) {
        desk.quote('BTC/USDT', cents(drawn.btc))
        desk.quote('ETH/USDT', cents(drawn.eth))
        const command = commandOf(desk, drawn)
        const decided = command && desk.run(command)
        if (decided?.ok !== true) continue
        const reply = decided.value.reply as PositionReply
        held = heldAfter(held, { reply, entries: desk.entries() })
        expect(heldText(held)).toBe(heldText(heldIn(desk.book())))
        if (reply.kind !== 'closed') continue
        if (command?.kind === 'liquidate_cross') seen.liquidated += 1
        for (const { before, quantity, realised } of reply.settlements) {
          if ((before.cost * quantity) % before.quantity !== 0n) seen.odd += 1
          if (realised.length > 0) seen.covered += 1
        }
      }
    }),
    { seed: 13, numRuns: 250 },
  )
  expect(Math.min(seen.odd, seen.covered, seen.liquidated)).toBeGreaterThan(10)
})
