import { useTranslation } from 'react-i18next'
import type { Book } from '@touchstone/app/books/book'
import { usePositionsSummary } from '@touchstone/app/positions/positions.queries'
import { Amount } from '../ui/Amount.tsx'
import { Card } from '../ui/Card.tsx'
import { Figure } from '../ui/Figure.tsx'
import { MarginRatio } from './MarginRatio.tsx'
import { type PreviewContext, positionsIn } from '@touchstone/app/previews/preview-context.queries'
import { printed } from '@touchstone/app/format/print-money'
import { symbolsOf, useLiveFacts } from '@touchstone/app/previews/use-live-facts'

/** The contract account now: equity, free and locked margin, and how near its cross positions are to liquidation. */
export function AccountStrip({ book, context }: { book: Book; context: PreviewContext | undefined }) {
  const { t } = useTranslation()
  const summary = usePositionsSummary(book).data
  const facts = useLiveFacts(context, symbolsOf(context))
  const live = context && facts && context.engine.summaryOf(context.book, facts)
  const of = (name: 'total' | 'free' | 'profit' | 'marginRatio'): string | null =>
    live === undefined ? (summary?.[name] ?? null) : printed(live[name])
  const isCross = positionsIn(context).some(({ marginMode }) => marginMode === 'cross')
  return (
    <Card padded>
      <section aria-label={t('positions.account')} className="flex flex-col gap-3">
        <dl className="grid grid-cols-3 gap-3">
          <Figure label={`${t('words.equity')} (USDT)`}>
            <Amount value={of('total')} fit private />
          </Figure>
          <Figure label={t('words.available')}>
            <Amount value={of('free')} fit private />
          </Figure>
          <Figure label={t('words.unrealisedProfit')} end>
            <Amount value={of('profit')} sign tone fit private />
          </Figure>
        </dl>
        {isCross && (
          <div className="flex flex-col gap-0.5">
            <p className="text-2xs text-fg-3">{t('positions.crossRatio')}</p>
            <MarginRatio value={of('marginRatio')} />
          </div>
        )}
      </section>
    </Card>
  )
}
