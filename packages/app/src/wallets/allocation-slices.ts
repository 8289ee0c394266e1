import { absolute, parseDecimal, printDecimal } from '@touchstone/domain/money/decimal'
import { chartColour, chartColours } from '../plot/chart-colours.ts'

type Share = { currency: string; share: string }
/** `currency` is null for all those that are too small for a colour of their own. */
export type AllocationSlice = { currency: string | null; share: string; colour: string }

/** The parts of the donut: the largest in colours of their own, the rest as one; nothing without a share. */
export function allocationSlices(allocation: readonly Share[]): AllocationSlice[] {
  const held = allocation.filter(({ share }) => absolute(parseDecimal(share) ?? 0n) > 0n)
  if (held.length <= chartColours.length)
    return held.map(({ currency, share }, index) => ({ currency, share, colour: chartColour(index) }))
  const shown = held.slice(0, chartColours.length - 1)
  const rest = held.slice(shown.length).reduce((sum, { share }) => sum + (parseDecimal(share) ?? 0n), 0n)
  return [
    ...shown.map(({ currency, share }, index) => ({ currency, share, colour: chartColour(index) })),
    { currency: null, share: printDecimal(rest), colour: chartColour(shown.length) },
  ]
}
