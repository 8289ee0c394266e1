import { clsx } from 'clsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Book } from '@touchstone/app/books/book'
import { baseOf } from '@touchstone/app/format/print-money'
import { usePriceState } from '@touchstone/app/live/use-tick'
import { type Position, useOpenPositions } from '@touchstone/app/positions/positions.queries'
import { useShownNet } from '@touchstone/app/positions/use-shown-net'
import type { PreviewContext } from '@touchstone/app/previews/preview-context.queries'
import { Amount } from '../ui/Amount.tsx'
import { Button } from '../ui/Button.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { ClosePanel } from './ClosePanel.tsx'

/** Which position an order went into. */
export type OpenedNow = Pick<Position, 'symbol' | 'direction' | 'marginMode'>

type OpenStripProps = {
  book: Book
  opened: OpenedNow
  context: PreviewContext | undefined
  /** Its card is in sight. */
  isHidden?: boolean
  onShow: () => void
}

/**
 * What one has just opened: how it stands, without leaving the chart, and the way to its card. It floats above the act of the
 * screen, where the thumb is: nothing that is being looked at or touched moves when it comes.
 */
export function OpenStrip({ opened, ...shown }: OpenStripProps) {
  const { symbol, direction, marginMode } = opened
  const held = useOpenPositions(shown.book, symbol).data ?? []
  const record = held.find((each) => each.direction === direction && each.marginMode === marginMode)
  return record === undefined ? null : <Strip key={record.id} record={record} {...shown} />
}

function Strip({
  book,
  record,
  context,
  isHidden = false,
  onShow,
}: Omit<OpenStripProps, 'opened'> & { record: Position }) {
  const { t } = useTranslation()
  const [isClosing, setIsClosing] = useState(false)
  const isLive = usePriceState(record.symbol) === 'open'
  const net = useShownNet(record, context)
  const direction = t(`words.${record.direction}`)
  const market = `${record.symbol} · ${direction} ${record.leverage}×`
  return (
    <section
      aria-label={market}
      data-bottom-bar
      className={clsx(
        'absolute inset-x-4 bottom-full mb-2 flex min-h-11 flex-wrap items-center gap-x-2 rounded-md border border-border bg-surface py-1.5 pr-1.5 pl-3 shadow-floating',
        isHidden && 'invisible',
      )}
    >
      <span className="text-sm font-semibold">{baseOf(record.symbol)}</span>{' '}
      <StatusChip tone={record.direction === 'long' ? 'up' : 'down'}>{direction}</StatusChip>{' '}
      <span className="sr-only">{t('positions.expectedResult')}</span>{' '}
      <Amount value={net} sign tone={isLive} private className={`text-sm font-semibold ${isLive ? '' : 'text-fg-3'}`} />
      <span className="ml-auto flex gap-1">
        <Button kind="ghost" size="sm" onClick={onShow}>
          {t('words.show')}
        </Button>
        <Button kind="soft" size="sm" onClick={() => setIsClosing(true)}>
          {t('words.close')}
        </Button>
      </span>
      <Sheet open={isClosing} onOpenChange={setIsClosing} title={t('words.closePosition')} text={market}>
        <ClosePanel book={book} record={record} context={context} onDone={() => setIsClosing(false)} />
      </Sheet>
    </section>
  )
}
