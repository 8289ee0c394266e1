import { History } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { type Book, bookParameter } from '@touchstone/app/books/book'
import { messageOf } from '@touchstone/app/feedback/failures'
import { pathTo } from '../routes/paths.ts'
import { useCurrencies } from '@touchstone/app/setup/setup.queries'
import { useBalances } from '@touchstone/app/wallets/wallets.queries'
import { BookSwitch } from '../books/BookSwitch.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Failure } from '../ui/Failure.tsx'
import { ProtectionNotice } from '../protection/ProtectionNotice.tsx'
import { RefreshFailed } from '../ui/RefreshFailed.tsx'
import { Screen } from '../ui/Screen.tsx'
import { ConfirmExchange } from './ConfirmExchange.tsx'
import { ContractHint } from './ContractHint.tsx'
import type { Exchanged } from './ExchangeDone.tsx'
import { checkPay, choosing, type Pair, readPair } from '@touchstone/app/exchange/exchange-form'
import { useQuote } from '@touchstone/app/exchange/exchange.queries'
import { PayField } from './PayField.tsx'
import { isAmountFault } from '@touchstone/app/exchange/quote-life'
import { QuoteLine } from './QuoteLine.tsx'
import { ReceiveField } from './ReceiveField.tsx'
import { changedQuery } from '@touchstone/app/forms/changed-query'
import { SwapButton } from './SwapButton.tsx'

type ExchangeFormProps = { book: Book; onDone: (exchanged: Exchanged) => void; onLeave: () => void }

/** Both currencies and the amount; below them the current quote. */
export function ExchangeForm({ book, onDone, onLeave }: ExchangeFormProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [isOpening, setOpening] = useState(false)
  const order = useExchangeOrder(book, isOpen)
  const { pair, checked, live, available } = order
  const review = async (): Promise<void> => {
    setOpening(true)
    // The person gets the whole time of a quote to decide on it.
    setOpen(await live.renew())
    setOpening(false)
  }
  const reason = (): string | undefined => {
    if (checked.kind === 'unfinished') return t('exchange.enterAmount')
    if (checked.kind === 'too_much') return t('exchange.tooMuch', { currency: pair.from })
    if (isAmountFault(live.error)) return t('exchange.checkAmount')
    if (live.error !== null) return t('exchange.noQuote')
    return live.quote === undefined ? t('exchange.quoting') : undefined
  }
  return (
    <Screen
      title={t('exchange.title')}
      back
      right={<HistoryLink book={book} />}
      footer={
        <Button wide busy={isOpening} reason={reason()} onClick={() => void review()}>
          {t('exchange.review')}
        </Button>
      }
    >
      <BookSwitch />
      {book === 'real' && <ProtectionNotice feature="exchange" />}
      {order.loadError === null ? (
        <>
          {order.isOld && <RefreshFailed onRetry={order.retryBalances} />}
          <ExchangeFields order={order} />
          <ContractHint book={book} currency={pair.from} available={available} />
          <QuoteLine live={live} pair={pair} isAsked={checked.kind !== 'unfinished'} isPaused={isOpen} />
        </>
      ) : (
        <Failure error={order.loadError} busy={order.isFetching} onRetry={order.retry} />
      )}
      <ConfirmExchange book={book} live={live} open={isOpen} onOpenChange={setOpen} onDone={onDone} onLeave={onLeave} />
    </Screen>
  )
}

function HistoryLink({ book }: { book: Book }) {
  const { t } = useTranslation()
  return (
    <Link
      to={pathTo('exchangeRecords', { book: bookParameter(book) })}
      aria-label={t('exchange.recordsTitle')}
      className="grid size-11 place-items-center rounded-full active:bg-surface-2"
    >
      <History aria-hidden className="size-5" />
    </Link>
  )
}

/** What is typed and chosen, what the person holds of it, and the quote for it. */
function useExchangeOrder(book: Book, isReviewed: boolean) {
  const [query, setQuery] = useSearchParams()
  const currencies = useCurrencies()
  const balances = useBalances(book)
  const [typed, setTyped] = useState('')
  const exchangeable = (currencies.data ?? []).filter((each) => each.exchangeable)
  const pair = readPair(
    query,
    exchangeable.map(({ currency }) => currency),
  )
  const held = balances.data?.balances
  const available = held?.find(({ currency }) => currency === pair.from)?.balance ?? null
  const checked = checkPay(typed, available)
  const live = useQuote({ book, ...pair, pay: checked.kind === 'unfinished' ? undefined : checked.pay }, isReviewed)
  const go = (next: Pair, pay: string): void => {
    setTyped(pay)
    setQuery((old) => changedQuery(old, { from: next.from, to: next.to }), { replace: true })
  }
  return {
    typed,
    setTyped,
    exchangeable,
    pair,
    held,
    available,
    checked,
    live,
    choose: (side: 'from' | 'to', currency: string): void => {
      const next = choosing(pair, side, currency)
      go(next, next.from === pair.from ? typed : '')
    },
    swap: (): void => go({ from: pair.to, to: pair.from }, live.quote?.receive ?? ''),
    loadError: held === undefined ? balances.error : exchangeable.length === 0 ? currencies.error : null,
    isOld: balances.error !== null,
    isFetching: balances.isFetching || currencies.isFetching,
    retryBalances: (): void => void balances.refetch(),
    retry: (): void => {
      void balances.refetch()
      void currencies.refetch()
    },
  }
}

function ExchangeFields({ order }: { order: ReturnType<typeof useExchangeOrder> }) {
  const { t } = useTranslation()
  const { typed, setTyped, exchangeable, pair, held, available, checked, live, choose, swap } = order
  const fault = isAmountFault(live.error) ? messageOf(live.error) : undefined
  return (
    <Card padded className="flex flex-col">
      <PayField
        typed={typed}
        onType={setTyped}
        places={exchangeable.find(({ currency }) => currency === pair.from)?.places ?? 6}
        currency={pair.from}
        available={available}
        held={held}
        currencies={exchangeable}
        error={checked.kind === 'too_much' ? t('exchange.tooMuch', { currency: pair.from }) : fault}
        onCurrency={(currency) => choose('from', currency)}
      />
      <SwapButton onSwap={swap} />
      <ReceiveField
        live={live}
        isAsked={checked.kind !== 'unfinished'}
        currency={pair.to}
        held={held}
        currencies={exchangeable}
        onCurrency={(currency) => choose('to', currency)}
      />
    </Card>
  )
}
