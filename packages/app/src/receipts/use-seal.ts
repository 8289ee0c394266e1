import { useEffect, useState } from 'react'
import { haptic } from '../feedback/haptic.ts'
import type { Judgement } from './judgement.ts'
import type { SealStep } from './seal-steps.ts'
import { usePacedSteps } from './use-paced-steps.ts'

export type Seal = {
  /** What is shown of the judgement: nothing of it before the checks have run down, but a failure at once. */
  phase: Judgement
  steps: readonly SealStep[]
  shown: number
  isRunning: boolean
  skip: () => void
}

/** The checks of a receipt as they are shown one by one, and the seal that lands after them. */
export function useSeal({ judgement, steps }: { judgement: Judgement; steps: readonly SealStep[] }): Seal {
  const { shown, isRunning, skip } = usePacedSteps(steps)
  // While the next checkpoint is compared, what was known before stays.
  const [known, setKnown] = useState<Judgement>('checking')
  if (judgement !== 'checking' && judgement !== known) setKnown(judgement)
  const phase = known === 'fails' ? 'fails' : isRunning ? 'checking' : known
  useEffect(() => {
    if (phase === 'holds') haptic([10, 40, 24])
    if (phase === 'fails') haptic([12, 40, 12])
  }, [phase])
  return { phase, steps, shown, isRunning: phase === 'checking', skip }
}
