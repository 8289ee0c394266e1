import type { Book } from '../platform/book.ts'
import type { Position } from '../queries/positions.ts'
import type { Ground } from './ground.queries.ts'

/** What a sheet about one position is given. */
export type PanelProps = { book: Book; record: Position; ground: Ground | undefined; onDone: () => void }
