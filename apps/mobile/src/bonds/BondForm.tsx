import { CallRefused } from '@touchstone/client/call-failed'
import { useTranslation } from 'react-i18next'
import { api } from '@touchstone/app/api/api'
import { amountOfUnits } from '@touchstone/app/bonds/bond-figures'
import { checkUnits, mostUnits, unitsIn, unitsWithoutPassword } from '@touchstone/app/investments/units-form'
import { type Bond, useBondTest, useHeldUnits } from '@touchstone/app/bonds/bonds.queries'
import { unitCount } from '@touchstone/app/bonds/words'
import { quantityText } from '@touchstone/app/format/print-money'
import { takesPassword } from '@touchstone/app/investments/invest-form'
import { useAvailable } from '@touchstone/app/wallets/use-available'
import { BuyFooter } from '../investments/BuyFooter.tsx'
import { NoMoney } from '../investments/NoMoney.tsx'
import { NoPassword } from '../investments/NoPassword.tsx'
import { PasswordSheet } from '../investments/PasswordSheet.tsx'
import { ProductFault } from '../investments/ProductFault.tsx'
import { UnitsField } from '../investments/UnitsField.tsx'
import { useBuyForm } from '../investments/use-buy-form.ts'
import { productOrders } from '../investments/use-buying.ts'
import { ProtectionNotice } from '../protection/ProtectionNotice.tsx'
import { RiskSheet } from '../protection/RiskSheet.tsx'
import { pathTo } from '../routes/paths.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { RefreshFailed } from '../ui/RefreshFailed.tsx'
import { Screen } from '../ui/Screen.tsx'
import { BackUntil } from './BackUntil.tsx'
import { BearNotice } from './BearNotice.tsx'
import { BondFacts } from './BondFacts.tsx'
import { useBondName } from './use-issuer.ts'
import { useUnitsReason } from './use-units-reason.ts'

type BondFormProps = { bond: Bond; isOld: boolean; onDone: (orderId: string) => void }

/** How many units, what of it can be lost, and what it would pay. Who has not taken the test takes it first. */
export function BondForm({ bond, isOld, onDone }: BondFormProps) {
  const { t } = useTranslation()
  const nameOf = useBondName()
  const { available, ...balances } = useAvailable(bond.currency)
  const taken = useBondTest().data?.taken
  const { id, currency, closesAtMs } = bond
  const form = useBuyForm({
    name: `bond-${id}`,
    product: bond,
    feature: 'bonds',
    purpose: 'bonds',
    own: { held: useHeldUnits(id), available },
    check: (typed, own) => checkUnits(typed, bond, own),
    requestOf: ({ units }) => ({ productId: id, units }),
    amountOf: ({ amount }) => amount,
    call: api.buyProduct,
    answered: productOrders,
    refusalText: useSoldOut(bond),
    onDone,
  })
  const reason = useUnitsReason(form.checked, bond)
  const most = mostUnits(bond, form.own) ?? 0
  const { units, amount } = form.good ?? { units: 0, amount: '' }
  const less = lessOf(bond, form.change)
  const shut = bond.state === 'open' ? undefined : t(`bonds.state.${bond.state}`)
  const needsTest = taken === null && shut === undefined && !form.isBarred && !form.isLost
  return (
    <Screen
      title={nameOf(bond)}
      back
      footer={
        needsTest ? (
          <LinkButton wide to={pathTo('bondTest', { id })}>
            {t('bonds.testAct')}
          </LinkButton>
        ) : (
          <BuyFooter
            form={form}
            act={t('bonds.lend', { amount: quantityText(amount), currency })}
            reason={shut ?? form.barText ?? reason}
            backUntil={closesAtMs === null ? undefined : (nowMs) => <BackUntil untilMs={closesAtMs} nowMs={nowMs} />}
          />
        )
      }
    >
      {(isOld || balances.isOld) && <RefreshFailed onRetry={balances.readAgain} />}
      <ProtectionNotice feature="bonds" />
      <ProductFault text={form.productFault} />
      {taken === null && <Notice>{t('bonds.testText')}</Notice>}
      {form.checked.kind === 'no_money' && <NoMoney />}
      {form.lacksPassword && taken !== null && takesPassword(amountOfUnits(bond, most), bond) && (
        <NoPassword product={bond} isOver={form.asksForPassword} less={less} />
      )}
      <BondFacts bond={bond} units={units} />
      <BearNotice bond={bond} amount={amount} most={amountOfUnits(bond, most)} bearable={taken?.bearable} />
      <UnitsField
        form={form}
        label={t('bonds.units')}
        stepLabel={t('bonds.unitsStep')}
        available={form.own.available}
        currency={currency}
        most={most}
        reason={reason}
      />
      <PasswordSheet {...form.passwordSheet} />
      <RiskSheet
        {...form.riskSheet}
        about="bonds"
        act={amount === '' ? undefined : t('bonds.riskAct', { amount: quantityText(amount), currency })}
      />
    </Screen>
  )
}

/** How many units are left, of a refusal that names an amount. */
function useSoldOut({ unit }: Bond): (error: Error) => string | undefined {
  const { t } = useTranslation()
  return (error) => {
    if (!(error instanceof CallRefused) || error.kind !== 'product_sold_out') return undefined
    const left = unitsIn(String(error.details['left']), unit)
    return left === 0 ? t('bonds.state.sold_out') : t('bonds.notLeft', unitCount(left))
  }
}

/** The most units that take no withdrawal password. */
function lessOf(bond: Bond, onPick: (typed: string) => void) {
  const units = unitsWithoutPassword(bond)
  if (units === undefined) return undefined
  return { amount: amountOfUnits(bond, units), onPick: () => onPick(String(units)) }
}
