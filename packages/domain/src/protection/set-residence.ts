import { type Book, partOf } from '../books/book.ts'
import { openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import { countryAt } from '../restrictions/in-force.ts'
import { changeStanding, type Standing, standingPart } from '../restrictions/standing.ts'
import { refuse } from '../result.ts'
import type { CommandOf } from './protection-commands.ts'
import { looserAfterMs } from './waits.ts'

/**
 * The country of residence as the person states it, until a document proves one. The first counts at once; another counts
 * after a day, or the rules of a country would be shaken off by naming another.
 */
export function setResidence(book: Book, { country }: CommandOf<'set_residence'>, facts: Facts) {
  if (book.world !== 'real') return refuse({ kind: 'not_a_real_book' })
  if (partOf(book, standingPart).identityLevel > 0)
    return refuse({ kind: 'residence_verified', country: partOf(book, standingPart).country })
  const residence = residenceAfter(partOf(book, standingPart), country, facts.at)
  const draft = openDraft(book)
  changeStanding(draft, residence)
  return draft.decide({ kind: 'residence_set', country: residence.country, next: residence.countryNext })
}

function residenceAfter(standing: Standing, wanted: string, at: number): Pick<Standing, 'country' | 'countryNext'> {
  const country = countryAt(standing, at)
  if (country === '' || country === wanted) return { country: wanted, countryNext: null }
  const { countryNext } = standing
  const isOnItsWay = countryNext !== null && at < countryNext.from && countryNext.country === wanted
  return { country, countryNext: isOnItsWay ? countryNext : { country: wanted, from: at + looserAfterMs } }
}
