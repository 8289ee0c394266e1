import type { AgreementPurpose } from '@touchstone/wire/articles'
import { useState } from 'react'
import { isOf } from './agreement-standing.ts'
import { useAcceptancesFor, useAgreement } from './agreements.queries.ts'

/** Whether that is still being loaded, it was accepted with an earlier purchase, or it has to be accepted now. */
export type Standing = 'unknown' | 'accepted' | 'to_accept'

/**
 * How somebody who buys stands to the agreement for it. `sha256`: of the text that they have accepted, and that is still in
 * force as far as is known here; undefined where they have to accept one, and until that is known. Where `purpose` is
 * undefined, nothing is asked.
 */
export function useAgreed(purpose: AgreementPurpose | undefined) {
  const [ticked, setTicked] = useState<string>()
  const asked = { purpose: purpose ?? 'registration', enabled: purpose !== undefined } as const
  const inForce = useAgreement(asked)
  const text = inForce.data
  const mine = useAcceptancesFor(asked.purpose, asked.enabled)
  const before = text && mine.data?.find((each) => isOf(text, each))
  // Who cannot read what they accepted before can accept it again; where a text cannot be read, its failure is shown at the box.
  // Asking again after a failure does not take the box away.
  const isKnown = text === undefined ? inForce.isFetched : mine.isFetched
  const standing: Standing = before !== undefined ? 'accepted' : isKnown ? 'to_accept' : 'unknown'
  return {
    standing,
    sha256: before?.sha256 ?? (isKnown && ticked === text?.sha256 ? ticked : undefined),
    tick: (sha256: string | undefined): void => setTicked(sha256),
  }
}
