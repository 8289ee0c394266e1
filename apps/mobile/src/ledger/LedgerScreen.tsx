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
import { ExportButton } from './ExportButton.tsx'
import { FilterBar } from './FilterBar.tsx'
import { MovementRow } from './MovementRow.tsx'
import { MovementSheet } from './MovementSheet.tsx'
import {
  exportRequestOf,
  isNarrowed,
  type LedgerFilter,
  readFilter,
  withFilter,
} from '@touchstone/app/ledger/ledger-filter'
import { newestOf } from '@touchstone/app/ledger/movement'
import { keyOfMovement, type Movement, useLedger } from '@touchstone/app/ledger/ledger.queries'

const everything: LedgerFilter = {
  account: undefined,
  currency: undefined,
  group: undefined,
  subject: undefined,
  dates: undefined,
}

/** Every movement of money in a book, and what remained after it: what belongs together is one row. */
export function LedgerScreen() {
  const { t } = useTranslation()
  const book = useBook()
  const [query, setQuery] = useSearchParams()
  const filter = readFilter(query)
  const movements = useLedger(book, filter)
  const [opened, setOpened] = useState<Movement>()
  const subject = opened && newestOf(opened).subject
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
      <div className={clsx('-mt-1 flex-1', movements.isPlaceholderData && 'opacity-60 transition-opacity delay-150')}>
        <PagedList
          cards
          query={movements}
          keyOf={keyOfMovement}
          skeleton={<SkeletonRows count={8} />}
          empty={<NoEntries book={book} isFiltered={isNarrowed(filter)} onShowAll={() => change(everything)} />}
          next={<Next book={book} isFiltered={isNarrowed(filter)} onShowAll={() => change(everything)} />}
          divide={(movement, before) => {
            const { time } = newestOf(movement)
            const isSameDay = before !== undefined && dayOfTime(newestOf(before).time) === dayOfTime(time)
            return isSameDay ? undefined : <DayHeading time={time} nowMs={movements.dataUpdatedAt} />
          }}
          row={(movement) => (
            <MovementRow
              movement={movement}
              onPress={() => {
                setOpened(movement)
                setOpen(true)
              }}
            />
          )}
        />
      </div>
      {opened !== undefined && (
        <MovementSheet
          movement={opened}
          open={isOpen}
          onOpenChange={setOpen}
          onBelonging={filter.subject === subject ? undefined : () => change({ ...everything, subject })}
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
      announced={isFiltered}
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

/** Below the last movement: all of them again, or what goes further back. */
function Next({ book, isFiltered, onShowAll }: NoEntriesProps) {
  const { t } = useTranslation()
  if (isFiltered)
    return (
      <Button kind="soft" size="md" onClick={onShowAll}>
        {t('ledger.showAll')}
      </Button>
    )
  return (
    <LinkButton kind="soft" size="md" to={book === 'real' ? pathTo('statements') : pathTo('demo')}>
      {t(book === 'real' ? 'ledger.statements' : 'demo.title')}
    </LinkButton>
  )
}
