import type { Acceptance, Agreement } from './agreements.queries.ts'

/**
 * How a person stands to the agreement in force. A guest accepts with the first contact. People who registered before
 * acceptances were kept have none: what they accepted was not recorded.
 */
export type AgreementStanding = 'accepted' | 'newer' | 'not_recorded' | 'guest'

type Named = Pick<Acceptance, 'articleId' | 'version'>

/** Judges by all acceptances that are known: a text in any language counts. */
export function agreementStanding(
  inForce: Pick<Agreement, 'id' | 'version'>,
  acceptances: readonly Named[],
  isGuest: boolean,
): AgreementStanding {
  if (acceptances.some((each) => isOf(inForce, each))) return 'accepted'
  if (isGuest) return 'guest'
  return acceptances.length === 0 ? 'not_recorded' : 'newer'
}

/** Whether what was accepted is the version in force. */
export const isOf = (inForce: Pick<Agreement, 'id' | 'version'>, { articleId, version }: Named): boolean =>
  inForce.id === articleId && inForce.version === version
