import { ArrowLeftRight, ChartCandlestick, FileCheck, Plus, Share2, Wallet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type Book, bookParameter } from '@touchstone/app/books/book'
import { pathTo } from '../routes/paths.ts'
import type { Position } from '@touchstone/app/positions/positions.queries'
import { Row } from '../ui/Row.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { ClosePanel } from './ClosePanel.tsx'
import type { PreviewContext } from '@touchstone/app/previews/preview-context.queries'
import { MarginPanel } from './MarginPanel.tsx'
import { ReverseSheet } from './ReverseSheet.tsx'
import { ofPosition } from '@touchstone/app/positions/share-card'
import { SharePanel } from '../results/SharePanel.tsx'
import type { ShownStanding } from '@touchstone/app/positions/shown-standing'
import { StopsPanel } from './StopsPanel.tsx'

export type PositionAct = 'stops' | 'margin' | 'close' | 'reverse' | 'share' | 'more'

type PositionSheetsProps = {
  book: Book
  record: Position
  context: PreviewContext | undefined
  standing: ShownStanding
  act: PositionAct | undefined
  onAct: (act: PositionAct | undefined) => void
  onAddTo: () => void
}

/** Everything that a position's buttons open. */
export function PositionSheets(props: PositionSheetsProps) {
  const { t } = useTranslation()
  const { book, record, context, standing, act, onAct } = props
  const panel = { book, record, context, onDone: () => onAct(undefined) }
  const sheet = (name: PositionAct) => ({
    open: act === name,
    onOpenChange: (open: boolean) => {
      if (!open) onAct(undefined)
    },
  })
  const name = `${record.symbol} · ${t(`words.${record.direction}`)} ${record.leverage}×`
  return (
    <>
      <Sheet {...sheet('stops')} title={t('positions.stops')} text={name}>
        <StopsPanel {...panel} />
      </Sheet>
      <Sheet {...sheet('margin')} title={t('positions.marginTitle')} text={name}>
        <MarginPanel {...panel} />
      </Sheet>
      <Sheet {...sheet('close')} title={t('words.closePosition')} text={name}>
        <ClosePanel {...panel} />
      </Sheet>
      <Sheet {...sheet('share')} title={t('words.share')}>
        <SharePanel result={ofPosition(record, standing, book)} />
      </Sheet>
      <Sheet {...sheet('more')} title={name}>
        <MoreRows {...props} />
      </Sheet>
      <ReverseSheet {...panel} isOpen={act === 'reverse'} />
    </>
  )
}

function MoreRows({ book, record, onAct, onAddTo }: PositionSheetsProps) {
  const { t } = useTranslation()
  const [bookId = ''] = record.id.split('-')
  const icon = 'size-5'
  return (
    <div className="-mx-4">
      <Row
        icon={<Plus className={icon} />}
        title={t('positions.addTo')}
        sub={t('positions.addToText')}
        onPress={() => {
          onAct(undefined)
          onAddTo()
        }}
      />
      {record.marginMode === 'isolated' && (
        <Row icon={<Wallet className={icon} />} title={t('positions.marginTitle')} onPress={() => onAct('margin')} />
      )}
      <Row
        icon={<ArrowLeftRight className={icon} />}
        title={t('positions.reverse')}
        sub={t('positions.reverseText')}
        onPress={() => onAct('reverse')}
      />
      <Row icon={<Share2 className={icon} />} title={t('words.share')} onPress={() => onAct('share')} />
      <Row
        icon={<ChartCandlestick className={icon} />}
        title={t('positions.chart')}
        to={pathTo('kline', { symbol: record.symbol, book: bookParameter(book) })}
      />
      <Row
        icon={<FileCheck className={icon} />}
        title={t('positions.openingReceipt')}
        to={pathTo('receipt', { bookId, sequence: String(record.openSequence) })}
      />
    </div>
  )
}
