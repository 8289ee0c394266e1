import type { SealStep } from './seal-steps.ts'

/** How long the checks take to run down the edge, in ms. Our choice: they are made in less, and nobody would see them. */
export const runMs = 700

/**
 * How many steps are shown after so long. One that nobody knows yet holds up those after it, so that no tick is shown before
 * its check has passed. Where one fails there is nothing to celebrate: all are shown at once.
 */
export function shownSteps(steps: readonly SealStep[], elapsedMs: number): number {
  if (steps.some(({ state }) => state === 'failed')) return steps.length
  const known = steps.findIndex(({ state }) => state === 'waiting')
  const due = Math.floor((Math.max(0, elapsedMs) * steps.length) / runMs)
  return Math.min(due, known === -1 ? steps.length : known)
}

/** In how many ms the next one is due; undefined where time alone brings none. */
export function nextStepIn(steps: readonly SealStep[], elapsedMs: number): number | undefined {
  const shown = shownSteps(steps, elapsedMs)
  if (shown >= shownSteps(steps, Infinity)) return undefined
  return Math.max(1, Math.ceil(((shown + 1) * runMs) / steps.length - elapsedMs))
}
