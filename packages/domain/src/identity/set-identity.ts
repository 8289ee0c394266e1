import type { Book } from '../books/book.ts'
import { openDraft } from '../books/draft.ts'
import { changeStanding } from '../restrictions/standing.ts'
import { assert, refuse } from '../result.ts'
import type { CommandOf } from './identity-commands.ts'

/**
 * What documents prove about the person: limits go by the level, what is offered by the country of residence. A country
 * that was only stated and waits has no say any more.
 */
export function setIdentity(book: Book, command: CommandOf<'set_identity'>) {
  if (book.world !== 'real') return refuse({ kind: 'not_a_real_book' })
  const { identityLevel, country } = command
  assert(/^([A-Z]{2})?$/.test(country), 'a country has two letters, or is not known')
  const draft = openDraft(book)
  changeStanding(draft, { identityLevel, country, countryNext: null })
  return draft.decide({ kind: 'identity_set', identityLevel, country })
}
