import { clsx } from 'clsx'
import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react'
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { haptic } from '@touchstone/app/feedback/haptic'
import { nameOfSymbol } from '@touchstone/app/market/symbol-names'
import { useFavourites, useOrderFavourites } from '@touchstone/app/market/favourites'
import { IconButton } from '../ui/IconButton.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Screen } from '../ui/Screen.tsx'
import { SkeletonRows } from '../ui/SkeletonRows.tsx'
import { SymbolIcon } from '../ui/SymbolIcon.tsx'
import { moved, shiftOf } from '@touchstone/app/market/list-order'
import { NoFavourites } from './NoFavourites.tsx'
import { useDragOrder } from './use-drag-order.ts'

/** Puts the favourites in order, by a handle or by buttons. What is done counts at once. */
export function FavouritesOrder() {
  const { t } = useTranslation()
  return (
    <Screen bare title={t('market.order')} back>
      <p className="px-4 pt-1 pb-3 text-sm text-fg-2">{t('market.orderText')}</p>
      <Loaded
        query={useFavourites()}
        skeleton={<SkeletonRows count={4} />}
        isEmpty={(symbols) => symbols.length === 0}
        empty={<NoFavourites />}
      >
        {(symbols) => <OrderedList symbols={symbols} />}
      </Loaded>
    </Screen>
  )
}

function OrderedList({ symbols }: { symbols: readonly string[] }) {
  const { t } = useTranslation()
  const order = useOrderFavourites()
  const [last, setLast] = useState<string>()
  const pressed = useRef<HTMLElement>(undefined)
  const move = (from: number, to: number): void => {
    haptic()
    setLast(symbols[from])
    order(moved(symbols, from, to))
  }
  const { drag, handleOf } = useDragOrder(symbols.length, move)
  // A row that changes its place in the document loses the focus.
  useLayoutEffect(() => {
    pressed.current?.focus()
    pressed.current = undefined
  }, [symbols])
  const place = last === undefined ? -1 : symbols.indexOf(last)
  return (
    <>
      <ul aria-label={t('market.favourites')} className="bg-surface">
        {symbols.map((symbol, index) => (
          <Line
            key={symbol}
            symbol={symbol}
            isHeld={drag?.from === index}
            handle={handleOf(index)}
            canGo={{ up: index > 0, down: index < symbols.length - 1 }}
            onStep={(step, button) => {
              pressed.current = button
              move(index, index + step)
            }}
            // Rows that make room glide; the held one is where the finger is, and all lie still once it is let go.
            className={clsx(drag !== undefined && drag.from !== index && 'transition-transform duration-150')}
            style={{ transform: drag === undefined ? undefined : `translateY(${shiftOf(index, drag) * 100}%)` }}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {place < 0 ? '' : t('market.moved', { symbol: last ?? '', place: place + 1, all: symbols.length })}
      </p>
    </>
  )
}

type LineProps = Pick<ComponentProps<'li'>, 'className' | 'style'> & {
  symbol: string
  isHeld: boolean
  handle: ComponentProps<'span'>
  canGo: { up: boolean; down: boolean }
  onStep: (step: 1 | -1, button: HTMLElement) => void
}

function Line({ symbol, isHeld, handle, canGo, onStep, className, style }: LineProps) {
  const { t } = useTranslation()
  const [base, quote] = symbol.split('/')
  const arrow = (way: 'up' | 'down') => (
    <IconButton
      label={t(way === 'up' ? 'market.moveUp' : 'market.moveDown', { symbol })}
      icon={way === 'up' ? <ChevronUp className="size-5" /> : <ChevronDown className="size-5" />}
      // It keeps the focus at the end of the list too.
      aria-disabled={!canGo[way]}
      className="aria-disabled:text-fg-3/50"
      onClick={({ currentTarget }) => {
        if (canGo[way]) onStep(way === 'up' ? -1 : 1, currentTarget)
      }}
    />
  )
  return (
    <li
      style={style}
      className={clsx(
        'flex min-h-16 items-center border-b border-border pr-1 pl-4',
        isHeld ? 'relative z-10 bg-surface-2 shadow-raised' : 'bg-surface last:border-b-0',
        className,
      )}
    >
      <SymbolIcon symbol={symbol} />
      <span className="min-w-0 flex-1 px-2.5">
        <span className="block truncate text-base font-semibold">
          {base}
          <span className="text-xs font-medium text-fg-3">/{quote}</span>
        </span>
        <span className="block truncate text-xs text-fg-3">{nameOfSymbol(symbol)}</span>
      </span>
      {arrow('up')}
      {arrow('down')}
      <span
        {...handle}
        aria-hidden
        className="grid w-11 shrink-0 cursor-grab touch-none place-items-center self-stretch text-fg-3 active:cursor-grabbing"
      >
        <GripVertical className="size-5" />
      </span>
    </li>
  )
}
