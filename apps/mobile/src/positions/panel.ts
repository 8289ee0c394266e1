import type { Book } from '@touchstone/app/books/book'
import type { Position } from '@touchstone/app/positions/positions.queries'
import type { Ground } from '@touchstone/app/previews/ground.queries'

/** What a sheet about one position is given. */
export type PanelProps = { book: Book; record: Position; ground: Ground | undefined; onDone: () => void }
