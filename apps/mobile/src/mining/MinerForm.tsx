import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { api } from '@touchstone/app/api/api'
import { checkUnits, mostUnits, unitsWithoutPassword } from '@touchstone/app/bonds/bond-form'
import { formFailure } from '@touchstone/app/feedback/act-failure'
import { moneyText, quantityText } from '@touchstone/app/format/print-money'
import { useDraft } from '@touchstone/app/forms/use-draft'
import { takesPassword } from '@touchstone/app/investments/invest-form'
import { forMachines, unitTerms } from '@touchstone/app/mining/miner-form'
import { type Miner, useHeldMachines } from '@touchstone/app/mining/mining.queries'
import { openingBar } from '@touchstone/app/protection/opening-bar'
import { useProtection } from '@touchstone/app/protection/protection.queries'
import { useBalances } from '@touchstone/app/wallets/wallets.queries'
import { useWithdrawalTerms } from '@touchstone/app/withdrawals/withdrawal-terms.queries'
import { NoMoney } from '../investments/NoMoney.tsx'
import { NoPassword } from '../investments/NoPassword.tsx'
import { PasswordSheet } from '../investments/PasswordSheet.tsx'
import { type BuyCall, productOrders, useBuying } from '../investments/use-buying.ts'
import { ProtectionNotice } from '../protection/ProtectionNotice.tsx'
import { RiskSheet } from '../protection/RiskSheet.tsx'
import { AmountField } from '../ui/AmountField.tsx'
import { Available } from '../ui/Available.tsx'
import { RefreshFailed } from '../ui/RefreshFailed.tsx'
import { Screen } from '../ui/Screen.tsx'
import { Stepper } from '../ui/Stepper.tsx'
import { useFits } from '../ui/use-fits.ts'
import { useTall } from '../ui/use-tall.ts'
import { BuyFooter } from './BuyFooter.tsx'
import { MinerFacts } from './MinerFacts.tsx'
import { NotReal, SyntheticInBar } from './NotReal.tsx'
import { machineName } from './use-machine-name.ts'
import { useMachinesReason } from './use-machines-reason.ts'

const kept = z.object({ typed: z.string() })
const empty = { typed: '' }

const buyMachines: BuyCall = ({ productId, units = 0, withdrawalPassword }, asking) =>
  api.buyMiner({ productId, units, ...(withdrawalPassword !== undefined && { withdrawalPassword }) }, asking)

type MinerFormProps = { miner: Miner; isOld: boolean; onDone: (orderId: string) => void }

/** How many machines, and that nothing of their price comes back, before what they would pay. */
export function MinerForm({ miner, isOld, onDone }: MinerFormProps) {
  const { t } = useTranslation()
  const part = useRef<HTMLDivElement>(null)
  const isInline = useFits(useTall(), part)
  const { balances, own } = useOwn(miner)
  const form = useDraft({ name: `miner-${miner.id}`, kept, start: () => empty })
  const { typed } = form.draft
  const [isPinOpen, setPinOpen] = useState(false)
  const buying = useBuying(buyMachines, form, productOrders, (id) => {
    form.forget()
    onDone(id)
  })
  const bar = openingBar(useProtection().data, 'mining')
  const { currency, passwordFrom, state } = miner
  const terms = unitTerms(miner)
  const checked = checkUnits(typed, terms, own)
  const reason = useMachinesReason(checked, miner)
  const most = mostUnits(terms, own) ?? 0
  const [units, amount] = checked.kind === 'good' ? [checked.units, checked.amount] : [0, '']
  const asksForPassword = amount !== '' && takesPassword(amount, miner)
  const lacksPassword = useWithdrawalTerms().data?.passwordSet === false
  const change = (next: string): void => {
    // What may have been bought is looked for, and stays as it was sent.
    if (buying.isLost) return
    buying.forget()
    form.change({ typed: next })
  }
  const pick = (count: number): void => change(count <= 0 ? '' : String(count))
  const less = useLess(miner, pick)
  const go = (): void => {
    if (checked.kind !== 'good') return
    buying.before(() => {
      if (asksForPassword) setPinOpen(true)
      else buying.buy({ productId: miner.id, units: checked.units })
    })
  }
  const isLost = buying.isLost && !isPinOpen
  const refused = buying.error === null || isPinOpen || isLost ? undefined : formFailure(buying.error)
  const shut = state === 'on_sale' ? undefined : t(`mining.state.${state}`)
  const barred = bar === undefined ? undefined : t(`protection.blocked_${bar}`)
  const unprotected = asksForPassword && lacksPassword ? t('withdrawals.bar.pin') : undefined
  return (
    <Screen
      title={machineName(miner)}
      back
      right={<SyntheticInBar />}
      footer={
        <BuyFooter
          amount={amount}
          currency={currency}
          reason={shut ?? barred ?? unprotected ?? reason}
          isBusy={buying.isPending && !isPinOpen}
          isLost={isLost}
          thenPassword={asksForPassword && !lacksPassword}
          onBuy={go}
        />
      }
    >
      <NotReal />
      {(isOld || balances.error !== null) && <RefreshFailed onRetry={() => void balances.refetch()} />}
      <ProtectionNotice feature="mining" />
      {checked.kind === 'no_money' && <NoMoney />}
      {lacksPassword && asksForPassword && <NoPassword product={miner} isOver less={less} />}
      <MinerFacts miner={miner} units={units} />
      <div ref={part} className={clsx('flex flex-1 flex-col', isInline && 'justify-end')}>
        <AmountField
          hero
          disabled={isLost}
          inline={isInline}
          label={t('mining.machines')}
          value={typed}
          onChange={change}
          places={0}
          hint={<Available value={own.available} currency={currency} />}
          error={refused ?? (checked.kind === 'unfinished' || checked.kind === 'no_money' ? undefined : reason)}
          onMax={most === 0 ? undefined : () => pick(most)}
          between={
            <Stepper
              className="mt-2 w-full"
              label={t('mining.machines')}
              value={Number(typed) || 0}
              onChange={pick}
              min={0}
              max={Math.max(most, 0)}
              disabled={most === 0 || isLost}
            />
          }
        />
      </div>
      <PasswordSheet
        open={isPinOpen}
        onOpenChange={(isOpen) => {
          setPinOpen(isOpen)
          if (!buying.isLost) buying.forget()
        }}
        from={moneyText(passwordFrom, { places: 0 })}
        currency={currency}
        error={buying.error}
        busy={buying.isPending}
        onPin={(withdrawalPassword) => buying.buy({ productId: miner.id, units, withdrawalPassword })}
      />
      <RiskSheet
        {...buying.riskSheet}
        about="mining"
        act={amount === '' ? undefined : t('mining.riskAct', { amount: quantityText(amount), currency })}
      />
    </Screen>
  )
}

/** What somebody has of the currency and holds of the machine; null and undefined while unknown. */
function useOwn({ id, currency }: Miner) {
  const balances = useBalances('real')
  const held = useHeldMachines(id)
  const all = balances.data?.balances
  const available = all === undefined ? null : (all.find((each) => each.currency === currency)?.balance ?? '0')
  return { balances, own: { held, available } }
}

/** The most machines that take no withdrawal password. */
function useLess({ price, passwordFrom, currency }: Miner, onPick: (units: number) => void) {
  const { t } = useTranslation()
  const units = unitsWithoutPassword({ unit: price, passwordFrom })
  if (units === undefined) return undefined
  return {
    label: t('mining.buy', { amount: quantityText(forMachines(price, units)), currency }),
    onPick: () => onPick(units),
  }
}
