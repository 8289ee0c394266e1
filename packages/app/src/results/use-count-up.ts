import { useEffect, useState } from 'react'
import { wantsStillness } from '../look/stillness.ts'
import { countedUp, countUpMs } from './count-up.ts'

/** A result that counts up from zero once; at once where somebody wants no motion. */
export function useCountUp(value: string): string {
  const [shown, setShown] = useState('0')
  useEffect(() => {
    if (wantsStillness()) return undefined
    const beganAt = performance.now()
    let frame = 0
    const step = (): void => {
      const elapsed = performance.now() - beganAt
      setShown(countedUp(value, elapsed))
      if (elapsed < countUpMs) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [value])
  return wantsStillness() ? value : shown
}
