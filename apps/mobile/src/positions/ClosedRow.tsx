import { ChevronDown, FileCheck, Share2 } from 'lucide-react'
import { clsx } from 'clsx'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Book } from '@touchstone/app/books/book'
import { baseOf, quantityText } from '@touchstone/app/format/print-money'
import { bookIdOf } from '@touchstone/app/books/book-id-of'
import { exactPlaces } from '@touchstone/app/format/number-text'
import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { ofResult } from '@touchstone/app/positions/share-card'
import type { Position } from '@touchstone/app/positions/positions.queries'
import { useSymbol } from '@touchstone/app/market/symbols.queries'
import { outcomeOfCloses } from '@touchstone/app/results/outcome'
import type { PictureProof } from '@touchstone/app/results/picture-proof'
import { serverExact, serverMoment } from '@touchstone/app/time/moments'
import { PositionHead } from '../orders/PositionHead.tsx'
import { ResultCard } from '../results/ResultCard.tsx'
import { pathTo } from '../routes/paths.ts'
import { Amount } from '../ui/Amount.tsx'
import { Button } from '../ui/Button.tsx'
import { Change } from '../ui/Change.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Money } from '../ui/Money.tsx'
import { Price } from '../ui/Price.tsx'
import { Row } from '../ui/Row.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { SharePanel } from '../results/SharePanel.tsx'

/** A closed position: what it brought over its life, and on demand how, close by close. */
export function ClosedRow({ record, book }: { record: Position; book: Book }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const { result } = record
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
            <Amount value={result?.net} sign tone private className="text-base font-semibold" />
            <Change value={result?.yield} className="text-xs" />
          </span>
          <ChevronDown
            aria-hidden
            className={clsx('-mr-1 size-4 text-fg-3 transition-transform duration-150', isOpen && 'rotate-180')}
          />
        </PositionHead>
        <span className="mt-1.5 flex justify-between gap-2 text-xs text-fg-3">
          <span>{record.closeReason !== null && t(`positions.by_${record.closeReason}`)}</span>
          <span className="num">{serverMoment(record.closeTime)}</span>
        </span>
      </button>
      {isOpen && <ClosedDetails record={record} book={book} />}
    </article>
  )
}

function ClosedDetails({ record, book }: { record: Position; book: Book }) {
  const { t } = useTranslation()
  const [isSharing, setIsSharing] = useState(false)
  const { result, parts } = record
  const [only] = parts
  const close = parts.length === 1 ? only : undefined
  // No one receipt is of several closes together.
  const [proof, setProof] = useState<PictureProof>(close === undefined ? 'unproven' : 'none')
  return (
    <div className="flex flex-col gap-3 px-4 pb-4">
      {result !== null && close !== undefined && (
        <CloseSeal record={record} result={result} close={close} onPicture={setProof} />
      )}
      {result !== null && <ResultSum result={result} />}
      <Facts
        items={[
          ...useTradeFacts(record),
          { label: t('positions.openedTime'), value: serverExact(record.openTime) },
          { label: t('positions.closedTime'), value: serverExact(record.closeTime) },
        ]}
      />
      {parts.length > 1 && <Parts record={record} />}
      {result !== null && (
        <Button kind="soft" size="md" disabled={proof === 'none'} onClick={() => setIsSharing(true)}>
          <Share2 aria-hidden className="size-4" />
          {t('words.share')}
        </Button>
      )}
      {result !== null && proof !== 'none' && (
        <Sheet open={isSharing} onOpenChange={setIsSharing} title={t('words.share')}>
          <SharePanel
            result={ofResult(record, result, book, proof)}
            receipt={close && { bookId: bookIdOf(record.id), sequence: close.sequence }}
          />
        </Sheet>
      )}
    </div>
  )
}

type CloseSealProps = {
  record: Position
  result: NonNullable<Position['result']>
  close: Position['parts'][number]
  onPicture: (proof: PictureProof) => void
}

/** The checks of the receipt, against the figures that the row shows. */
function CloseSeal({ record, result, close, onPicture }: CloseSealProps) {
  const { id } = record
  const { sequence, place } = close
  const outcome = useMemo(
    () => outcomeOfCloses([{ position: record, part: { ...close, ...result } }]) ?? 'failed',
    [record, close, result],
  )
  const closes = useMemo(() => [{ positionId: id, sequence, place }], [id, sequence, place])
  return (
    <ResultCard
      sealOnly
      outcome={outcome}
      bookId={bookIdOf(id)}
      sequence={sequence}
      closes={closes}
      onLeave={() => undefined}
      onPicture={onPicture}
    />
  )
}

const receiptOf = ({ id }: Position, sequence: number): string =>
  pathTo('receipt', { bookId: bookIdOf(id), sequence: String(sequence) })

/** How the result comes about: a column that adds up, to the last decimal. */
function ResultSum({ result }: { result: NonNullable<Position['result']> }) {
  const { t } = useTranslation()
  const { profit, openingFee, closingFee, liquidationFee, funding, insurance, net } = result
  const line = (label: string, value: string) => ({
    label,
    value: <Money value={value} places={exactPlaces(value)} sign private />,
  })
  const cost = (label: string, value: string) => line(label, negated(value))
  const isSome = (value: string): boolean => /[1-9]/.test(value)
  return (
    <Facts
      inset
      items={[
        line(t('receipts.fromPrice'), profit),
        cost(t('entries.opening_fee'), openingFee),
        cost(t('entries.closing_fee'), closingFee),
        ...(isSome(liquidationFee) ? [cost(t('entries.liquidation_fee'), liquidationFee)] : []),
        ...(isSome(funding) ? [cost(t('words.funding'), funding)] : []),
        ...(isSome(insurance) ? [line(t('entries.insurance'), insurance)] : []),
        {
          label: t('positions.netResult'),
          value: <Money value={net} places={exactPlaces(net)} sign tone private />,
          isTotal: true,
        },
      ]}
    />
  )
}

const negated = (value: string): string => printDecimal(-decimal(value))

/** What was traded at which prices, and on which margin. */
function useTradeFacts(record: Position) {
  const { t } = useTranslation()
  const tick = useSymbol(record.symbol)?.priceTick
  const { result } = record
  if (result === null) return []
  return [
    { label: t('words.entryPrice'), value: <Price value={result.entryPrice} tick={tick} /> },
    { label: t('words.exitPrice'), value: <Price value={result.exitPrice} tick={tick} /> },
    {
      label: t('words.quantity'),
      value: <Money value={result.quantity} unit={baseOf(record.symbol)} places={18} trim private />,
    },
    { label: t('positions.marginPutUp'), value: <Money value={result.margin} private /> },
  ]
}

/** As its card says it. `isPart`: something was left. */
const howClosed = ({ reason }: Position['parts'][number], isPart: boolean) =>
  isPart && reason === 'user' ? 'receipts.closedPart' : (`positions.by_${reason}` as const)

/** Each close by itself: all of them add up to the result of the position. Of very many the latest are shown. */
function Parts({ record }: { record: Position }) {
  const { t } = useTranslation()
  const { parts, closes } = record
  const tick = useSymbol(record.symbol)?.priceTick
  return (
    <section aria-label={t('positions.closes')} className="-mx-4">
      <h3 className="flex justify-between gap-3 px-4 pb-1 text-xs text-fg-3">
        <span>
          {parts.length < closes
            ? t('positions.latestCloses', { shown: parts.length, all: closes })
            : t('positions.closes')}
        </span>
        <span aria-hidden>{t('positions.receipt')}</span>
      </h3>
      {parts.map((part, index) => (
        <Row
          key={`${part.sequence}.${part.place}`}
          to={receiptOf(record, part.sequence)}
          icon={<FileCheck aria-label={t('positions.receipt')} className="size-5" />}
          title={
            <span className="num text-sm">
              {quantityText(part.quantity)} {baseOf(record.symbol)} @ <Price value={part.exitPrice} tick={tick} />
            </span>
          }
          sub={`${t(howClosed(part, index < parts.length - 1))} · ${serverMoment(part.time)}`}
          right={<Amount value={part.net} sign tone private className="text-sm" />}
          rightSub={<Change value={part.yield} />}
        />
      ))}
    </section>
  )
}
