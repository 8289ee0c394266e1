import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { api } from '@touchstone/app/api/api'
import { formFailure } from '@touchstone/app/feedback/act-failure'
import { moneyText, quantityText } from '@touchstone/app/format/print-money'
import { useDraft } from '@touchstone/app/forms/use-draft'
import { checkLots, lotsWithoutPassword, mostLots, type Own } from '@touchstone/app/ieo/ieo-form'
import { setAsideOf, stateWord } from '@touchstone/app/ieo/ieo-figures'
import { type IeoOrder, type IeoSale, keepIeoOrder } from '@touchstone/app/ieo/ieo.queries'
import { takesPassword } from '@touchstone/app/investments/invest-form'
import { openingBar } from '@touchstone/app/protection/opening-bar'
import { useProtection } from '@touchstone/app/protection/protection.queries'
import type { TextKey } from '@touchstone/app/texts/text-key'
import { useBalances } from '@touchstone/app/wallets/wallets.queries'
import { useWithdrawalTerms } from '@touchstone/app/withdrawals/withdrawal-terms.queries'
import { NoMoney } from '../investments/NoMoney.tsx'
import { NoPassword } from '../investments/NoPassword.tsx'
import { PasswordSheet } from '../investments/PasswordSheet.tsx'
import { type BuyCall, type BuyRequest, useBuying } from '../investments/use-buying.ts'
import { ProtectionNotice } from '../protection/ProtectionNotice.tsx'
import { RiskSheet } from '../protection/RiskSheet.tsx'
import { RefreshFailed } from '../ui/RefreshFailed.tsx'
import { Screen } from '../ui/Screen.tsx'
import { useFits } from '../ui/use-fits.ts'
import { useTall } from '../ui/use-tall.ts'
import { ApplyFooter } from './ApplyFooter.tsx'
import { ApplyFacts } from './ApplyFacts.tsx'
import { LotsField } from './LotsField.tsx'
import { useLotsReason } from './use-lots-reason.ts'

const kept = z.object({ typed: z.string() })

type Asked = { request: BuyRequest; own: Own }

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
  const part = useRef<HTMLDivElement>(null)
  const isInline = useFits(useTall(), part)
  const { currency, passwordFrom, state, name } = sale
  const balances = useBalances('real')
  const all = balances.data?.balances
  const available = all === undefined ? null : (all.find((each) => each.currency === currency)?.balance ?? '0')
  const before = mine?.state === 'applied' ? { lots: mine.lots, setAside: mine.setAside } : null
  // What was asked for, and what it was asked on: what is read meanwhile may already be what came of it.
  const [asked, setAsked] = useState<Asked>()
  const form = useDraft({
    name: `ieo-${sale.id}`,
    kept,
    start: () => ({ typed: before === null ? '' : String(before.lots) }),
  })
  const { typed } = form.draft
  const [isPinOpen, setPinOpen] = useState(false)
  const changes = asked?.request.changes
  const buying = useBuying(applying(sale), form, changes === undefined ? applied : changed, (id, rowId) => {
    form.forget()
    if (changes === undefined) onDone(id)
    else onDone(changes, rowId.split('-').at(-1))
  })
  const waiting = buying.isPending || buying.isLost ? asked : undefined
  const own = waiting?.own ?? { available, before }
  const bar = openingBar(useProtection().data, 'ieo')
  const checked = checkLots(typed, sale, own)
  const reason = useLotsReason(checked, sale)
  const most = mostLots(sale, own) ?? 0
  const good = checked.kind === 'good' ? checked : undefined
  const takes = (setAside: string): boolean => takesPassword(setAside, sale)
  const asksForPassword = good !== undefined && good.moves.more !== '0' && takes(good.setAside)
  const lacksPassword = useWithdrawalTerms().data?.passwordSet === false
  const change = (next: string): void => {
    // What may have been sent is looked for, and stays as it was sent.
    if (buying.isLost) return
    buying.forget()
    form.change({ typed: next })
  }
  const pick = (count: number): void => change(count <= 0 ? '' : String(count))
  const less = useLess(sale, pick)
  const send = (withdrawalPassword?: string): void => {
    if (good === undefined) return
    const proof = withdrawalPassword === undefined ? {} : { withdrawalPassword }
    const request = waiting?.request ?? {
      productId: sale.id,
      units: good.lots,
      ...(mine !== null && { changes: mine.id }),
    }
    setAsked({ request, own })
    buying.buy({ ...request, ...proof })
  }
  const go = (): void =>
    buying.before(() => {
      if (asksForPassword) setPinOpen(true)
      else send()
    })
  const isLost = buying.isLost && !isPinOpen
  const refused = buying.error === null || isPinOpen || isLost ? undefined : formFailure(buying.error)
  const shut = state === 'issuing' ? undefined : t(`ieo.state.${stateWord(sale)}`)
  const barred = bar === undefined ? undefined : t(`protection.blocked_${bar}`)
  const unprotected = asksForPassword && lacksPassword ? t('withdrawals.bar.pin') : undefined
  const isQuiet = checked.kind === 'unfinished' || checked.kind === 'no_money' || checked.kind === 'unchanged'
  return (
    <Screen
      title={name}
      back
      footer={
        <ApplyFooter
          sale={sale}
          moves={good?.moves}
          reason={shut ?? barred ?? unprotected ?? reason}
          isBusy={buying.isPending && !isPinOpen}
          isLost={isLost}
          thenPassword={asksForPassword && !lacksPassword}
          onApply={go}
        />
      }
    >
      {(isOld || balances.error !== null) && <RefreshFailed onRetry={() => void balances.refetch()} />}
      <ProtectionNotice feature="ieo" />
      {checked.kind === 'no_money' && <NoMoney />}
      {lacksPassword && takes(setAsideOf(sale, most)) && (
        <NoPassword product={sale} isOver={asksForPassword} less={less} />
      )}
      <ApplyFacts sale={sale} lots={good?.lots ?? 0} before={own.before?.lots ?? 0} />
      <div ref={part} className={clsx('flex flex-1 flex-col', isInline && 'justify-end')}>
        <LotsField
          sale={sale}
          own={own}
          typed={typed}
          most={most}
          error={refused ?? (isQuiet ? undefined : reason)}
          isInline={isInline}
          isLost={isLost}
          onChange={change}
          onPick={pick}
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
        onPin={send}
      />
      <RiskSheet
        {...buying.riskSheet}
        about={Number(sale.shares.house) > 0 ? 'ieoOfOurs' : 'ieo'}
        act={good === undefined ? undefined : t('ieo.riskAct', { amount: quantityText(good.setAside), currency })}
      />
    </Screen>
  )
}

const applied = { keep: keepIeoOrder, titleOf: (): TextKey => 'ieo.appliedTitle' }
const changed = { keep: keepIeoOrder, titleOf: (): TextKey => 'ieo.changedTitle' }

/** The call that applies, or changes what was applied for: which of them, the request itself says. */
function applying({ lotPrice }: IeoSale): BuyCall<IeoOrder> {
  return ({ productId, units: lots = 0, withdrawalPassword, changes }, asking) => {
    const proof = withdrawalPassword === undefined ? {} : { withdrawalPassword }
    return changes === undefined
      ? api.applyIeo({ productId, lots, lotPrice, ...proof }, asking)
      : api.changeIeo({ id: changes, lots, ...proof }, asking)
  }
}

/** The most lots that take no withdrawal password. */
function useLess(sale: IeoSale, onPick: (lots: number) => void) {
  const { t } = useTranslation()
  const lots = lotsWithoutPassword(sale)
  if (lots === undefined) return undefined
  const amount = quantityText(setAsideOf(sale, lots))
  return { label: t('ieo.applyFor', { amount, currency: sale.currency }), onPick: () => onPick(lots) }
}
