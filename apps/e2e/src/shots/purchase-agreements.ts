import type { AgreementPurpose } from '@touchstone/wire/articles'
import type { Step } from './shot.ts'
import { answered, changingResult, emptyPage } from './steps.ts'

const inForce = { id: '40', version: 2 }

/** The agreement for what is bought was accepted with an earlier purchase. */
export const agreedBefore = (purpose: AgreementPurpose): Step[] => {
  const { id: articleId, version } = inForce
  const named = { articleId, purpose, version, language: 'en-us', title: 'Agreement', sha256: 'a'.repeat(64) }
  const accepted = { id: '7', ...named, occasion: 'purchase', time: '2026-11-20 08:00:00' }
  return [
    changingResult<object>('userAgreement', (result) => ({ ...result, ...inForce })),
    answered('myAgreements', { ...emptyPage, records: [accepted], total: 1, pages: 1 }),
  ]
}

/** It has to be accepted now. */
export const notAgreedYet: Step = answered('myAgreements', emptyPage)
