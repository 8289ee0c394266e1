import { freezeFrom, type Pauses } from '@touchstone/domain/house-books/pauses'
import type { freeze as freezeShape } from '@touchstone/wire/investment-shapes'
import type * as z from 'zod/mini'
import { dayText } from '../../platform/day-text.ts'

/** The freeze that a UTC day is one of, or that is ahead; epoch milliseconds. */
export function freezeRecord(pauses: Pauses, today: number): z.input<typeof freezeShape> | null {
  const freeze = freezeFrom(pauses, today)
  if (freeze === undefined) return null
  const { from, until, reason } = freeze
  return { from: dayText(from), until: until === null ? null : dayText(until), reason }
}
