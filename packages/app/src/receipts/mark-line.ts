import { markOf, type Tick } from '@touchstone/domain/market/tick'
import type { TextKey } from '../texts/text-key.ts'
import { exact } from './exact.ts'
import { type Line, result } from './formula-line.ts'

/** The mark of a tick: the middle of bid and ask. */
export const markLine = (label: TextKey, tick: Tick, of?: string): Line => ({
  label,
  ...(of === undefined ? {} : { of }),
  expression: `(${exact(tick.bid)} + ${exact(tick.ask)}) ÷ 2`,
  result: result(exact(markOf(tick))),
})
