import { mostOwedFor, shareOf } from '@touchstone/domain/mining/miner-order'
import { networks } from '@touchstone/domain/networks/networks'
import { minersUnder } from '@touchstone/domain/settings/investments'
import type { Settings } from '@touchstone/domain/settings/settings'
import type { Offering } from '../house-books/open-sandbox-pools.ts'

/** The machines of the settings as what a pool must cover: each unit counts as 1, and what is owed is owed in the coin. */
export const minerOfferings = (settings: Pick<Settings, 'investments'>): Offering[] =>
  minersUnder(settings).map((terms) => ({
    purpose: 'miner',
    product: terms.id,
    currency: networks[terms.network].coin,
    capacity: shareOf(terms),
    mostOwed: mostOwedFor(terms),
  }))
