import { useEffect, useState } from 'react'
import { haptic } from '../feedback/haptic.ts'
import type { Judgement } from './judgement.ts'
import type { OwnRow } from './own-rows.ts'
import type { SealStep } from './seal-steps.ts'
import { usePacedSteps } from './use-paced-steps.ts'

export type Seal = {
  /** What is shown of the judgement: nothing of it before the checks have run down, but a failure at once. */
  phase: Judgement
  /**
   * It lies there: all holds, or all that can be known before the next checkpoint, and this device has decided the record
   * again itself. Of a stranger's record without a checkpoint there is nothing but what its file says.
   */
  isSealed: boolean
  steps: readonly SealStep[]
  shown: number
  isRunning: boolean
  skip: () => void
}

type Sealed = { judgement: Judgement; steps: readonly SealStep[]; own: Pick<OwnRow, 'is'> }

/** The checks of a receipt as they are shown one by one, and the seal that lands after them. */
export function useSeal({ judgement, steps, own }: Sealed): Seal {
  const { shown, isRunning, skip } = usePacedSteps(steps)
  // While the next checkpoint is compared, what was known before stays.
  const [known, setKnown] = useState<Judgement>('checking')
  if (judgement !== 'checking' && judgement !== known) setKnown(judgement)
  const phase = known === 'fails' ? 'fails' : isRunning ? 'checking' : known
  const isSealed = phase === 'holds' || (phase === 'pending' && own.is === 'same')
  useEffect(() => {
    if (isSealed) haptic([10, 40, 24])
  }, [isSealed])
  useEffect(() => {
    if (phase === 'fails') haptic([12, 40, 12])
  }, [phase])
  return { phase, isSealed, steps, shown, isRunning: phase === 'checking', skip }
}
