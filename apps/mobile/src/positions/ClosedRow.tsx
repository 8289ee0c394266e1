import { ChevronDown, FileCheck, Share2 } from 'lucide-react'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pathTo } from '../routes/paths.ts'
import { printServerTime } from '@touchstone/app/time/times'
import type { Position } from '@touchstone/app/positions/positions.queries'
import { useSymbol } from '@touchstone/app/market/symbols.queries'
import { Amount } from '../ui/Amount.tsx'
import { Button } from '../ui/Button.tsx'
import { Change } from '../ui/Change.tsx'
import { Facts } from '../ui/Facts.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Price } from '../ui/Price.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { bookIdOf, netOf } from '@touchstone/app/positions/closed-figures'
import { Money } from '../ui/Money.tsx'
import { PositionHead } from '../orders/PositionHead.tsx'
import { baseOf } from '@touchstone/app/format/print-money'
import { ofClosed } from '@touchstone/app/positions/share-card'
import { SharePanel } from './SharePanel.tsx'

/** A closed position: what it brought, and on demand how. */
export function ClosedRow({ record }: { record: Position }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const result = ofClosed(record)
  return (
    <article
      aria-label={`${record.symbol} ${t(`words.${record.direction}`)}`}
      className="border-b border-border last:border-0"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="w-full px-4 py-3 text-left -outline-offset-2 active:bg-surface-2"
      >
        <PositionHead held={record}>
          <span className="flex flex-col items-end">
            <Amount value={netOf(record)} sign tone private className="text-base font-semibold" />
            {result !== undefined && <Change value={result.yield} className="text-xs" />}
          </span>
          <ChevronDown
            aria-hidden
            className={clsx('-mr-1 size-4 text-fg-3 transition-transform duration-150', isOpen && 'rotate-180')}
          />
        </PositionHead>
        <span className="mt-1.5 flex justify-between gap-2 text-xs text-fg-3">
          <span>{record.closeReason !== null && t(`positions.by_${record.closeReason}`)}</span>
          <span className="num">{printServerTime(record.closeTime)}</span>
        </span>
      </button>
      {isOpen && <ClosedDetails record={record} />}
    </article>
  )
}

function ClosedDetails({ record }: { record: Position }) {
  const { t } = useTranslation()
  const [isSharing, setIsSharing] = useState(false)
  const tick = useSymbol(record.symbol)?.priceTick
  const { close } = record
  const result = ofClosed(record)
  return (
    <div className="flex flex-col gap-3 px-4 pb-4">
      <Facts
        inset
        items={[
          ...(close === null
            ? []
            : [
                { label: t('words.entryPrice'), value: <Price value={close.entryPrice} tick={tick} /> },
                { label: t('words.exitPrice'), value: <Price value={close.price} tick={tick} /> },
                {
                  label: t('positions.lastClosed'),
                  value: <Money value={close.quantity} unit={baseOf(record.symbol)} places={18} trim private />,
                },
              ]),
          {
            label: t('words.realisedProfit'),
            value: <Money value={record.realisedProfit} sign tone private />,
          },
          { label: t('words.fee'), value: <Money value={record.feesPaid} private places={4} /> },
          {
            label: t('words.funding'),
            value: <Money value={record.fundingPaid} private places={4} />,
          },
          { label: t('positions.openedTime'), value: printServerTime(record.openTime) },
          { label: t('positions.closedTime'), value: printServerTime(record.closeTime) },
        ]}
      />
      {close !== null && result !== undefined && (
        <div className="grid grid-cols-2 gap-2">
          <Button kind="soft" size="md" onClick={() => setIsSharing(true)}>
            <Share2 aria-hidden className="size-4" />
            {t('words.share')}
          </Button>
          <LinkButton
            kind="soft"
            size="md"
            to={pathTo('receipt', { bookId: bookIdOf(record.id), sequence: String(close.sequence) })}
          >
            <FileCheck aria-hidden className="size-4" />
            {t('positions.receipt')}
          </LinkButton>
          <Sheet open={isSharing} onOpenChange={setIsSharing} title={t('words.share')}>
            <SharePanel result={result} />
          </Sheet>
        </div>
      )}
    </div>
  )
}
