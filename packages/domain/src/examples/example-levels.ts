import { named } from '../books/fact-kind.ts'
import type { JournalRow } from '../ledger/journal-row.ts'
import { type DayClose, levelClosesFact } from '../levels/closes.ts'
import { daysUpTo } from '../levels/level-of-days.ts'
import type { HeldDay } from '../levels/set-level.ts'
import { decimal } from '../money/decimal.ts'
import type { Receipt } from '../receipts/receipt.ts'
import { dayMs } from '../time.ts'
import { exampleTick } from './example-facts.ts'
import { type ExampleHouse, exampleHouse } from './example-house.ts'

/** The last day that counts. */
export const levelDay = 20_000 * dayMs
const symbol = 'BTC/USDT'

/** Somebody held one bitcoin since yesterday, and nothing before; it closed at 60,000 and today at 40,000. */
export function levelHouse(closeOf: (of: number) => number = (of) => (of === levelDay ? 4 : 2)): {
  house: ExampleHouse
  row: JournalRow
} {
  const house = exampleHouse(new Map())
  house.meddle((book) => ({ ...book, world: 'real' }))
  const taped = (sequence: number, sourceAt: number, price: string) => {
    house.tape(exampleTick(symbol, sequence, sourceAt, price))
  }
  taped(1, levelDay - 10_000, '70000')
  taped(2, levelDay - 1_000, '60000')
  taped(3, levelDay + 1_000, '61000')
  taped(4, levelDay + dayMs - 500, '40000')
  taped(5, levelDay + dayMs + 700, '41000')
  const bitcoin = [{ currency: 'BTC', amount: decimal('1') }] as const
  const days = daysUpTo(levelDay).map((each): HeldDay => ({ day: each, held: each < levelDay - dayMs ? [] : bitcoin }))
  const closes = [levelDay - dayMs, levelDay].map((of): DayClose => {
    const tick = house.tapeRow(symbol, closeOf(of))
    return { day: of, tick: tick as DayClose['tick'] }
  })
  const at = levelDay + dayMs + 60_000
  const row = house.run({ kind: 'set_level', days }, { at, named: named(levelClosesFact, closes) })
  return { house, row }
}

/** A level that rose to 4 with a day that was worth 60,000 USDT. */
export function levelReceipt(): Receipt {
  const { house, row } = levelHouse()
  return house.receiptOf(row)
}
