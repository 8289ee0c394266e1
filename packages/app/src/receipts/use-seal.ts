import { useEffect, useState } from 'react'
import { haptic } from '../feedback/haptic.ts'
import type { Judgement } from './judgement.ts'
import type { OwnRow } from './own-rows.ts'
import type { SealStep } from './seal-steps.ts'
import { usePacedSteps } from './use-paced-steps.ts'

/**
 * What is shown of a judgement. `same`: it is pending, and this device has decided the record again itself, with the same
 * result. Of a stranger's record without a checkpoint there is nothing but what its file says.
 */
export type SealPhase = Judgement | 'same'

export type Seal = {
  /** Nothing of the judgement before the checks have run down, but a failure at once. */
  phase: SealPhase
  steps: readonly SealStep[]
  shown: number
  isRunning: boolean
  skip: () => void
}

type Sealed = {
  judgement: Judgement
  steps: readonly SealStep[]
  own: Pick<OwnRow, 'is'>
  isDeciding: boolean
}

const noSteps: readonly SealStep[] = []
/** Our choice: for so long nothing is shown of checks that the device may soon know more of. */
const decidingMs = 3_000

/**
 * The checks of a receipt as they are shown one by one, and the seal that lands after them. All of one record: the component
 * has the hash of its row as its key, so that nothing that was shown of another stays.
 */
export function useSeal({ judgement, own, isDeciding, ...found }: Sealed): Seal {
  const isHeld = useHeldBack(isDeciding && judgement !== 'fails')
  const steps = isHeld ? noSteps : found.steps
  const { shown, isRunning, skip } = usePacedSteps(steps)
  const known = useKnown(judgement)
  const phase = known === 'fails' ? 'fails' : isRunning ? 'checking' : phaseOf(known, own)
  useEffect(() => {
    if (phase === 'holds') haptic([10, 40, 24])
    if (phase === 'fails') haptic([12, 40, 12])
  }, [phase])
  return { phase, steps, shown, isRunning: phase === 'checking', skip }
}

/**
 * What is known of the record: while the next checkpoint is compared, what was known before stays. A seal does not, since it
 * stands on the checkpoints that were compared.
 */
function useKnown(judgement: Judgement): Judgement {
  const [before, setBefore] = useState(judgement)
  const known = judgement === 'checking' && before !== 'holds' ? before : judgement
  if (before !== known) setBefore(known)
  return known
}

const phaseOf = (known: Judgement, { is }: Sealed['own']): SealPhase =>
  known === 'pending' && is === 'same' ? 'same' : known

/** Whether what is known is not shown yet: what has been shown is not taken back. */
function useHeldBack(isDeciding: boolean): boolean {
  const [isHeld, setIsHeld] = useState(true)
  if (isHeld && !isDeciding) setIsHeld(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsHeld(false), decidingMs)
    return () => clearTimeout(timer)
  }, [])
  return isHeld && isDeciding
}
