import type { UserPicture } from '@touchstone/wire/console/console-users'
import { Amount } from '../ui/Amount.tsx'
import { DataTable } from '../ui/DataTable.tsx'

/** What each book holds, account by account. */
export function BooksTab({ books }: { books: UserPicture['books'] }) {
  return (
    <div className="stack">
      {books.map((each) => (
        <div key={each.bookId} className="card">
          <h2>
            {each.book === 'real' ? 'Real' : 'Demo'} book {each.bookId}
            <span className="quiet num"> at row {each.sequence}</span>
          </h2>
          <p className="card-note">
            {each.positions.length} positions, {each.openOrders} orders, {each.openSecondContracts} second contracts,{' '}
            {each.openWithdrawals} withdrawals are open.
          </p>
          <DataTable
            rows={each.balances}
            keyOf={({ currency, account }) => `${currency} ${account}`}
            columns={[
              { title: 'Currency', cell: ({ currency }) => currency },
              { title: 'Account', cell: ({ account }) => account },
              {
                title: 'Holds',
                number: true,
                cell: ({ amount, currency }) => <Amount value={amount} currency={currency} places="all" />,
              },
            ]}
            empty="It holds nothing."
          />
        </div>
      ))}
    </div>
  )
}
