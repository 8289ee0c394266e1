import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { api } from '@touchstone/app/api/api'
import { formFailure } from '@touchstone/app/feedback/act-failure'
import { useDraft } from '@touchstone/app/forms/use-draft'
import { moneyText, quantityText } from '@touchstone/app/format/print-money'
import {
  checkInvestment,
  mostWithoutPassword,
  mostOf,
  partOf,
  percentOf,
  placesOfAmount,
  takesPassword,
} from '@touchstone/app/investments/invest-form'
import type { ProductDetail } from '@touchstone/app/investments/investments.queries'
import { nextUtcDay } from '@touchstone/app/investments/words'
import { openingBar } from '@touchstone/app/protection/opening-bar'
import { useProtection } from '@touchstone/app/protection/protection.queries'
import { useNow } from '@touchstone/app/time/use-now'
import { useBalances } from '@touchstone/app/wallets/wallets.queries'
import { useWithdrawalTerms } from '@touchstone/app/withdrawals/withdrawal-terms.queries'
import { parseDecimal } from '@touchstone/domain/money/decimal'
import { ProtectionNotice } from '../protection/ProtectionNotice.tsx'
import { RiskSheet } from '../protection/RiskSheet.tsx'
import { AmountField } from '../ui/AmountField.tsx'
import { Available } from '../ui/Available.tsx'
import { Button } from '../ui/Button.tsx'
import { PercentChips } from '../ui/PercentChips.tsx'
import { RefreshFailed } from '../ui/RefreshFailed.tsx'
import { useFits } from '../ui/use-fits.ts'
import { useTall } from '../ui/use-tall.ts'
import { DeepScreen } from './DeepScreen.tsx'
import { FindingOut } from './FindingOut.tsx'
import { FreeCancel } from './FreeCancel.tsx'
import { InvestFacts } from './InvestFacts.tsx'
import { NoMoney } from './NoMoney.tsx'
import { NoPassword } from './NoPassword.tsx'
import { PasswordSheet } from './PasswordSheet.tsx'
import { productOrders, useBuying } from './use-buying.ts'
import { useProductName } from './use-product-name.ts'

const beatMs = 15_000

const kept = z.object({ typed: z.string() })
const empty = { typed: '' }

type InvestFormProps = { product: ProductDetail; isOld: boolean; onBought: (orderId: string) => void }

/** How much, what of it can be lost, and what can be earned. */
export function InvestForm({ product, isOld, onBought }: InvestFormProps) {
  const { t } = useTranslation()
  const nameOf = useProductName()
  const part = useRef<HTMLDivElement>(null)
  const isInline = useFits(useTall(), part)
  const nowMs = useNow(beatMs, true)
  const balances = useBalances('real')
  const form = useDraft({ name: `investment-${product.id}`, kept, start: () => empty })
  const { typed } = form.draft
  const [isPinOpen, setPinOpen] = useState(false)
  const buying = useBuying(api.buyProduct, form, productOrders, (id) => {
    form.forget()
    onBought(id)
  })
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
  const lacksPassword = useWithdrawalTerms().data?.passwordSet === false
  const couldTakePassword = most !== null && most >= (parseDecimal(product.passwordFrom) ?? 0n)
  const go = (): void => {
    if (checked.kind !== 'good') return
    buying.before(() => {
      if (asksForPassword) setPinOpen(true)
      else buying.buy({ productId: product.id, amount: checked.amount })
    })
  }
  const change = (next: string): void => {
    buying.forget()
    form.change({ typed: next })
  }
  const less = useLess(product, change)
  const isShut = product.state !== 'on_sale'
  const isLost = buying.isLost && !isPinOpen
  const refused = buying.error === null || isPinOpen || isLost ? undefined : formFailure(buying.error)
  return (
    <DeepScreen
      title={nameOf(product)}
      back
      footer={
        <>
          {isLost && <FindingOut />}
          <Button
            wide
            busy={buying.isPending && !isPinOpen}
            reason={
              isShut
                ? t(`investments.state.${product.state}`)
                : bar !== undefined
                  ? t(`protection.blocked_${bar}`)
                  : asksForPassword && lacksPassword
                    ? t('withdrawals.bar.pin')
                    : reason
            }
            onClick={go}
          >
            {isLost ? t('investments.askAgain') : t('investments.buy', { amount: quantityText(amount), currency })}
          </Button>
          <p className="text-center text-xs text-fg-2">
            <FreeCancel untilMs={nextUtcDay(nowMs)} nowMs={nowMs} />{' '}
            {asksForPassword && !lacksPassword && t('investments.thenPassword')}
          </p>
        </>
      }
    >
      {(isOld || balances.error !== null) && <RefreshFailed onRetry={() => void balances.refetch()} />}
      <ProtectionNotice feature="strategies" />
      {checked.kind === 'no_money' && <NoMoney />}
      {lacksPassword && couldTakePassword && <NoPassword product={product} isOver={asksForPassword} less={less} />}
      <InvestFacts product={product} amount={amount === '' ? product.amountMin : amount} isTyped={amount !== ''} />
      <div ref={part} className={clsx('flex flex-1 flex-col', isInline && 'justify-end')}>
        <AmountField
          hero
          inline={isInline}
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
      <RiskSheet {...buying.riskSheet} about="strategies" />
    </DeepScreen>
  )
}

/** The most that takes no withdrawal password. */
function useLess(product: ProductDetail, onPick: (amount: string) => void) {
  const { t } = useTranslation()
  const amount = mostWithoutPassword(product)
  if (amount === undefined) return undefined
  const label = t('investments.buy', { amount: quantityText(amount), currency: product.currency })
  return { label, onPick: () => onPick(amount) }
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
