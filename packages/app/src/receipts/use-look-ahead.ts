import { useEffect, useRef, useState } from 'react'
import { isComparing, useProof } from '../proof/proof-state.ts'
import type { OwnRow } from './own-rows.ts'

/**
 * Has this device look at the books once more where it has not come to the record that its owner looks at. True until that
 * look has ended. Once for each component, which is of one record.
 */
export function useLookAhead(own: OwnRow['is'] | undefined): boolean {
  const isBusy = useProof(isComparing)
  const hasAsked = useRef(false)
  const [hasLooked, setHasLooked] = useState(false)
  useEffect(() => {
    if (own !== 'unknown' || isBusy || hasAsked.current) return
    hasAsked.current = true
    void import('../proof/watch.ts')
      .then(({ lookNow }) => lookNow())
      // The next look comes by itself.
      .catch(() => undefined)
      .then(() => setHasLooked(true))
  }, [own, isBusy])
  return own === 'unknown' && !hasLooked
}
