import { priceLeaf, type PriceNode } from '@touchstone/domain/ledger/price-tree'
import { isWatermark, type TapeRow } from '@touchstone/domain/market/tick'
import type { Settings } from '@touchstone/domain/settings/settings'
import { mayDecide } from '@touchstone/domain/market/may-decide'
import { settingsAt } from '../settings/settings.store.ts'
import { nativeTapeLeaf } from './native-hash.ts'

export type LeafOf = (row: TapeRow) => PriceNode

/** Leaves of price trees under these versions of the settings: a tick may decide by those in force when it came. */
export const leafUnder =
  (versions: readonly Settings[]): LeafOf =>
  (row) => {
    const terms = isWatermark(row) ? undefined : settingsAt(versions, row.receivedAt).symbols.get(row.symbol)
    return priceLeaf(row, terms !== undefined && !isWatermark(row) && mayDecide(row, terms), nativeTapeLeaf)
  }
