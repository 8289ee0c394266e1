import { useEffect, useEffectEvent } from 'react'

/**
 * Ends a sheet whose act was done without an answer to it: the answer got lost, or it was done in another tab.
 * @param isDone the sheet is open, nothing is on its way, and what it asks for is recorded
 */
export function useDoneElsewhere(isDone: boolean, onDone: () => void): void {
  const end = useEffectEvent(onDone)
  useEffect(() => {
    if (isDone) end()
  }, [isDone])
}
