import { useTranslation } from 'react-i18next'
import { type Book, bookParameter } from '@touchstone/app/books/book'
import { type Position, useOpenPositions } from '@touchstone/app/positions/positions.queries'
import { useOpenOrders } from '@touchstone/app/orders/orders.queries'
import { pathTo } from '../routes/paths.ts'
import { Empty } from '../ui/Empty.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { CloseAllButton } from './CloseAllButton.tsx'
import type { PreviewContext } from '@touchstone/app/previews/preview-context.queries'
import { OrderCard } from '../orders/OrderCard.tsx'
import { PositionCard } from './PositionCard.tsx'
import type { HeldList } from '../orders/use-trade-address.ts'

type HeldListsProps = {
  book: Book
  context: PreviewContext | undefined
  list: HeldList
  onList: (list: HeldList) => void
  onAddTo: (position: Position) => void
}

/** What is open in the book: positions, and orders that rest or wait. */
export function HeldLists({ book, context, list, onList, onAddTo }: HeldListsProps) {
  const { t } = useTranslation()
  const positions = useOpenPositions(book)
  const orders = useOpenOrders(book)
  const history = (
    <LinkButton
      kind="ghost"
      size="md"
      className="self-center"
      to={pathTo('contractRecords', { book: bookParameter(book) })}
    >
      {t('positions.recordsTitle')}
    </LinkButton>
  )
  return (
    <section aria-label={t('positions.holdings')} className="flex flex-col gap-3">
      <div className="flex items-end justify-between gap-2 border-b border-border">
        <div className="-mb-px min-w-0">
          <Tabs
            label={t('positions.holdings')}
            value={list}
            onChange={onList}
            items={[
              { value: 'positions', label: t('words.positions'), count: positions.data?.length },
              { value: 'orders', label: t('words.orders'), count: orders.data?.length },
            ]}
          />
        </div>
        {list === 'positions' && (positions.data?.length ?? 0) > 0 && <CloseAllButton book={book} context={context} />}
      </div>
      {list === 'positions' ? (
        <Loaded
          query={positions}
          skeleton={<Skeleton className="h-56 rounded-lg!" />}
          isEmpty={(held) => held.length === 0}
          empty={<Empty title={t('positions.noPositions')} text={t('positions.noPositionsText')} />}
        >
          {(held) => (
            <ul className="flex flex-col gap-3">
              {held.map((position) => (
                <li key={position.id}>
                  <PositionCard book={book} record={position} context={context} onAddTo={() => onAddTo(position)} />
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      ) : (
        <Loaded
          query={orders}
          skeleton={<Skeleton className="h-36 rounded-lg!" />}
          isEmpty={(held) => held.length === 0}
          empty={<Empty title={t('positions.noOrders')} text={t('positions.noOrdersText')} />}
        >
          {(held) => (
            <ul className="flex flex-col gap-3">
              {held.map((order) => (
                <li key={order.id}>
                  <OrderCard order={order} />
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      )}
      {history}
    </section>
  )
}
