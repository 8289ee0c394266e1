import type { ConsoleApi } from '@touchstone/wire/console/console-api'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { accountWord, entryWord } from './book-words.ts'
import { wireDay } from '../time/wire-day.ts'
import { Amount } from '../ui/Amount.tsx'
import { useAddedCodes } from '../setup/added-codes.ts'
import { currencyFilterWith } from '../ui/currency-filter.ts'
import { type Column, type Filter, oneOf } from '../ui/list.ts'
import { RecordList } from '../ui/RecordList.tsx'
import { Time } from '../ui/Time.tsx'
import { useInnerList } from '../ui/use-list-state.ts'

type Entry = z.output<ConsoleApi['userLedger']['reply']>['records'][number]

const filtersWith = (added: readonly string[]): readonly Filter[] => [
  {
    name: 'book',
    label: 'Book',
    kind: 'choice',
    options: [
      { value: 'real', label: 'Real' },
      { value: 'demo', label: 'Demo' },
    ],
    initial: 'real',
    whole: true,
    width: 110,
  },
  currencyFilterWith(added),
  { name: 'from', label: 'From', kind: 'from' },
  { name: 'to', label: 'To', kind: 'to' },
]

const columns: readonly Column<Entry>[] = [
  { title: 'Time', cell: ({ time }) => <Time at={time} /> },
  {
    title: 'Row',
    number: true,
    cell: ({ bookId, sequence, posting }) => <span className="num">{`${bookId}-${sequence}.${posting}`}</span>,
  },
  { title: 'Kind', cell: ({ kind }) => entryWord(kind) },
  { title: 'Account', cell: ({ account }) => accountWord(account) },
  {
    title: 'Amount',
    number: true,
    cell: ({ amount, currency }) => <Amount value={amount} currency={currency} places="all" signed />,
  },
  {
    title: 'Balance after',
    number: true,
    cell: ({ balanceAfter, currency }) => <Amount value={balanceAfter} currency={currency} places="all" />,
  },
  { title: 'Reference', cell: ({ subject }) => <span className="code">{subject}</span> },
]

export function LedgerTab({ id }: { id: number }) {
  const filters = filtersWith(useAddedCodes())
  const state = useInnerList(filters)
  return (
    <div className="stack">
      <RecordList
        name={['user-ledger', id]}
        load={({ filters: { book, currency, from, to }, ...page }) =>
          api.userLedger({
            ...page,
            id: String(id),
            book: oneOf(['real', 'demo'], book),
            currency,
            from: from === undefined ? undefined : wireDay(from, false),
            to: to === undefined ? undefined : wireDay(to, true),
          })
        }
        keyOf={({ bookId, sequence, posting, account }) => `${bookId}-${sequence}-${posting}-${account}`}
        columns={columns}
        filters={filters}
        state={state}
        live={false}
        empty="No entries yet"
      />
    </div>
  )
}
