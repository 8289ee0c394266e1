import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { api } from '@touchstone/app/api/api'
import { useAct } from '@touchstone/app/api/act'
import type { Book } from '@touchstone/app/books/book'
import { useBalances, useContractBalance } from '@touchstone/app/wallets/wallets.queries'
import { Amount } from '../ui/Amount.tsx'
import { Available } from '../ui/Available.tsx'
import { AmountField } from '../ui/AmountField.tsx'
import { BookSwitch } from '../books/BookSwitch.tsx'
import { Button } from '../ui/Button.tsx'
import { ConfirmSheet } from '../ui/ConfirmSheet.tsx'
import { Failure } from '../ui/Failure.tsx'
import type { Fact } from '../ui/Facts.tsx'
import { PercentChips } from '../ui/PercentChips.tsx'
import { RefreshFailed } from '../ui/RefreshFailed.tsx'
import { Screen } from '../ui/Screen.tsx'
import { useTall } from '../ui/use-tall.ts'
import { AccountsCard } from './AccountsCard.tsx'
import {
  type AvailableIn,
  checkAmount,
  currency,
  leftAfter,
  likelyFrom,
  otherSide,
  partOf,
  percentOf,
  places,
  type Side,
} from '@touchstone/app/transfers/transfer-form'
import { changedQuery } from '@touchstone/app/forms/changed-query'
import type { TransferReply } from './TransferDone.tsx'

type TransferFormProps = { book: Book; onDone: (reply: TransferReply) => void }

/** From where to where, and how much. */
export function TransferForm({ book, onDone }: TransferFormProps) {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const { available, error, isOld, isFetching, retry } = useAvailable(book)
  const [typed, setTyped] = useState('')
  const [confirmed, setConfirmed] = useState('')
  const [isOpen, setOpen] = useState(false)
  const { transfer, refresh } = useTransfer(onDone)

  const chosen = query.get('from')
  const from: Side = chosen === 'balance' || chosen === 'contract' ? chosen : likelyFrom(available)
  const to = otherSide(from)
  const most = available[from]
  const facts = useTransferFacts(from, confirmed, most)
  const checked = checkAmount(typed, most)
  const reasons = {
    good: undefined,
    unfinished: t('transfers.enterAmount'),
    nothing_available: t('transfers.nothingAvailable'),
    too_much: t('transfers.tooMuch'),
  }
  const swap = (): void => {
    setTyped('')
    setQuery((old) => changedQuery(old, { from: to }), { replace: true })
  }
  const review = (): void => {
    if (checked.kind !== 'good') return
    transfer.reset()
    setConfirmed(checked.amount)
    setOpen(true)
  }
  return (
    <Screen
      title={t('transfers.title')}
      back
      footer={
        <Button wide reason={reasons[checked.kind]} onClick={review}>
          {t('transfers.act')}
        </Button>
      }
    >
      <BookSwitch />
      {error === null ? (
        <>
          {isOld && <RefreshFailed onRetry={retry} />}
          <AccountsCard from={from} available={available} onSwap={swap} />
          <TransferAmount typed={typed} onType={setTyped} most={most} fault={checked.kind} />
        </>
      ) : (
        <Failure error={error} onRetry={retry} busy={isFetching} />
      )}
      <ConfirmSheet
        open={isOpen}
        onOpenChange={setOpen}
        title={t('transfers.confirmTitle')}
        facts={facts}
        confirmLabel={t('transfers.act')}
        busy={transfer.isPending}
        error={transfer.error}
        onConfirm={() => {
          transfer.mutate({ book, from, to, currency, amount: confirmed }, { onError: refresh })
        }}
      />
    </Screen>
  )
}

/** What may leave each account. An error counts only while nothing at all is known. */
function useAvailable(book: Book) {
  const balances = useBalances(book)
  const contract = useContractBalance(book)
  const balance = balances.data?.balances.find((each) => each.currency === currency)?.balance
  const available: AvailableIn = { balance: balance ?? null, contract: contract.data?.free ?? null }
  return {
    available,
    error: balances.data !== undefined && contract.data !== undefined ? null : (balances.error ?? contract.error),
    isOld: balances.error !== null || contract.error !== null,
    isFetching: balances.isFetching || contract.isFetching,
    retry: (): void => {
      void balances.refetch()
      void contract.refetch()
    },
  }
}

/** Moves the amount; `refresh` reads again what a transfer changes. */
function useTransfer(onDone: (reply: TransferReply) => void) {
  const queries = useQueryClient()
  const refresh = (): void => {
    for (const noun of ['wallets', 'ledger', 'positions']) void queries.invalidateQueries({ queryKey: [noun] })
  }
  const transfer = useAct({
    call: api.transfer,
    onDone: (reply) => {
      refresh()
      onDone(reply)
    },
    inPlace: true,
  })
  return { transfer, refresh }
}

/** What the person confirms. */
function useTransferFacts(from: Side, amount: string, most: string | null): Fact[] {
  const { t } = useTranslation()
  return [
    { label: t('words.amount'), value: <Amount value={amount} currency={currency} places={places} trim /> },
    { label: t('words.from'), value: t(`wallets.account.${from}`) },
    { label: t('words.to'), value: t(`wallets.account.${otherSide(from)}`) },
    {
      label: t('transfers.leftAvailable'),
      value: <Amount value={leftAfter(most, amount)} currency={currency} private />,
    },
  ]
}

type TransferAmountProps = {
  typed: string
  onType: (typed: string) => void
  most: string | null
  fault: ReturnType<typeof checkAmount>['kind']
}

function TransferAmount({ typed, onType, most, fault }: TransferAmountProps) {
  const { t } = useTranslation()
  const isTall = useTall()
  const take = (percent: number): void => {
    if (most !== null) onType(partOf(most, percent))
  }
  return (
    <div className={clsx('flex flex-1 flex-col gap-3', isTall && 'justify-end')}>
      <AmountField
        hero
        inline={isTall}
        label={t('words.amount')}
        value={typed}
        onChange={onType}
        unit={currency}
        places={places}
        hint={<Available value={most} />}
        error={fault === 'too_much' ? t('transfers.tooMuch') : undefined}
        onMax={most === null ? undefined : () => take(100)}
        between={
          <PercentChips
            className="mt-3"
            onPick={take}
            value={percentOf(typed, most)}
            disabled={most === null || fault === 'nothing_available'}
          />
        }
      />
    </div>
  )
}
