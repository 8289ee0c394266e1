import { useTranslation } from 'react-i18next'
import { type Book, bookParameter } from '@touchstone/app/books/book'
import { pathTo } from '../routes/paths.ts'
import { Amount } from '../ui/Amount.tsx'
import { Button } from '../ui/Button.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Facts } from '../ui/Facts.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Screen } from '../ui/Screen.tsx'
import { Success } from '../ui/Success.tsx'
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
  const reference = `${bookId}-${sequence}`
  const receipt = pathTo('receipt', { bookId: String(bookId), sequence: String(sequence) })
  return (
    <Screen
      title={t('exchange.title')}
      back
      footer={
        <>
          <LinkButton wide to={receipt}>
            {t('ledger.receipt')}
          </LinkButton>
          <div className="grid grid-cols-2 gap-2">
            <Button kind="ghost" size="md" onClick={onAgain}>
              {t('exchange.again')}
            </Button>
            <LinkButton kind="ghost" size="md" to={pathTo('exchangeRecords', { book: bookParameter(book) })}>
              {t('words.history')}
            </LinkButton>
          </div>
        </>
      }
    >
      <Success
        title={t('exchange.doneTitle')}
        details={
          <Facts
            inset
            items={[
              {
                label: t('exchange.paid'),
                value: <Amount value={quote.pay} currency={quote.from} places={18} trim />,
              },
              { label: t('words.rate'), value: <RateText terms={quote} /> },
              {
                label: t('ledger.reference'),
                value: (
                  <CopyButton text={reference} label={t('ledger.copyReference')} className="-my-3 text-fg!">
                    {reference}
                  </CopyButton>
                ),
              },
            ]}
          />
        }
      >
        <Amount
          value={quote.receive}
          currency={quote.to}
          places={18}
          trim
          sign
          fit
          className="text-3xl font-semibold"
        />
      </Success>
    </Screen>
  )
}
