import { useRef, useState } from 'react'
import { useTicksOf } from '@touchstone/app/live/use-tick'
import type { Book } from '@touchstone/app/books/book'
import { useSymbol } from '@touchstone/app/market/symbols.queries'
import { ProtectionNotice } from '../protection/ProtectionNotice.tsx'
import { Screen } from '../ui/Screen.tsx'
import { AccountStrip } from './AccountStrip.tsx'
import { DemoBar } from '../demo/DemoBar.tsx'
import { FundsHint } from './FundsHint.tsx'
import { usePreviewContext } from '@touchstone/app/previews/preview-context.queries'
import { HeldLists } from './HeldLists.tsx'
import { OrderButton } from '../orders/OrderButton.tsx'
import { type OpenedNow, OpenStrip } from './OpenStrip.tsx'
import { focusField } from '../orders/focus-field.ts'
import { Ticket } from './Ticket.tsx'
import { PriceHead } from './PriceHead.tsx'
import { TradeTitle } from './TradeTitle.tsx'
import { TradeLinks } from './TradeLinks.tsx'
import { symbolsOf } from '@touchstone/app/previews/use-live-facts'
import { useOrderEstimate } from '@touchstone/app/orders/use-order-estimate'
import { useArriveAtForm } from './use-arrive-at-form.ts'
import { useInSight } from './use-in-sight.ts'
import { firstOrderAmount } from '@touchstone/app/orders/first-order'
import { useOrderDraft } from '@touchstone/app/orders/use-order-draft'
import { type HeldList, useTradeAddress } from '../orders/use-trade-address.ts'
import { useTradeNews } from '@touchstone/app/orders/use-trade-news'

const toTop = (): void => {
  globalThis.scrollTo({ top: 0, behavior: 'smooth' })
}

/** Trading contracts in one book: the order form, and below it what is open. */
export function TradeScreen({ book }: { book: Book }) {
  const [{ symbol, direction, list }, go] = useTradeAddress()
  const listed = useSymbol(symbol)
  const contextQuery = usePreviewContext(book, symbol)
  const context = contextQuery.data
  const order = useOrderDraft(symbol, direction, book === 'demo' ? firstOrderAmount() : '')
  const estimate = useOrderEstimate(order.draft, context)
  const head = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLDivElement>(null)
  const holdings = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<OpenedNow>()
  const isCompact = !useInSight(head)
  const isAway = useInSight(holdings, { part: 0.6, unknown: false })
  useTicksOf([...new Set([symbol, ...symbolsOf(context)])])
  useTradeNews(book)
  useArriveAtForm(form, toTop)
  const toList = (shown: HeldList): void => {
    go({ list: shown })
    holdings.current?.scrollIntoView({ behavior: 'smooth' })
  }
  const addTo = (position: { symbol: string; direction: 'long' | 'short'; marginMode: 'isolated' | 'cross' }): void => {
    order.change({ marginMode: position.marginMode })
    go({ symbol: position.symbol, direction: position.direction })
    toTop()
  }
  const strip = opened?.symbol === symbol && (
    <OpenStrip book={book} opened={opened} context={context} isHidden={isAway} onShow={() => toList('positions')} />
  )
  return (
    <Screen
      back={book === 'demo'}
      title={
        <TradeTitle symbol={symbol} listed={listed} isCompact={isCompact} onChange={(next) => go({ symbol: next })} />
      }
      right={<TradeLinks symbol={symbol} book={book} />}
      footer={
        <>
          {strip}
          <OrderButton
            book={book}
            order={order}
            contextQuery={contextQuery}
            estimate={estimate}
            isAway={isAway}
            onNew={toTop}
            onField={(place) => focusField(form.current, place)}
            onPlaced={(placed) => {
              const { marginMode } = order.draft
              order.clear()
              if (placed === 'orders') return toList(placed)
              // Its line lands on the chart.
              setOpened({ symbol, direction, marginMode })
              go({ list: placed })
              toTop()
            }}
            onOrders={() => toList('orders')}
          />
        </>
      }
    >
      {book === 'demo' ? (
        <DemoBar context={context} />
      ) : (
        <>
          <ProtectionNotice feature="positions" />
          <FundsHint context={context} />
        </>
      )}
      <div ref={head}>
        <PriceHead symbol={symbol} listed={listed} />
      </div>
      <Ticket
        book={book}
        order={order}
        context={context}
        estimate={estimate}
        listed={listed}
        form={form}
        onDirection={(next) => go({ direction: next })}
      />
      <AccountStrip book={book} context={context} />
      <div ref={holdings} className="scroll-mt-[calc(var(--below-bar)+3rem)]">
        <HeldLists book={book} context={context} list={list} onList={(next) => go({ list: next })} onAddTo={addTo} />
      </div>
      {/* So that nothing ends below the strip. */}
      {strip !== false && <div className="h-9" />}
    </Screen>
  )
}
