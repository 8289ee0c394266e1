import { useTranslation } from 'react-i18next'
import { pathTo } from '../routes/paths.ts'
import { serverExact } from '@touchstone/app/time/moments'
import { Amount } from '../ui/Amount.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { type Fact, Facts } from '../ui/Facts.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { percentText, priceText } from '@touchstone/app/format/number-text'
import { Sheet } from '../ui/Sheet.tsx'
import type { ExchangeRecord } from '@touchstone/app/exchange/exchange.queries'
import { RateText } from './RateText.tsx'

type ExchangeSheetProps = {
  record: ExchangeRecord
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** All that is known of one exchange, and the way to its receipt. */
export function ExchangeSheet({ record, open, onOpenChange }: ExchangeSheetProps) {
  const { t } = useTranslation()
  const { id, from, to, pay, receive, spreadRate, fromMark, toMark, bookId, sequence, time } = record
  const mark = (currency: string, price: string | null): Fact[] =>
    price === null ? [] : [{ label: `${t('words.markPrice')} ${currency}`, value: priceText(price, undefined) }]
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={`${from} → ${to}`}
      footer={
        <LinkButton wide to={pathTo('receipt', { bookId: String(bookId), sequence: String(sequence) })}>
          {t('ledger.receipt')}
        </LinkButton>
      }
    >
      <p className="pb-4">
        <Amount value={receive} currency={to} places={18} trim sign private fit className="text-2xl font-semibold" />
      </p>
      <Facts
        inset
        items={[
          { label: t('exchange.paid'), value: <Amount value={pay} currency={from} places={18} trim private /> },
          { label: t('words.rate'), value: <RateText terms={record} /> },
          { label: t('exchange.spreadLabel'), value: percentText(spreadRate, 2), hint: t('exchange.included') },
          ...mark(from, fromMark),
          ...mark(to, toMark),
          { label: t('words.time'), value: serverExact(time) },
          {
            label: t('ledger.reference'),
            value: (
              <CopyButton text={id} label={t('ledger.copyReference')} className="-my-3 justify-end! text-fg!">
                <span className="text-right break-all">{id}</span>
              </CopyButton>
            ),
          },
        ]}
      />
    </Sheet>
  )
}
