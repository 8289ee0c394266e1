import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useTicksOf } from '../live/use-tick.ts'
import type { Book } from '../platform/book.ts'
import { useSymbol } from '../queries/symbols.ts'
import { Card } from '../ui/Card.tsx'
import { ProtectionNotice } from '../ui/ProtectionNotice.tsx'
import { Screen } from '../ui/Screen.tsx'
import { AccountStrip } from './AccountStrip.tsx'
import { DemoBar } from './DemoBar.tsx'
import { FundsHint } from './FundsHint.tsx'
import { useGround } from './ground.queries.ts'
import { Holdings } from './Holdings.tsx'
import { OrderButton } from './OrderButton.tsx'
import { OrderForm } from './OrderForm.tsx'
import { PriceHead } from './PriceHead.tsx'
import { SymbolPicker } from './SymbolPicker.tsx'
import { TradeLinks } from './TradeLinks.tsx'
import { symbolsOf } from './use-live-facts.ts'
import { useOrderDraft } from './use-order-draft.ts'
import { useTradeAddress } from './use-trade-address.ts'
import { useTradeNews } from './use-trade-news.ts'

const toTop = (): void => {
  globalThis.scrollTo({ top: 0, behavior: 'smooth' })
}

/** Trading contracts in one book: the order form, and below it what is open. */
export function TradeScreen({ book }: { book: Book }) {
  const { t } = useTranslation()
  const [{ symbol, direction, list }, go] = useTradeAddress()
  const listed = useSymbol(symbol)
  const groundQuery = useGround(book, symbol)
  const ground = groundQuery.data
  const order = useOrderDraft(symbol, direction)
  const holdings = useRef<HTMLDivElement>(null)
  useTicksOf([...new Set([symbol, ...symbolsOf(ground)])])
  useTradeNews(book)
  const addTo = (position: { symbol: string; direction: 'long' | 'short'; marginMode: 'isolated' | 'cross' }): void => {
    order.change({ marginMode: position.marginMode })
    go({ symbol: position.symbol, direction: position.direction })
    toTop()
  }
  return (
    <Screen
      back={book === 'demo'}
      title={<SymbolPicker symbol={symbol} onChange={(next) => go({ symbol: next })} />}
      right={<TradeLinks symbol={symbol} book={book} />}
      footer={
        <OrderButton
          book={book}
          order={order}
          groundQuery={groundQuery}
          onPlaced={(placed) => {
            order.clear()
            go({ list: placed })
            holdings.current?.scrollIntoView({ behavior: 'smooth' })
          }}
        />
      }
    >
      {book === 'demo' ? (
        <DemoBar ground={ground} />
      ) : (
        <>
          <ProtectionNotice feature="positions" />
          <FundsHint ground={ground} />
        </>
      )}
      <PriceHead symbol={symbol} listed={listed} />
      <Card padded>
        <h2 className="sr-only">{t('positions.newOrder')}</h2>
        <OrderForm
          book={book}
          order={order}
          ground={ground}
          onDirection={(next) => {
            go({ direction: next })
          }}
        />
      </Card>
      <AccountStrip book={book} ground={ground} />
      <div ref={holdings} className="scroll-mt-24">
        <Holdings
          book={book}
          ground={ground}
          list={list}
          onList={(next) => go({ list: next })}
          onAddTo={addTo}
          onNew={toTop}
        />
      </div>
    </Screen>
  )
}
