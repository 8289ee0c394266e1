import type { AgreementPurpose } from '@touchstone/wire/articles'
import { useState } from 'react'
import { isOf } from './agreement-standing.ts'
import { useAcceptancesFor, useAgreement } from './agreements.queries.ts'

/** Whether it is not known yet, was accepted with an earlier purchase, or has to be accepted now. */
export type Standing = 'unknown' | 'accepted' | 'to_accept'

/**
 * How somebody who buys stands to the agreement for it. `sha256`: of the text that they have accepted, and that is still in
 * force as far as is known here; undefined where they have to accept one. Where it is `undefined` that is bought, nothing is.
 */
export function useAgreed(purpose: AgreementPurpose | undefined) {
  const [ticked, setTicked] = useState<string>()
  const asked = { purpose: purpose ?? 'registration', enabled: purpose !== undefined } as const
  const text = useAgreement(asked).data
  const mine = useAcceptancesFor(asked.purpose, asked.enabled)
  const before = text && mine.data?.find((each) => isOf(text, each))
  // Who cannot read what they accepted before can accept it again.
  const isKnown = text !== undefined && !mine.isPending
  const standing: Standing = before !== undefined ? 'accepted' : isKnown ? 'to_accept' : 'unknown'
  return {
    standing,
    sha256: before?.sha256 ?? (ticked !== undefined && ticked === text?.sha256 ? ticked : undefined),
    tick: (sha256: string | undefined): void => setTicked(sha256),
  }
}
