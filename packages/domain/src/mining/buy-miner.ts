import { levelFault } from '../levels/level-fault.ts'
import { type Book, partOf, recordsOf } from '../books/book.ts'
import type { Decided } from '../books/decision.ts'
import { openDraft } from '../books/draft.ts'
import { factOf } from '../books/fact-kind.ts'
import type { Facts } from '../books/facts.ts'
import { wereOthersShown } from '../restrictions/shown.ts'
import { standingPart } from '../restrictions/standing.ts'
import { refuse } from '../result.ts'
import { minersUnder } from '../settings/investments.ts'
import { type MinerTerms, minerUnitsMost } from '../settings/miner-terms.ts'
import { freshMinerOrder, promisedByMachine } from './fresh-miner-order.ts'
import { machineTermsHash } from './machine-terms-hash.ts'
import { minerPoolFact, networkDayFact } from './mining-facts.ts'
import type { MiningCommandOf, MiningReplyOf } from './mining-commands.ts'
import type { MiningPosting } from './mining-postings.ts'
import type { MiningRefusal } from './mining-refusal.ts'
import { minerOrderRecord } from './miner-order.ts'
import { isDayOf, isNetworkKnown } from './network-known.ts'

/**
 * Asks the machine's pool for units, and sets their price aside in `frozen` until it answers. Refused in the order in which a
 * person can do something about it.
 */
export function buyMiner(
  book: Book,
  { product, units, agreementSha256, termsSha256 }: MiningCommandOf<'buy_miner'>,
  facts: Facts,
): Decided<MiningReplyOf<'miner_requested'>, MiningRefusal, MiningPosting> {
  if (book.world !== 'real') return refuse({ kind: 'not_a_real_book' })
  const terms = minersUnder(facts.settings).find(({ id }) => id === product)
  if (terms === undefined) return refuse({ kind: 'product_unknown', product })
  const pool = factOf(facts, minerPoolFact)
  if (pool?.product !== product || pool.bookId === 0) return refuse({ kind: 'product_not_on_sale', product })
  const { network } = terms
  const known = factOf(facts, networkDayFact)
  if (!isDayOf(known, network, facts.settings) || !isNetworkKnown(known, facts.at))
    return refuse({ kind: 'network_silent', network })
  if (wereOthersShown(termsSha256, () => machineTermsHash(promisedByMachine(terms))))
    return refuse({ kind: 'terms_differ' })
  const fault = personFault(book, terms, units)
  if (fault !== undefined) return refuse(fault)
  const draft = openDraft<MiningPosting>(book)
  const { currency } = terms
  const amount = terms.price * BigInt(units)
  const available = draft.held('balance', currency)
  if (available < amount) return refuse({ kind: 'balance_too_small', currency, available })
  const settingsVersion = facts.settings.version
  const given = { id: draft.nextId(), units, pool: pool.bookId, at: facts.at, settingsVersion, agreementSha256 }
  const order = freshMinerOrder(terms, given)
  draft.post({ kind: 'miner_requested', currency, from: 'balance', to: 'frozen', amount, subject: order.id })
  draft.put(minerOrderRecord, order)
  return draft.decide({ kind: 'miner_requested', order })
}

function personFault(book: Book, terms: MinerTerms, units: number): MiningRefusal | undefined {
  const { id, identityLevel, unitsMax } = terms
  const { identityLevel: level } = partOf(book, standingPart)
  if (level < identityLevel) return { kind: 'identity_level_too_low', level, needed: identityLevel }
  const tooLow = levelFault(book, terms)
  if (tooLow !== undefined) return tooLow
  if (!Number.isSafeInteger(units) || units < 1 || units > minerUnitsMost) return { kind: 'units_not_positive' }
  if (unitsMax === 0) return undefined
  const own = [...recordsOf(book, minerOrderRecord).values()].filter(({ product }) => product === id)
  const left = Math.max(0, unitsMax - own.reduce((sum, order) => sum + order.units, 0))
  return units > left ? { kind: 'units_limit_reached', maximum: unitsMax, left } : undefined
}
