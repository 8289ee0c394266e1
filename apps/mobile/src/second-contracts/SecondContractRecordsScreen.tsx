import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { type Book, bookParameter } from '@touchstone/app/books/book'
import { useBook } from '../routes/use-book.ts'
import { pathTo } from '../routes/paths.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { SandboxStrip } from '../market/SandboxStrip.tsx'
import { DemoBadge } from '../books/DemoBadge.tsx'
import { Empty } from '../ui/Empty.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { PagedList } from '../ui/PagedList.tsx'
import { Screen } from '../ui/Screen.tsx'
import { SkeletonRows } from '../ui/SkeletonRows.tsx'
import { ExportButton } from '../ledger/ExportButton.tsx'
import { HeadFigures } from './HeadFigures.tsx'
import {
  isFiltered,
  readFilter,
  type RecordFilter,
  spanBegin,
  withFilter,
} from '@touchstone/app/second-contracts/second-contract-filter'
import { SecondContractFilters } from './SecondContractFilters.tsx'
import { SecondContractRow } from './SecondContractRow.tsx'
import { SecondContractSheet } from './SecondContractSheet.tsx'
import {
  exportRecords,
  type SecondContract,
  useRecords,
} from '@touchstone/app/second-contracts/second-contracts.queries'
import { VoidsOfAll } from './VoidsOfAll.tsx'

/** What was bought in a book, each with its receipts. */
export function SecondContractRecordsScreen() {
  const { t } = useTranslation()
  const book = useBook()
  const [query, setQuery] = useSearchParams()
  const filter = readFilter(query)
  const change = (changed: Partial<RecordFilter>) => setQuery((now) => withFilter(now, changed), { replace: true })
  return (
    <Screen
      back
      title={
        <span className="flex items-center gap-2">
          {t('secondContracts.recordsTitle')}
          {book === 'demo' && <DemoBadge />}
        </span>
      }
      right={
        // What runs has no result yet.
        filter.state === 'placed' ? undefined : <ExportButton load={() => exportRecords(book, filter)} />
      }
    >
      <SandboxStrip book={book} />
      <HeadFigures book={book} />
      <VoidsOfAll book={book} />
      <SecondContractFilters filter={filter} onChange={change} />
      <Records book={book} filter={filter} onShowAll={() => change({ state: 'all', span: 'all', symbol: undefined })} />
    </Screen>
  )
}

function Records({ book, filter, onShowAll }: { book: Book; filter: RecordFilter; onShowAll: () => void }) {
  const { t } = useTranslation()
  const [openedAtMs] = useState(() => Date.now())
  const [chosen, setChosen] = useState<SecondContract>()
  const records = useRecords(book, filter, spanBegin(filter.span, openedAtMs))
  return (
    <Card>
      <PagedList
        query={records}
        keyOf={({ id }) => id}
        row={(record) => <SecondContractRow record={record} onPress={() => setChosen(record)} />}
        skeleton={<SkeletonRows count={6} />}
        empty={
          isFiltered(filter) ? (
            <Empty
              announced
              title={t('secondContracts.noMatches')}
              action={
                <Button kind="soft" size="md" onClick={onShowAll}>
                  {t('secondContracts.showAll')}
                </Button>
              }
            />
          ) : (
            <Empty
              title={t('secondContracts.noRecords')}
              text={t('secondContracts.noRecordsText')}
              action={
                <LinkButton to={pathTo('secondContract', { book: bookParameter(book) })} kind="soft" size="md">
                  {t('secondContracts.toOptions')}
                </LinkButton>
              }
            />
          )
        }
      />
      <SecondContractSheet record={chosen} onClose={() => setChosen(undefined)} />
    </Card>
  )
}
