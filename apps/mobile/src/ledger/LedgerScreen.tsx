import { clsx } from 'clsx'
import { ScrollText } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { api } from '@touchstone/app/api/api'
import type { Book } from '@touchstone/app/books/book'
import { useBook } from '../routes/use-book.ts'
import { pathTo } from '../routes/paths.ts'
import { dayOfTime } from '@touchstone/app/time/server-day'
import { BookSwitch } from '../books/BookSwitch.tsx'
import { Button } from '../ui/Button.tsx'
import { DayHeading } from '../ui/DayHeading.tsx'
import { Empty } from '../ui/Empty.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { PagedList } from '../ui/PagedList.tsx'
import { Screen } from '../ui/Screen.tsx'
import { SkeletonRows } from '../ui/SkeletonRows.tsx'
import { EntryRow } from './EntryRow.tsx'
import { EntrySheet } from './EntrySheet.tsx'
import { ExportButton } from './ExportButton.tsx'
import { FilterBar } from './FilterBar.tsx'
import {
  exportRequestOf,
  isNarrowed,
  type LedgerFilter,
  readFilter,
  withFilter,
} from '@touchstone/app/ledger/ledger-filter'
import { keyOfEntry, type LedgerEntry, useLedger } from '@touchstone/app/ledger/ledger.queries'

const everything: LedgerFilter = {
  account: undefined,
  currency: undefined,
  group: undefined,
  subject: undefined,
  dates: undefined,
}

/** Every movement of money in a book, and what remained after it. */
export function LedgerScreen() {
  const { t } = useTranslation()
  const book = useBook()
  const [query, setQuery] = useSearchParams()
  const filter = readFilter(query)
  const entries = useLedger(book, filter)
  const isEmpty = entries.data === undefined || entries.data.pages[0]?.total === 0
  const [opened, setOpened] = useState<LedgerEntry>()
  const [isOpen, setOpen] = useState(false)
  const change = (changed: Partial<LedgerFilter>): void => {
    setOpen(false)
    setQuery((old) => withFilter(old, changed), { replace: true })
  }
  return (
    <Screen
      title={t('ledger.title')}
      back
      right={<ExportButton load={() => api.exportLedger(exportRequestOf(book, filter, Date.now()))} />}
    >
      <BookSwitch />
      <FilterBar filter={filter} onChange={change} />
      <div
        className={clsx(
          '-mx-4 -mt-1 -mb-6 flex-1 pb-6',
          !isEmpty && 'bg-surface',
          entries.isPlaceholderData && 'opacity-60 transition-opacity delay-150',
        )}
      >
        <PagedList
          query={entries}
          keyOf={keyOfEntry}
          skeleton={<SkeletonRows count={8} />}
          empty={<NoEntries book={book} isFiltered={isNarrowed(filter)} onShowAll={() => change(everything)} />}
          divide={(entry, before) =>
            before === undefined || dayOfTime(before.time) !== dayOfTime(entry.time) ? (
              <DayHeading time={entry.time} nowMs={entries.dataUpdatedAt} />
            ) : undefined
          }
          row={(entry) => (
            <EntryRow
              entry={entry}
              onPress={() => {
                setOpened(entry)
                setOpen(true)
              }}
            />
          )}
        />
      </div>
      {opened !== undefined && (
        <EntrySheet
          entry={opened}
          open={isOpen}
          onOpenChange={setOpen}
          onBelonging={
            filter.subject === opened.subject ? undefined : () => change({ ...everything, subject: opened.subject })
          }
        />
      )}
    </Screen>
  )
}

type NoEntriesProps = { book: Book; isFiltered: boolean; onShowAll: () => void }

function NoEntries({ book, isFiltered, onShowAll }: NoEntriesProps) {
  const { t } = useTranslation()
  return (
    <Empty
      icon={<ScrollText />}
      title={t(isFiltered ? 'ledger.emptyFiltered' : 'ledger.empty')}
      text={isFiltered ? undefined : t('ledger.emptyText')}
      action={
        isFiltered ? (
          <Button kind="soft" size="md" onClick={onShowAll}>
            {t('ledger.showAll')}
          </Button>
        ) : (
          <LinkButton
            kind="soft"
            size="md"
            to={book === 'real' ? pathTo('ledger', { book: 'demo' }) : pathTo('demo')}
            replace
          >
            {t(book === 'real' ? 'wallets.showDemo' : 'demo.title')}
          </LinkButton>
        )
      }
    />
  )
}
