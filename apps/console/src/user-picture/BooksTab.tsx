import type { UserPicture } from '@touchstone/wire/console/console-users'
import { accountWords, bookWord } from './book-words.ts'
import { Amount } from '../ui/Amount.tsx'
import { DataTable } from '../ui/DataTable.tsx'

type Book = UserPicture['books'][number]

/** What is under way in a book, such as `1 position, 2 orders`. */
function openText({ positions, openOrders, openSecondContracts, openWithdrawals }: Book): string {
  const counts: [count: number, one: string][] = [
    [positions.length, 'position'],
    [openOrders, 'order'],
    [openSecondContracts, 'option'],
    [openWithdrawals, 'withdrawal'],
  ]
  const counted = counts.flatMap(([count, one]) => (count === 0 ? [] : [`${count} ${one}${count === 1 ? '' : 's'}`]))
  return counted.length === 0 ? 'nothing' : counted.join(', ')
}

/** What each book holds, account by account. */
export function BooksTab({ books }: { books: UserPicture['books'] }) {
  return (
    <div className="stack">
      {books.map((each) => (
        <div key={each.bookId} className="card">
          <h2>
            {bookWord(each.book)} book {each.bookId}
            <span className="quiet num"> at row {each.sequence}</span>
          </h2>
          <p className="card-note">Open: {openText(each)}.</p>
          <DataTable
            rows={each.balances}
            keyOf={({ currency, account }) => `${currency} ${account}`}
            columns={[
              { title: 'Currency', cell: ({ currency }) => currency },
              { title: 'Account', cell: ({ account }) => accountWords[account] },
              {
                title: 'Balance',
                number: true,
                cell: ({ amount, currency }) => <Amount value={amount} currency={currency} places="all" />,
              },
            ]}
            empty="Empty"
          />
        </div>
      ))}
    </div>
  )
}
