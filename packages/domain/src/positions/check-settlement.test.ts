import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type AccountKey, recordsOf } from '../books/book.ts'
import { exampleTick } from '../examples/example-facts.ts'
import { exampleHouse } from '../examples/example-house.ts'
import type { JournalRow } from '../ledger/journal-row.ts'
import { decimal, type Money } from '../money/decimal.ts'
import { checkReceipt } from '../rulebook/check-receipt.ts'
import { positionRecord } from './position.ts'

const bitcoin = 'BTC/USDT'
const ether = 'ETH/USDT'
const direction = fc.constantFrom('long' as const, 'short' as const)
const marginMode = fc.constantFrom('isolated' as const, 'cross' as const, 'cross' as const)
const side = fc.record({ direction, marginMode, lots: fc.integer({ min: 2, max: 12 }) })
const shift = fc.oneof(
  fc.integer({ min: -40, max: 40 }),
  fc.integer({ min: -900, max: 900 }),
  fc.constantFrom(-500, 500),
)

/** Five hundred lives of a pair, each with a receipt for each row: a busy machine takes longer than for other tests. */
const patienceMs = 60_000

/**
 * The formula of a receipt is written apart from the settlement that it checks, so the two are held together here: two
 * positions, hedged or not, are closed in part, liquidated where due, and closed, over prices that jump.
 */
it(
  'every close of any pair of positions has a receipt that checks',
  () => {
    const seen = new Map<string, number>()
    const note = (kind: string, happened: boolean): void => {
      if (happened) seen.set(kind, (seen.get(kind) ?? 0) + 1)
    }
    fc.assert(
      fc.property(
        fc.tuple(side, side),
        fc.array(fc.tuple(shift, shift), { minLength: 2, maxLength: 2 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1_600, max: 4_000 }),
        ([first, second], shifts, part, funds) => {
          const house = exampleHouse(new Map<AccountKey, Money>([['contract:USDT', decimal(String(funds))]]))
          let at = 1_000
          let ticks = [exampleTick(bitcoin, 1, at, '90000'), exampleTick(ether, 1, at, '3000')]
          for (const tick of ticks) house.tape(tick)
          const lot = new Map([
            [bitcoin, decimal('0.03333')],
            [ether, decimal('1.1111')],
          ])
          const opened: JournalRow[] = []
          for (const [symbol, { lots, ...asked }] of [
            [bitcoin, first],
            [ether, second],
          ] as const)
            opened.push(
              house.run(
                {
                  kind: 'open_position',
                  symbol,
                  ...asked,
                  leverage: 50,
                  quantity: BigInt(lots) * (lot.get(symbol) ?? 0n),
                  takeProfit: null,
                  stopLoss: null,
                },
                { at: at + 10, ticks },
              ),
            )
          const rows: (JournalRow | undefined)[] = [...opened]
          for (const [index, [btcShift, ethShift]] of shifts.entries()) {
            at += 1_000
            ticks = [
              exampleTick(bitcoin, index + 2, at, {
                bid: `${90_000 + btcShift * 20}`,
                ask: `${90_000 + btcShift * 20}.3`,
              }),
              exampleTick(ether, index + 2, at, { bid: `${3_000 + ethShift}`, ask: `${3_000 + ethShift}.01` }),
            ]
            for (const tick of ticks) house.tape(tick)
            const given = { at: at + 10, ticks }
            for (const { id } of recordsOf(house.book(), positionRecord).values())
              rows.push(house.tryRun({ kind: 'liquidate_position', positionId: id }, given))
            rows.push(house.tryRun({ kind: 'liquidate_cross' }, given))
            const position = [...recordsOf(house.book(), positionRecord).values()].at(part % 2 === 0 ? 0 : -1)
            const quantity = part > 4 ? null : (lot.get(position?.symbol ?? '') ?? 0n) * BigInt(part)
            if (position !== undefined)
              rows.push(house.tryRun({ kind: 'close_position', positionId: position.id, quantity }, given))
          }
          rows.push(house.tryRun({ kind: 'close_all' }, { at: at + 10, ticks }))
          const replies = rows.map((row) => row?.reply ?? '')
          note(
            'liquidated',
            replies.some((reply) => reply.includes('"reason":"liquidation"')),
          )
          note(
            'closed by the user',
            replies.some((reply) => reply.includes('"reason":"user"')),
          )
          note(
            'insured',
            replies.some((reply) => /"insurancePaid":"[1-9]/.test(reply)),
          )
          note(
            'covered',
            replies.some((reply) => reply.includes('"realised":[{')),
          )
          return rows.every((row) => row === undefined || checkReceipt(house.receiptOf(row)).ok)
        },
      ),
      { seed: 18, numRuns: 500 },
    )
    const reached = [...seen].filter(([, times]) => times > 10).map(([kind]) => kind)
    expect(reached.sort()).toEqual(['closed by the user', 'covered', 'insured', 'liquidated'])
  },
  patienceMs,
)
