import { useTranslation } from 'react-i18next'
import { api } from '@touchstone/app/api/api'
import { moneyText, quantityText } from '@touchstone/app/format/print-money'
import {
  checkInvestment,
  mostWithoutPassword,
  mostOf,
  partOf,
  percentOf,
  placesOfAmount,
} from '@touchstone/app/investments/invest-form'
import type { ProductDetail } from '@touchstone/app/investments/investments.queries'
import { shownStrategyHash } from '@touchstone/app/investments/shown-strategy'
import { featureOf, isFixed, nextUtcDay } from '@touchstone/app/investments/words'
import { useAvailable } from '@touchstone/app/wallets/use-available'
import { parseDecimal } from '@touchstone/domain/money/decimal'
import { ProtectionNotice } from '../protection/ProtectionNotice.tsx'
import { RiskSheet } from '../protection/RiskSheet.tsx'
import { AmountField } from '../ui/AmountField.tsx'
import { Available } from '../ui/Available.tsx'
import { PercentChips } from '../ui/PercentChips.tsx'
import { RefreshFailed } from '../ui/RefreshFailed.tsx'
import { BuyFooter } from './BuyFooter.tsx'
import { DeepScreen } from './DeepScreen.tsx'
import { FreeCancel } from './FreeCancel.tsx'
import { InlinePart } from './InlinePart.tsx'
import { InvestFacts } from './InvestFacts.tsx'
import { NoMoney } from './NoMoney.tsx'
import { NoPassword } from './NoPassword.tsx'
import { PasswordSheet } from './PasswordSheet.tsx'
import { ProductFault } from './ProductFault.tsx'
import { useBuyForm } from './use-buy-form.ts'
import { productOrders } from './use-buying.ts'
import { useProductName } from './use-product-name.ts'
import { useStateWord } from './use-state-word.ts'

type InvestFormProps = { product: ProductDetail; isOld: boolean; onDone: (orderId: string) => void }

/** How much, what of it can be lost, and what can be earned. */
export function InvestForm({ product, isOld, onDone }: InvestFormProps) {
  const { t } = useTranslation()
  const nameOf = useProductName()
  const { id, currency, state, passwordFrom } = product
  const { available: availableNow, ...balances } = useAvailable(currency)
  const form = useBuyForm({
    name: `investment-${id}`,
    product,
    feature: featureOf(product),
    purpose: 'strategies',
    own: availableNow,
    check: (typed, available) => checkInvestment(typed, product, available),
    requestOf: ({ amount }) => ({ productId: id, amount, termsSha256: shownStrategyHash(product) }),
    amountOf: ({ amount }) => amount,
    call: api.buyProduct,
    answered: productOrders,
    onDone,
  })
  const { typed, own: available, change, isLost } = form
  const reason = useReason(form.checked, currency)
  const most = mostOf(product, available)
  const canTake = !isLost && most !== null && /[1-9]/.test(partOf(most, 100, product))
  const amount = form.good?.amount ?? ''
  const couldTakePassword = most !== null && most >= (parseDecimal(passwordFrom) ?? 0n)
  const less = lessOf(product, change)
  const stateWord = useStateWord()
  return (
    <DeepScreen
      title={nameOf(product)}
      back
      footer={
        <BuyFooter
          form={form}
          act={t('investments.buy', { amount: quantityText(amount), currency })}
          reason={(state === 'on_sale' ? undefined : stateWord(product)) ?? form.barText ?? reason}
          backUntil={(nowMs) => <FreeCancel untilMs={nextUtcDay(nowMs)} nowMs={nowMs} />}
        />
      }
    >
      {(isOld || balances.isOld) && <RefreshFailed onRetry={balances.readAgain} />}
      <ProtectionNotice feature={featureOf(product)} />
      <ProductFault text={form.productFault} />
      {form.checked.kind === 'no_money' && <NoMoney />}
      {form.lacksPassword && couldTakePassword && (
        <NoPassword product={product} isOver={form.asksForPassword} less={less} />
      )}
      <InvestFacts product={product} amount={amount === '' ? product.amountMin : amount} isTyped={amount !== ''} />
      <InlinePart>
        {(isInline) => (
          <AmountField
            hero
            disabled={isLost}
            inline={isInline}
            label={t('investments.amount')}
            value={typed}
            onChange={change}
            unit={currency}
            places={placesOfAmount(product)}
            hint={<Available value={available} currency={currency} />}
            error={form.faultText(reason)}
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
        )}
      </InlinePart>
      <PasswordSheet {...form.passwordSheet} />
      <RiskSheet {...form.riskSheet} about={isFixed(product) ? 'fixedRates' : 'strategies'} />
    </DeepScreen>
  )
}

/** The most that takes no withdrawal password. */
function lessOf(product: ProductDetail, onPick: (amount: string) => void) {
  const amount = mostWithoutPassword(product)
  return amount === undefined ? undefined : { amount, onPick: () => onPick(amount) }
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
    case 'unknown':
      return t('wallets.balanceUnread')
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
