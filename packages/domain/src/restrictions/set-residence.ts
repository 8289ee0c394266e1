import type { Book } from '../books/book.ts'
import type { CommandOf } from '../books/command.ts'
import type { Decided } from '../books/decision.ts'
import { openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import { refuse } from '../result.ts'
import { countryAt } from './in-force.ts'
import type { Standing } from './standing.ts'
import { looserAfterMs } from './waits.ts'

/**
 * The country of residence as the person states it, until a document proves one. The first counts at once; another counts
 * after a day, or the rules of a country would be shaken off by naming another.
 */
export function setResidence(book: Book, { country }: CommandOf<'set_residence'>, facts: Facts): Decided {
  if (book.world !== 'real') return refuse({ kind: 'not_a_real_book' })
  if (book.standing.identityLevel > 0) return refuse({ kind: 'residence_verified', country: book.standing.country })
  const residence = residenceAfter(book.standing, country, facts.at)
  const draft = openDraft(book)
  draft.setStanding(residence)
  return draft.decide({ kind: 'residence_set', country: residence.country, next: residence.countryNext })
}

function residenceAfter(standing: Standing, wanted: string, at: number): Pick<Standing, 'country' | 'countryNext'> {
  const country = countryAt(standing, at)
  if (country === '' || country === wanted) return { country: wanted, countryNext: null }
  const { countryNext } = standing
  const isOnItsWay = countryNext !== null && at < countryNext.from && countryNext.country === wanted
  return { country, countryNext: isOnItsWay ? countryNext : { country: wanted, from: at + looserAfterMs } }
}
