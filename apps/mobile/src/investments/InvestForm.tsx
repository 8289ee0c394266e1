import { clsx } from 'clsx'
import { CallRefused } from '@touchstone/client/call-failed'
import type { Api } from '@touchstone/wire/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { useAct } from '@touchstone/app/api/act'
import { api } from '@touchstone/app/api/api'
import { formFailure } from '@touchstone/app/feedback/act-failure'
import { moneyText, quantityText } from '@touchstone/app/format/print-money'
import {
  checkInvestment,
  mostOf,
  partOf,
  percentOf,
  placesOfAmount,
  takesPassword,
} from '@touchstone/app/investments/invest-form'
import {
  keepProductOrder,
  type ProductDetail,
  refreshInvestments,
} from '@touchstone/app/investments/investments.queries'
import { openingBar } from '@touchstone/app/protection/opening-bar'
import { useProtection } from '@touchstone/app/protection/protection.queries'
import { useBalances } from '@touchstone/app/wallets/wallets.queries'
import { PlayMoneyLine } from '../play-money/PlayMoneyLine.tsx'
import { ProtectionNotice } from '../protection/ProtectionNotice.tsx'
import { RiskSheet } from '../protection/RiskSheet.tsx'
import { useRiskWarning } from '../protection/use-risk-warning.ts'
import { pathTo } from '../routes/paths.ts'
import { AmountField } from '../ui/AmountField.tsx'
import { Available } from '../ui/Available.tsx'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PercentChips } from '../ui/PercentChips.tsx'
import { RefreshFailed } from '../ui/RefreshFailed.tsx'
import { useTall } from '../ui/use-tall.ts'
import { DeepScreen } from './DeepScreen.tsx'
import { InvestFacts } from './InvestFacts.tsx'
import { PasswordSheet } from './PasswordSheet.tsx'
import { useProductName } from './use-product-name.ts'

export type Bought = z.output<Api['buyProduct']['reply']>

type InvestFormProps = { product: ProductDetail; isOld: boolean; onBought: (bought: Bought) => void }

/** How much, what of it can be lost, and what can be earned. */
export function InvestForm({ product, isOld, onBought }: InvestFormProps) {
  const { t } = useTranslation()
  const nameOf = useProductName()
  const isTall = useTall()
  const balances = useBalances('real')
  const [typed, setTyped] = useState('')
  const [isPinOpen, setPinOpen] = useState(false)
  const buying = useBuying(onBought)
  const bar = openingBar(useProtection().data, 'strategies')
  const { currency } = product
  const held = balances.data?.balances
  const available = held === undefined ? null : (held.find((each) => each.currency === currency)?.balance ?? '0')
  const checked = checkInvestment(typed, product, available)
  const reason = useReason(checked, currency)
  const most = mostOf(product, available)
  const canTake = most !== null && /[1-9]/.test(partOf(most, 100, product))
  const amount = checked.kind === 'good' ? checked.amount : ''
  const asksForPassword = amount !== '' && takesPassword(amount, product)
  const go = (): void => {
    if (checked.kind !== 'good') return
    buying.before(() => {
      if (asksForPassword) setPinOpen(true)
      else buying.buy({ productId: product.id, amount: checked.amount })
    })
  }
  const change = (next: string): void => {
    buying.forget()
    setTyped(next)
  }
  const isShut = product.state !== 'on_sale'
  const refused = buying.error === null || isPinOpen ? undefined : formFailure(buying.error)
  return (
    <DeepScreen
      title={nameOf(product)}
      back
      footer={
        <>
          <Button
            wide
            busy={buying.isPending && !isPinOpen}
            reason={
              isShut
                ? t(`investments.state.${product.state}`)
                : bar === undefined
                  ? reason
                  : t(`protection.blocked_${bar}`)
            }
            onClick={go}
          >
            {t('investments.buy', { amount: quantityText(amount), currency })}
          </Button>
          <p className="text-center text-xs text-fg-2">
            {t('investments.freeCancel')} {asksForPassword && t('investments.thenPassword')}
          </p>
        </>
      }
    >
      {(isOld || balances.error !== null) && <RefreshFailed onRetry={() => void balances.refetch()} />}
      <ProtectionNotice feature="strategies" />
      {checked.kind === 'no_money' && <NoMoney />}
      <InvestFacts product={product} amount={amount === '' ? product.amountMin : amount} isTyped={amount !== ''} />
      <div className={clsx('flex flex-1 flex-col', isTall && 'justify-end')}>
        <AmountField
          hero
          inline={isTall}
          label={t('investments.amount')}
          value={typed}
          onChange={change}
          unit={currency}
          places={placesOfAmount(product)}
          hint={<Available value={available} currency={currency} />}
          error={refused ?? (checked.kind === 'unfinished' || checked.kind === 'no_money' ? undefined : reason)}
          onMax={most === null || !canTake ? undefined : () => change(partOf(most, 100, product))}
          between={
            <PercentChips
              className="mt-2"
              onPick={(percent) => change(most === null ? '' : partOf(most, percent, product))}
              value={percentOf(typed, most, product)}
              disabled={!canTake}
            />
          }
        />
      </div>
      <PasswordSheet
        open={isPinOpen}
        onOpenChange={(isOpen) => {
          setPinOpen(isOpen)
          buying.forget()
        }}
        from={moneyText(product.passwordFrom, { places: 0 })}
        currency={currency}
        error={buying.error}
        busy={buying.isPending}
        onPin={(withdrawalPassword) => buying.buy({ productId: product.id, amount, withdrawalPassword })}
      />
      <RiskSheet {...buying.riskSheet} />
    </DeepScreen>
  )
}

/** Sends the order, after the risk warning where it was not acknowledged. */
function useBuying(onBought: (bought: Bought) => void) {
  const { t } = useTranslation()
  const risk = useRiskWarning('real')
  const act = useAct({
    call: api.buyProduct,
    proofs: ['withdrawalPassword'],
    inPlace: true,
    onDone: ({ order }) => {
      keepProductOrder(order)
      refreshInvestments()
    },
    onward: onBought,
    away: { done: () => t('investments.waitingTitle'), failed: formFailure },
  })
  const buy = (request: Parameters<typeof act.mutate>[0]): void => {
    act.mutate(request, {
      onError: (failure) => {
        if (!(failure instanceof CallRefused)) return
        refreshInvestments()
        risk.refused(failure, () => {
          act.reset()
          buy(request)
        })
      },
    })
  }
  return {
    buy,
    before: risk.before,
    riskSheet: risk.sheet,
    error: act.error,
    isPending: act.isPending,
    forget: () => {
      if (act.error !== null) act.reset()
    },
  }
}

/** Why what is typed cannot be sent, with the figure that would pass. */
function useReason(checked: ReturnType<typeof checkInvestment>, currency: string): string | undefined {
  const { t } = useTranslation()
  const text = quantityText
  switch (checked.kind) {
    case 'good':
      return undefined
    case 'unfinished':
      return t('investments.enterAmount')
    case 'no_money':
      return t('investments.noMoney')
    case 'too_small':
      return t('investments.tooSmall', { amount: text(checked.minimum), currency })
    case 'too_large':
      return t('investments.tooLarge', { amount: text(checked.maximum), currency })
    case 'off_step':
      return t('investments.offStep', { below: text(checked.below), above: text(checked.above) })
    case 'not_left':
      return t('investments.notLeft', { amount: text(checked.left), currency })
    case 'too_much':
      return t('investments.tooMuch', { amount: moneyText(checked.available), currency })
  }
}

/** In a sandbox there is play money to begin with, right here. */
function NoMoney() {
  const { t } = useTranslation()
  return (
    <>
      <Notice
        action={
          <LinkButton kind="soft" size="sm" className="bg-surface!" to={pathTo('deposit')}>
            {t('investments.addMoney')}
          </LinkButton>
        }
      >
        {t('investments.noMoney')}
      </Notice>
      <PlayMoneyLine />
    </>
  )
}
