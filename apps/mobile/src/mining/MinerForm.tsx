import { useTranslation } from 'react-i18next'
import { api } from '@touchstone/app/api/api'
import { checkUnits, mostUnits, unitsWithoutPassword } from '@touchstone/app/investments/units-form'
import type { AnyOrder } from '@touchstone/app/investments/kind-queries'
import { takesPassword } from '@touchstone/app/investments/invest-form'
import { quantityText } from '@touchstone/app/format/print-money'
import { nextUtcDay } from '@touchstone/app/investments/words'
import { forMachines, unitTerms } from '@touchstone/app/mining/miner-form'
import { type Miner, useHeldMachines } from '@touchstone/app/mining/mining.queries'
import { shownMachineHash } from '@touchstone/app/mining/shown-machine'
import { useAvailable } from '@touchstone/app/wallets/use-available'
import { BuyFooter } from '../investments/BuyFooter.tsx'
import { FreeCancel } from '../investments/FreeCancel.tsx'
import { NoMoney } from '../investments/NoMoney.tsx'
import { NoPassword } from '../investments/NoPassword.tsx'
import { PasswordSheet } from '../investments/PasswordSheet.tsx'
import { ProductFault } from '../investments/ProductFault.tsx'
import { UnitsField } from '../investments/UnitsField.tsx'
import { useBuyForm } from '../investments/use-buy-form.ts'
import { type BuyCall, productOrders } from '../investments/use-buying.ts'
import { ProtectionNotice } from '../protection/ProtectionNotice.tsx'
import { RiskSheet } from '../protection/RiskSheet.tsx'
import { RefreshFailed } from '../ui/RefreshFailed.tsx'
import { Screen } from '../ui/Screen.tsx'
import { MinerFacts } from './MinerFacts.tsx'
import { NotReal, SyntheticInBar } from './NotReal.tsx'
import { SignedMachine } from './SignedMachine.tsx'
import { machineName } from './use-machine-name.ts'
import { useMachinesReason } from './use-machines-reason.ts'

const buyMachines: BuyCall<AnyOrder, { units: number; termsSha256: string }> = (request, asking) => {
  const { productId, units, termsSha256, agreementSha256, withdrawalPassword } = request
  const password = withdrawalPassword === undefined ? {} : { withdrawalPassword }
  return api.buyMiner({ productId, units, termsSha256, agreementSha256, ...password }, asking)
}

type MinerFormProps = { miner: Miner; isOld: boolean; onDone: (orderId: string) => void }

/** How many machines, and that nothing of their price comes back, before what they would pay. */
export function MinerForm({ miner, isOld, onDone }: MinerFormProps) {
  const { t } = useTranslation()
  const { id, currency, state } = miner
  const { available, ...balances } = useAvailable(currency)
  const terms = unitTerms(miner)
  const form = useBuyForm({
    name: `miner-${id}`,
    product: miner,
    feature: 'mining',
    purpose: 'machines',
    own: { held: useHeldMachines(id), available },
    check: (typed, own) => checkUnits(typed, terms, own),
    requestOf: ({ units }) => ({ productId: id, units, termsSha256: shownMachineHash(miner) }),
    amountOf: ({ amount }) => amount,
    // Written out, so that what it needs is asked of `requestOf`.
    call: (request, asking) => buyMachines(request, asking),
    answered: productOrders,
    onDone,
  })
  const reason = useMachinesReason(form.checked, miner)
  const most = mostUnits(terms, form.own) ?? 0
  const { units, amount } = form.good ?? { units: 0, amount: '' }
  const less = lessOf(miner, form.change)
  const shut = state === 'on_sale' ? undefined : t(`mining.state.${state}`)
  return (
    <Screen
      title={machineName(miner)}
      back
      right={<SyntheticInBar />}
      footer={
        <BuyFooter
          form={form}
          act={t('mining.buy', { amount: quantityText(amount), currency })}
          reason={shut ?? form.barText ?? reason}
          backUntil={(nowMs) => <FreeCancel untilMs={nextUtcDay(nowMs)} nowMs={nowMs} />}
        />
      }
    >
      <NotReal />
      {(isOld || balances.isOld) && <RefreshFailed onRetry={balances.readAgain} />}
      <ProtectionNotice feature="mining" />
      <ProductFault text={form.productFault} />
      {form.checked.kind === 'no_money' && <NoMoney />}
      {form.lacksPassword && takesPassword(forMachines(miner.price, most), miner) && (
        <NoPassword product={miner} isOver={form.asksForPassword} less={less} />
      )}
      <MinerFacts miner={miner} units={units} />
      <UnitsField
        form={form}
        label={t('mining.machines')}
        stepLabel={t('mining.machines')}
        available={form.own.available}
        currency={currency}
        most={most}
        reason={reason}
      />
      <SignedMachine miner={miner} />
      <PasswordSheet {...form.passwordSheet} />
      <RiskSheet
        {...form.riskSheet}
        about="mining"
        act={amount === '' ? undefined : t('mining.riskAct', { amount: quantityText(amount), currency })}
      />
    </Screen>
  )
}

/** The most machines that take no withdrawal password. */
function lessOf({ price, passwordFrom }: Miner, onPick: (typed: string) => void) {
  const units = unitsWithoutPassword({ unit: price, passwordFrom })
  if (units === undefined) return undefined
  return { amount: forMachines(price, units), onPick: () => onPick(String(units)) }
}
