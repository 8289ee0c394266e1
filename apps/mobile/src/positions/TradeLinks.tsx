import { ChartCandlestick, History } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type Book, bookParameter } from '@touchstone/app/books/book'
import { pathTo } from '../routes/paths.ts'

const look = 'grid size-11 place-items-center rounded-full active:bg-surface-2'

/** To the chart of the symbol, and to what was traded before. */
export function TradeLinks({ symbol, book }: { symbol: string; book: Book }) {
  const { t } = useTranslation()
  return (
    <>
      <Link
        to={pathTo('kline', { symbol, book: bookParameter(book) })}
        aria-label={t('positions.chart')}
        className={look}
      >
        <ChartCandlestick aria-hidden className="size-5" />
      </Link>
      <Link
        to={pathTo('contractRecords', { book: bookParameter(book) })}
        aria-label={t('positions.recordsTitle')}
        className={look}
      >
        <History aria-hidden className="size-5" />
      </Link>
    </>
  )
}
