import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useTicksOf } from '@touchstone/app/live/use-tick'
import type { Book } from '@touchstone/app/books/book'
import { useSymbol } from '@touchstone/app/market/symbols.queries'
import { Card } from '../ui/Card.tsx'
import { ProtectionNotice } from '../protection/ProtectionNotice.tsx'
import { Screen } from '../ui/Screen.tsx'
import { AccountStrip } from './AccountStrip.tsx'
import { DemoBar } from '../demo/DemoBar.tsx'
import { FundsHint } from './FundsHint.tsx'
import { usePreviewContext } from '@touchstone/app/previews/preview-context.queries'
import { HeldLists } from './HeldLists.tsx'
import { OrderButton } from '../orders/OrderButton.tsx'
import { OrderForm } from '../orders/OrderForm.tsx'
import { PriceHead } from './PriceHead.tsx'
import { TradedSymbolPicker } from './TradedSymbolPicker.tsx'
import { TradeLinks } from './TradeLinks.tsx'
import { symbolsOf } from '@touchstone/app/previews/use-live-facts'
import { firstOrderAmount } from '@touchstone/app/orders/first-order'
import { useOrderDraft } from '@touchstone/app/orders/use-order-draft'
import { type HeldList, useTradeAddress } from '../orders/use-trade-address.ts'
import { useTradeNews } from '@touchstone/app/orders/use-trade-news'

const toTop = (): void => {
  globalThis.scrollTo({ top: 0, behavior: 'smooth' })
}

/** Trading contracts in one book: the order form, and below it what is open. */
export function TradeScreen({ book }: { book: Book }) {
  const { t } = useTranslation()
  const [{ symbol, direction, list }, go] = useTradeAddress()
  const listed = useSymbol(symbol)
  const contextQuery = usePreviewContext(book, symbol)
  const context = contextQuery.data
  const order = useOrderDraft(symbol, direction, book === 'demo' ? firstOrderAmount() : '')
  const holdings = useRef<HTMLDivElement>(null)
  useTicksOf([...new Set([symbol, ...symbolsOf(context)])])
  useTradeNews(book)
  const toList = (shown: HeldList): void => {
    go({ list: shown })
    holdings.current?.scrollIntoView({ behavior: 'smooth' })
  }
  const addTo = (position: { symbol: string; direction: 'long' | 'short'; marginMode: 'isolated' | 'cross' }): void => {
    order.change({ marginMode: position.marginMode })
    go({ symbol: position.symbol, direction: position.direction })
    toTop()
  }
  return (
    <Screen
      back={book === 'demo'}
      title={<TradedSymbolPicker symbol={symbol} onChange={(next) => go({ symbol: next })} />}
      right={<TradeLinks symbol={symbol} book={book} />}
      footer={
        <OrderButton
          book={book}
          order={order}
          contextQuery={contextQuery}
          onPlaced={(placed) => {
            order.clear()
            toList(placed)
          }}
          onOrders={() => toList('orders')}
        />
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
      <PriceHead symbol={symbol} listed={listed} />
      <Card padded>
        <h2 className="sr-only">{t('positions.newOrder')}</h2>
        <OrderForm
          book={book}
          order={order}
          context={context}
          onDirection={(next) => {
            go({ direction: next })
          }}
        />
      </Card>
      <AccountStrip book={book} context={context} />
      <div ref={holdings} className="scroll-mt-[calc(var(--below-bar)+3rem)]">
        <HeldLists
          book={book}
          context={context}
          list={list}
          onList={(next) => go({ list: next })}
          onAddTo={addTo}
          onNew={toTop}
        />
      </div>
    </Screen>
  )
}
