import { useEffect, useRef, useState } from 'react'
import { wantsStillness } from '../look/stillness.ts'
import { nextStepIn, shownSteps } from './pacing.ts'
import type { SealStep } from './seal-steps.ts'

/**
 * Steps that are shown one by one from when the first are known; `skip` shows what is known at once, as does whoever wants
 * no motion. They run by the clock: a slow screen shows several together, and they take no longer.
 */
export function usePacedSteps(steps: readonly SealStep[]): { shown: number; isRunning: boolean; skip: () => void } {
  const beganAt = useRef<number>(undefined)
  const [elapsed, setElapsed] = useState(() => (wantsStillness() ? Infinity : 0))
  const next = steps.length === 0 ? undefined : nextStepIn(steps, elapsed)
  useEffect(() => {
    if (next === undefined) return undefined
    const since = (beganAt.current ??= performance.now())
    const timer = setTimeout(() => setElapsed((before) => Math.max(before, performance.now() - since)), next)
    return () => clearTimeout(timer)
  }, [next, elapsed])
  return {
    shown: shownSteps(steps, elapsed),
    isRunning: steps.length === 0 || next !== undefined,
    skip: () => setElapsed(Infinity),
  }
}
