import { useTranslation } from 'react-i18next'
import { type Book, bookParameter } from '@touchstone/app/books/book'
import { MovementDone } from '../ledger/MovementDone.tsx'
import { pathTo } from '../routes/paths.ts'
import { Amount } from '../ui/Amount.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { RateText } from './RateText.tsx'

/** Book and sequence name its receipt. */
export type Exchanged = {
  bookId: number
  sequence: number
  quote: { from: string; to: string; pay: string; receive: string }
}
type ExchangeDoneProps = { book: Book; exchanged: Exchanged; onAgain: () => void }

/** What was received, and under which reference. */
export function ExchangeDone({ book, exchanged, onAgain }: ExchangeDoneProps) {
  const { t } = useTranslation()
  const { bookId, sequence, quote } = exchanged
  const receipt = pathTo('receipt', { bookId: String(bookId), sequence: String(sequence) })
  return (
    <MovementDone
      title={t('exchange.title')}
      name={t('ledger.movement.exchange')}
      doneTitle={t('exchange.doneTitle')}
      entry={exchanged}
      facts={[
        { label: t('exchange.paid'), value: <Amount value={quote.pay} currency={quote.from} places={18} trim /> },
        { label: t('words.rate'), value: <RateText terms={quote} /> },
      ]}
      next={
        <LinkButton wide to={receipt}>
          {t('ledger.receipt')}
        </LinkButton>
      }
      again={{ label: t('exchange.again'), onClick: onAgain }}
      records={{ label: t('words.history'), to: pathTo('exchangeRecords', { book: bookParameter(book) }) }}
    >
      <Amount value={quote.receive} currency={quote.to} places={18} trim sign fit className="text-3xl font-semibold" />
    </MovementDone>
  )
}
