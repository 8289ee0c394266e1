import type { Book } from '@touchstone/app/books/book'
import type { Position } from '@touchstone/app/positions/positions.queries'
import type { PreviewContext } from '@touchstone/app/previews/preview-context.queries'

/** What a sheet about one position is given. */
export type PanelProps = { book: Book; record: Position; context: PreviewContext | undefined; onDone: () => void }
