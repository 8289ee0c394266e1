import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bookParameter } from '@touchstone/app/books/book'
import { useBook } from '../routes/use-book.ts'
import { pathTo } from '../routes/paths.ts'
import { dayOfTime } from '@touchstone/app/time/server-day'
import { BookSwitch } from '../books/BookSwitch.tsx'
import { DayHeading } from '../ui/DayHeading.tsx'
import { Empty } from '../ui/Empty.tsx'
import { icons } from '../ui/icons.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { PagedList } from '../ui/PagedList.tsx'
import { Screen } from '../ui/Screen.tsx'
import { SkeletonRows } from '../ui/SkeletonRows.tsx'
import { type ExchangeRecord, useExchanges } from '@touchstone/app/exchange/exchange.queries'
import { ExchangeRow } from './ExchangeRow.tsx'
import { ExchangeSheet } from './ExchangeSheet.tsx'

/** The exchanges that were made, newest first. */
export function ExchangeRecordsScreen() {
  const { t } = useTranslation()
  const book = useBook()
  const exchanges = useExchanges(book)
  const [opened, setOpened] = useState<ExchangeRecord>()
  const [isOpen, setOpen] = useState(false)
  return (
    <Screen title={t('exchange.recordsTitle')} back>
      <BookSwitch />
      <div className="-mt-1 flex-1">
        <PagedList
          cards
          next={
            <LinkButton kind="soft" size="md" to={pathTo('exchange', { book: bookParameter(book) })}>
              {t('exchange.again')}
            </LinkButton>
          }
          query={exchanges}
          keyOf={({ id }) => id}
          skeleton={<SkeletonRows count={6} />}
          empty={
            <Empty
              icon={<icons.exchange />}
              title={t('exchange.empty')}
              text={t('exchange.emptyText')}
              action={
                <LinkButton size="md" to={pathTo('exchange', { book: bookParameter(book) })}>
                  {t('exchange.title')}
                </LinkButton>
              }
            />
          }
          divide={(record, before) =>
            before === undefined || dayOfTime(before.time) !== dayOfTime(record.time) ? (
              <DayHeading time={record.time} nowMs={exchanges.dataUpdatedAt} />
            ) : undefined
          }
          row={(record) => (
            <ExchangeRow
              record={record}
              onPress={() => {
                setOpened(record)
                setOpen(true)
              }}
            />
          )}
        />
      </div>
      {opened !== undefined && <ExchangeSheet record={opened} open={isOpen} onOpenChange={setOpen} />}
    </Screen>
  )
}
