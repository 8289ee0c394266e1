import { CallRefused } from '@touchstone/client/call-failed'
import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { api } from '@touchstone/app/api/api'
import { amountOfUnits } from '@touchstone/app/bonds/bond-figures'
import { checkUnits, mostUnits, unitsIn, unitsWithoutPassword } from '@touchstone/app/bonds/bond-form'
import { type Bond, useBondTest, useHeldUnits } from '@touchstone/app/bonds/bonds.queries'
import { unitCount } from '@touchstone/app/bonds/words'
import { formFailure } from '@touchstone/app/feedback/act-failure'
import { moneyText, quantityText } from '@touchstone/app/format/print-money'
import { useDraft } from '@touchstone/app/forms/use-draft'
import { takesPassword } from '@touchstone/app/investments/invest-form'
import { openingBar } from '@touchstone/app/protection/opening-bar'
import { useProtection } from '@touchstone/app/protection/protection.queries'
import { useBalances } from '@touchstone/app/wallets/wallets.queries'
import { useWithdrawalTerms } from '@touchstone/app/withdrawals/withdrawal-terms.queries'
import { NoMoney } from '../investments/NoMoney.tsx'
import { NoPassword } from '../investments/NoPassword.tsx'
import { PasswordSheet } from '../investments/PasswordSheet.tsx'
import { productOrders, useBuying } from '../investments/use-buying.ts'
import { ProtectionNotice } from '../protection/ProtectionNotice.tsx'
import { RiskSheet } from '../protection/RiskSheet.tsx'
import { AmountField } from '../ui/AmountField.tsx'
import { Available } from '../ui/Available.tsx'
import { Notice } from '../ui/Notice.tsx'
import { RefreshFailed } from '../ui/RefreshFailed.tsx'
import { Screen } from '../ui/Screen.tsx'
import { Stepper } from '../ui/Stepper.tsx'
import { useFits } from '../ui/use-fits.ts'
import { useTall } from '../ui/use-tall.ts'
import { BearNotice } from './BearNotice.tsx'
import { BondFacts } from './BondFacts.tsx'
import { LendFooter } from './LendFooter.tsx'
import { useBondName } from './use-issuer.ts'
import { useUnitsReason } from './use-units-reason.ts'

const kept = z.object({ typed: z.string() })
const empty = { typed: '' }

type BondFormProps = { bond: Bond; isOld: boolean; onDone: (orderId: string) => void }

/** How many units, what of it can be lost, and what it would pay. Who has not taken the test takes it first. */
export function BondForm({ bond, isOld, onDone }: BondFormProps) {
  const { t } = useTranslation()
  const nameOf = useBondName()
  const part = useRef<HTMLDivElement>(null)
  const isInline = useFits(useTall(), part)
  const { balances, own } = useOwn(bond)
  const taken = useBondTest().data?.taken
  const form = useDraft({ name: `bond-${bond.id}`, kept, start: () => empty })
  const { typed } = form.draft
  const [isPinOpen, setPinOpen] = useState(false)
  const buying = useBuying(api.buyProduct, form, productOrders, (id) => {
    form.forget()
    onDone(id)
  })
  const bar = openingBar(useProtection().data, 'bonds')
  const { currency, passwordFrom } = bond
  const checked = checkUnits(typed, bond, own)
  const reason = useUnitsReason(checked, bond)
  const most = mostUnits(bond, own) ?? 0
  const [units, amount] = checked.kind === 'good' ? [checked.units, checked.amount] : [0, '']
  const asksForPassword = amount !== '' && takesPassword(amount, bond)
  const lacksPassword = useWithdrawalTerms().data?.passwordSet === false
  const change = (next: string): void => {
    buying.forget()
    form.change({ typed: next })
  }
  const pick = (count: number): void => change(count <= 0 ? '' : String(count))
  const less = useLess(bond, pick)
  const go = (): void => {
    if (checked.kind !== 'good') return
    buying.before(() => {
      if (asksForPassword) setPinOpen(true)
      else buying.buy({ productId: bond.id, units: checked.units })
    })
  }
  const isLost = buying.isLost && !isPinOpen
  const soldOut = useSoldOut(bond)
  const refused =
    buying.error === null || isPinOpen || isLost ? undefined : (soldOut(buying.error) ?? formFailure(buying.error))
  const shut = bond.state === 'open' ? undefined : t(`bonds.state.${bond.state}`)
  const barred = bar === undefined ? undefined : t(`protection.blocked_${bar}`)
  const unprotected = asksForPassword && lacksPassword ? t('withdrawals.bar.pin') : undefined
  return (
    <Screen
      title={nameOf(bond)}
      back
      footer={
        <LendFooter
          bond={bond}
          amount={amount}
          reason={shut ?? barred ?? unprotected ?? reason}
          needsTest={taken === null && shut === undefined && barred === undefined}
          isBusy={buying.isPending && !isPinOpen}
          isLost={isLost}
          thenPassword={asksForPassword && !lacksPassword}
          onLend={go}
        />
      }
    >
      {(isOld || balances.error !== null) && <RefreshFailed onRetry={() => void balances.refetch()} />}
      <ProtectionNotice feature="bonds" />
      {taken === null && <Notice>{t('bonds.testText')}</Notice>}
      {checked.kind === 'no_money' && <NoMoney />}
      {lacksPassword && taken !== null && takesPassword(amountOfUnits(bond, most), bond) && (
        <NoPassword product={bond} isOver={asksForPassword} less={less} />
      )}
      <BondFacts bond={bond} units={units} />
      <BearNotice bond={bond} amount={amount} most={amountOfUnits(bond, most)} bearable={taken?.bearable} />
      <div ref={part} className={clsx('flex flex-1 flex-col', isInline && 'justify-end')}>
        <AmountField
          hero
          inline={isInline}
          label={t('bonds.units')}
          value={typed}
          onChange={change}
          places={0}
          hint={<Available value={own.available} currency={currency} />}
          error={refused ?? (checked.kind === 'unfinished' || checked.kind === 'no_money' ? undefined : reason)}
          onMax={most === 0 ? undefined : () => pick(most)}
          between={
            <Stepper
              className="mt-2 w-full"
              label={t('bonds.unitsStep')}
              value={Number(typed) || 0}
              onChange={pick}
              min={0}
              max={Math.max(most, 0)}
              disabled={most === 0}
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
        from={moneyText(passwordFrom, { places: 0 })}
        currency={currency}
        error={buying.error}
        busy={buying.isPending}
        onPin={(withdrawalPassword) => buying.buy({ productId: bond.id, units, withdrawalPassword })}
      />
      <RiskSheet
        {...buying.riskSheet}
        about="bonds"
        act={amount === '' ? undefined : t('bonds.riskAct', { amount: quantityText(amount), currency })}
      />
    </Screen>
  )
}

/** What somebody has of the currency and holds of the bond; null and undefined while unknown. */
function useOwn({ id, currency }: Bond) {
  const balances = useBalances('real')
  const held = useHeldUnits(id)
  const all = balances.data?.balances
  const available = all === undefined ? null : (all.find((each) => each.currency === currency)?.balance ?? '0')
  return { balances, own: { held, available } }
}

/** How many units are left, of a refusal that names an amount. */
function useSoldOut({ unit }: Bond): (error: unknown) => string | undefined {
  const { t } = useTranslation()
  return (error) => {
    if (!(error instanceof CallRefused) || error.kind !== 'product_sold_out') return undefined
    const left = unitsIn(String(error.details['left']), unit)
    return left === 0 ? t('bonds.state.sold_out') : t('bonds.notLeft', unitCount(left))
  }
}

/** The most units that take no withdrawal password. */
function useLess(bond: Bond, onPick: (units: number) => void) {
  const { t } = useTranslation()
  const units = unitsWithoutPassword(bond)
  if (units === undefined) return undefined
  const amount = quantityText(amountOfUnits(bond, units))
  return { label: t('bonds.lend', { amount, currency: bond.currency }), onPick: () => onPick(units) }
}
