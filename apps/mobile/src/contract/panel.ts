import { queries } from '../platform/queries.ts'
import type { Book } from '../platform/book.ts'
import type { Position } from '../queries/positions.ts'
import type { Ground } from './ground.queries.ts'

/** What a sheet about one position is given. */
export type PanelProps = { book: Book; record: Position; ground: Ground | undefined; onDone: () => void }

/** After anything that changed the book: what was read of it is read anew. */
export function refreshBook(): void {
  for (const noun of ['positions', 'orders', 'wallets', 'ledger']) void queries.invalidateQueries({ queryKey: [noun] })
}
