import { clsx } from 'clsx'
import { Ellipsis, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePriceState } from '@touchstone/app/live/use-tick'
import type { Book } from '@touchstone/app/books/book'
import { type Position } from '@touchstone/app/positions/positions.queries'
import { useSymbol } from '@touchstone/app/market/symbols.queries'
import { Amount } from '../ui/Amount.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Change } from '../ui/Change.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Price } from '../ui/Price.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { Figure } from '../ui/Figure.tsx'
import type { PreviewContext } from '@touchstone/app/previews/preview-context.queries'
import { MarginRatio } from './MarginRatio.tsx'
import { type PositionAct, PositionSheets } from './PositionSheets.tsx'
import { PositionHead } from '../orders/PositionHead.tsx'
import { baseOf } from '@touchstone/app/format/print-money'
import { type ShownNet, shownNet } from '@touchstone/app/positions/shown-net'
import { type ShownStanding, shownStanding } from '@touchstone/app/positions/shown-standing'
import { usePositionResult } from '@touchstone/app/results/close-result'
import { crossSymbolsOf, useLiveFacts } from '@touchstone/app/previews/use-live-facts'

type PositionCardProps = { book: Book; record: Position; context: PreviewContext | undefined; onAddTo: () => void }

/** An open position, valued with every tick, and what can be done with it. */
export function PositionCard({ book, record, context, onAddTo }: PositionCardProps) {
  const { t } = useTranslation()
  const [act, setAct] = useState<PositionAct>()
  const needed = record.marginMode === 'cross' && context !== undefined ? crossSymbolsOf(context) : [record.symbol]
  const facts = useLiveFacts(context, needed)
  const standing = shownStanding(record, context, facts)
  const closing = shownNet(record.id, context, facts, usePositionResult(record.id).data)
  return (
    <Card padded>
      <article aria-label={`${record.symbol} ${t(`words.${record.direction}`)}`} className="flex flex-col gap-3">
        <PositionHead
          held={record}
          chip={record.state === 'settling' && <StatusChip tone="info">{t('positions.settling')}</StatusChip>}
        >
          <IconButton
            label={t('words.share')}
            icon={<Share2 className="size-4.5" />}
            onClick={() => setAct('share')}
            className="text-fg-2"
          />
          <IconButton
            label={t('words.more')}
            icon={<Ellipsis className="size-5" />}
            onClick={() => setAct('more')}
            className="-mr-2 -ml-2 text-fg-2"
          />
        </PositionHead>
        <ProfitLine closing={closing} standing={standing} symbol={record.symbol} />
        <PositionFigures record={record} standing={standing} />
        <MarginRatio value={standing.marginRatio} />
        <StopsLine record={record} onPress={() => setAct('stops')} />
        <div className="grid grid-cols-2 gap-2">
          {record.marginMode === 'isolated' ? (
            <Button kind="soft" size="md" onClick={() => setAct('margin')}>
              {t('words.margin')}
            </Button>
          ) : (
            <Button kind="soft" size="md" onClick={onAddTo}>
              {t('positions.addTo')}
            </Button>
          )}
          <Button kind="soft" size="md" onClick={() => setAct('close')}>
            {t('words.close')}
          </Button>
        </div>
      </article>
      <PositionSheets
        book={book}
        record={record}
        context={context}
        standing={standing}
        act={act}
        onAct={setAct}
        onAddTo={onAddTo}
      />
    </Card>
  )
}

type ProfitLineProps = { closing: ShownNet | undefined; standing: ShownStanding; symbol: string }

/** The one large number of a position: what it would bring if it were closed now. Grey while the price may not be believed. */
function ProfitLine({ closing, standing, symbol }: ProfitLineProps) {
  const { t } = useTranslation()
  const isLive = usePriceState(symbol) === 'open'
  return (
    <div className="flex items-end justify-between gap-3">
      <div className="min-w-0">
        <p className="text-2xs text-fg-3">{t('positions.expectedResult')} (USDT)</p>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Amount
            value={closing?.net}
            sign
            tone={isLive}
            private
            className={`text-xl font-semibold ${isLive ? '' : 'text-fg-3'}`}
          />
          <span className={clsx(!isLive && 'opacity-60 grayscale')}>
            <Change value={closing?.yield ?? null} className="text-sm" />
          </span>
        </p>
      </div>
      <div className="shrink-0 text-right">
        <p className="text-2xs text-fg-3">{t('positions.openProfit')}</p>
        <Amount value={closing?.profit ?? standing.profit} sign private className="text-sm font-medium text-fg-2" />
      </div>
    </div>
  )
}

function PositionFigures({ record, standing }: { record: Position; standing: ShownStanding }) {
  const { t } = useTranslation()
  const tick = useSymbol(record.symbol)?.priceTick
  return (
    <dl className="grid grid-cols-3 gap-x-3 gap-y-2.5">
      <Figure label={`${t('words.size')} (${baseOf(record.symbol)})`}>
        <Amount value={record.quantity} places={18} trim fit private />
      </Figure>
      <Figure label={`${t('words.margin')} (USDT)`}>
        <Amount value={standing.margin} fit private />
      </Figure>
      <Figure label={t('words.liquidationPrice')} end>
        <Price
          value={standing.liquidationPrice}
          tick={tick}
          className={standing.liquidationPrice === null ? 'text-fg-3' : 'text-warn'}
        />
      </Figure>
      <Figure label={t('words.entryPrice')}>
        <Price value={record.entryPrice} tick={tick} />
      </Figure>
      <Figure label={t('words.markPrice')}>
        <Price value={standing.mark} tick={tick} />
      </Figure>
      <Figure label={`${t('words.value')} (USDT)`} end>
        <Amount value={standing.notional} fit private />
      </Figure>
    </dl>
  )
}

/** What closes it by itself, and the way to change that. */
function StopsLine({ record, onPress }: { record: Position; onPress: () => void }) {
  const { t } = useTranslation()
  const tick = useSymbol(record.symbol)?.priceTick
  const { takeProfit, stopLoss } = record
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex min-h-11 items-center justify-between gap-3 rounded-md bg-surface-2 px-3 text-xs active:bg-border"
    >
      <span className="font-medium text-fg-2">{t('positions.stopsShort')}</span>
      {takeProfit === null && stopLoss === null ? (
        <span className="font-semibold text-accent">{t('words.add')}</span>
      ) : (
        <span className="num flex items-center gap-1.5 font-medium">
          <Price value={takeProfit?.price} tick={tick} className={takeProfit === null ? 'text-fg-3' : 'text-up'} />
          <span className="text-fg-3">/</span>
          <Price value={stopLoss?.price} tick={tick} className={stopLoss === null ? 'text-fg-3' : 'text-down'} />
        </span>
      )}
    </button>
  )
}
