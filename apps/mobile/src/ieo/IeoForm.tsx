import { useTranslation } from 'react-i18next'
import { api } from '@touchstone/app/api/api'
import { quantityText } from '@touchstone/app/format/print-money'
import { checkLots, lotsWithoutPassword, mostLots } from '@touchstone/app/ieo/ieo-form'
import { setAsideOf, stateWord } from '@touchstone/app/ieo/ieo-figures'
import { type IeoOrder, type IeoSale, keepIeoOrder } from '@touchstone/app/ieo/ieo.queries'
import { takesPassword } from '@touchstone/app/investments/invest-form'
import { useAvailable } from '@touchstone/app/wallets/use-available'
import { BuyFooter } from '../investments/BuyFooter.tsx'
import { NoMoney } from '../investments/NoMoney.tsx'
import { NoPassword } from '../investments/NoPassword.tsx'
import { PasswordSheet } from '../investments/PasswordSheet.tsx'
import { ProductFault } from '../investments/ProductFault.tsx'
import { UnitsField } from '../investments/UnitsField.tsx'
import { useBuyForm } from '../investments/use-buy-form.ts'
import type { Answered, BuyCall } from '../investments/use-buying.ts'
import { ProtectionNotice } from '../protection/ProtectionNotice.tsx'
import { RiskSheet } from '../protection/RiskSheet.tsx'
import { RefreshFailed } from '../ui/RefreshFailed.tsx'
import { Screen } from '../ui/Screen.tsx'
import { ApplyFacts } from './ApplyFacts.tsx'
import { ChangeUntil } from './ChangeUntil.tsx'
import { useLotsReason } from './use-lots-reason.ts'

type IeoFormProps = {
  sale: IeoSale
  /** The application that is changed; null to apply. */
  mine: IeoOrder | null
  isOld: boolean
  /** `changedIn`: the row of the book that changed it; undefined where it was applied for. */
  onDone: (orderId: string, changedIn?: string) => void
}

/** How many lots: all that they set aside can be lost, and that nobody buys the token yet, before what they would get. */
export function IeoForm({ sale, mine, isOld, onDone }: IeoFormProps) {
  const { t } = useTranslation()
  const { id, currency, state, name, closesAtMs } = sale
  const { available, ...balances } = useAvailable(currency)
  const applied = mine?.state === 'applied' ? { lots: mine.lots, setAside: mine.setAside } : null
  const form = useBuyForm({
    name: `ieo-${id}`,
    start: applied === null ? '' : String(applied.lots),
    product: sale,
    feature: 'ieo',
    purpose: mine === null ? 'token_sales' : undefined,
    own: { available, before: applied },
    check: (typed, own) => checkLots(typed, sale, own),
    requestOf: ({ lots }) => ({ productId: id, units: lots, ...(mine !== null && { changes: mine.id }) }),
    amountOf: ({ setAside, moves }) => (moves.more === '0' ? undefined : setAside),
    call: applying(sale),
    answered,
    onDone: (orderId, rowId, request) => {
      if (request?.changes === undefined) onDone(orderId)
      else onDone(request.changes, rowId.split('-').at(-1))
    },
  })
  const { own, good, checked } = form
  const reason = useLotsReason(checked, sale)
  const most = mostLots(sale, own) ?? 0
  const less = lessOf(sale, form.change)
  const shut = state === 'issuing' ? undefined : t(`ieo.state.${stateWord(sale)}`)
  const act =
    good === undefined || good.moves.more !== '0'
      ? t('ieo.applyFor', { amount: quantityText(good?.moves.more ?? '0'), currency })
      : t('ieo.changeLess', { amount: quantityText(good.moves.less), currency })
  return (
    <Screen
      title={name}
      back
      footer={
        <BuyFooter
          form={form}
          act={act}
          reason={shut ?? form.barText ?? reason}
          backUntil={closesAtMs === null ? undefined : (nowMs) => <ChangeUntil untilMs={closesAtMs} nowMs={nowMs} />}
        />
      }
    >
      {(isOld || balances.isOld) && <RefreshFailed onRetry={balances.readAgain} />}
      <ProtectionNotice feature="ieo" />
      <ProductFault text={form.productFault} />
      {checked.kind === 'no_money' && <NoMoney />}
      {form.lacksPassword && takesPassword(setAsideOf(sale, most), sale) && (
        <NoPassword product={sale} isOver={form.asksForPassword} less={less} />
      )}
      <ApplyFacts sale={sale} lots={good?.lots ?? 0} before={own.before?.lots ?? 0} />
      <UnitsField
        form={form}
        label={
          own.before === null
            ? t('ieo.lotsField')
            : t('ieo.changeFrom', { number: quantityText(String(own.before.lots)) })
        }
        stepLabel={t('ieo.lotsField')}
        available={own.available}
        currency={currency}
        most={most}
        reason={reason}
      />
      <PasswordSheet {...form.passwordSheet} />
      <RiskSheet
        {...form.riskSheet}
        about={Number(sale.shares.house) > 0 ? 'ieoOfOurs' : 'ieo'}
        act={good === undefined ? undefined : t('ieo.riskAct', { amount: quantityText(good.setAside), currency })}
      />
    </Screen>
  )
}

const answered: Answered<IeoOrder> = {
  keep: keepIeoOrder,
  titleOf: (_order, request) => (request?.changes === undefined ? 'ieo.appliedTitle' : 'ieo.changedTitle'),
}

/** The call that applies, or changes what was applied for: which of them, the request itself says. */
function applying({ lotPrice }: IeoSale): BuyCall<IeoOrder> {
  return ({ productId, units: lots = 0, agreementSha256, withdrawalPassword, changes }, asking) => {
    const proof = withdrawalPassword === undefined ? {} : { withdrawalPassword }
    return changes === undefined
      ? api.applyIeo({ productId, lots, lotPrice, agreementSha256, ...proof }, asking)
      : api.changeIeo({ id: changes, lots, ...proof }, asking)
  }
}

/** The most lots that take no withdrawal password. */
function lessOf(sale: IeoSale, onPick: (typed: string) => void) {
  const lots = lotsWithoutPassword(sale)
  if (lots === undefined) return undefined
  return { amount: setAsideOf(sale, lots), onPick: () => onPick(String(lots)) }
}
