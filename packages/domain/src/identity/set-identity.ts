import type { Book } from '../books/book.ts'
import { openDraft } from '../books/draft.ts'
import { changeStanding } from '../restrictions/standing.ts'
import { assert, refuse } from '../result.ts'
import type { CommandOf } from './identity-commands.ts'

/**
 * Records what documents prove about the person: limits depend on the level, the offer on the country of residence. A
 * country that was only stated, and is not verified yet, loses its effect.
 */
export function setIdentity(book: Book, command: CommandOf<'set_identity'>) {
  if (book.world !== 'real') return refuse({ kind: 'not_a_real_book' })
  const { identityLevel, country } = command
  assert(/^([A-Z]{2})?$/.test(country), 'a country has two letters, or is not known')
  const draft = openDraft(book)
  changeStanding(draft, { identityLevel, country, countryNext: null })
  return draft.decide({ kind: 'identity_set', identityLevel, country })
}
