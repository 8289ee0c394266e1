import type { UserPicture } from '@touchstone/wire/console/console-users'
import { bookWord } from './book-words.ts'
import { Amount } from '../ui/Amount.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { Time } from '../ui/Time.tsx'

/** The open positions of every book. */
export function PositionsTab({ books }: { books: UserPicture['books'] }) {
  const rows = books.flatMap(({ book, positions }) => positions.map((position) => ({ ...position, book })))
  return (
    <div className="card">
      <DataTable
        rows={rows}
        keyOf={({ id }) => id}
        empty="No open positions"
        columns={[
          { title: 'Position', cell: ({ id }) => <span className="num">{id}</span> },
          { title: 'Book', cell: ({ book }) => bookWord(book) },
          { title: 'Symbol', cell: ({ symbol }) => symbol },
          {
            title: 'Direction',
            cell: ({ direction }) => (
              <span className={direction === 'long' ? 'tone-up' : 'tone-down'}>
                {direction === 'long' ? '▲ Long' : '▼ Short'}
              </span>
            ),
          },
          {
            title: 'Margin mode',
            cell: ({ marginMode, leverage }) => `${marginMode === 'cross' ? 'Cross' : 'Isolated'}, ${leverage}×`,
          },
          { title: 'Quantity', number: true, cell: ({ quantity }) => <Amount value={quantity} places="all" /> },
          { title: 'Entry', number: true, cell: ({ entryPrice }) => <Amount value={entryPrice} most={6} /> },
          { title: 'Mark', number: true, cell: ({ mark }) => <Amount value={mark} places="all" /> },
          { title: 'Profit', number: true, cell: ({ profit }) => <Amount value={profit} signed /> },
          { title: 'Margin', number: true, cell: ({ margin }) => <Amount value={margin} /> },
          {
            title: 'Liquidation at',
            number: true,
            cell: ({ liquidationPrice }) => <Amount value={liquidationPrice} most={6} />,
          },
          { title: 'Opened', number: true, cell: ({ openTime }) => <Time at={openTime} /> },
        ]}
      />
    </div>
  )
}
