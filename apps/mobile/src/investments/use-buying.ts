import { CallRefused } from '@touchstone/client/call-failed'
import type { Intent } from '@touchstone/client/client'
import { endBy } from '@touchstone/client/one-intent'
import type { RefusalKind } from '@touchstone/wire/codes/refusal-codes'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAct } from '@touchstone/app/api/act'
import { api } from '@touchstone/app/api/api'
import {
  hasAgreementChanged,
  refreshAcceptances,
  refreshAgreement,
} from '@touchstone/app/agreements/agreements.queries'
import { formFailure, isUnanswered } from '@touchstone/app/feedback/act-failure'
import { keepProductOrder, refreshInvestments, useFoundPurchase } from '@touchstone/app/investments/investments.queries'
import type { AnyOrder } from '@touchstone/app/investments/kind-queries'
import { isBond, isMiner } from '@touchstone/app/investments/kinds'
import type { TextKey } from '@touchstone/app/texts/text-key'
import { useRiskWarning } from '../protection/use-risk-warning.ts'

/** What is filled in, as `useDraft` keeps it. */
type Form = { forget: () => void; change: (changed: object) => void }

/** `changes`: the order that is changed, where something is changed and not bought: asking again asks for the same. */
export type BuyRequest = Parameters<typeof api.buyProduct>[0] & { changes?: string }
/** The call that buys what the form is about. `Needed`: what of a request it cannot do without. */
export type BuyCall<Order = AnyOrder, Needed = unknown> = (
  request: BuyRequest & Needed,
  asking: { intent: Intent },
) => Promise<{ bookId: number; sequence: number; order: Order }>

/** What is done with the order that answers. */
export type Answered<Order> = {
  keep: (order: Order) => void
  /** What became of it, for somebody who has left the form and does not see its result. */
  titleOf: (order: Order, request?: BuyRequest) => TextKey
}

/** Said of a password that came with the request, and of nothing else. */
const ofPassword: ReadonlySet<RefusalKind | undefined> = new Set([
  'withdrawal_password_required',
  'withdrawal_password_not_set',
  'withdrawal_password_wrong',
  'withdrawal_password_locked',
] satisfies RefusalKind[])

/**
 * Whether a failure leaves open what became of one that got no answer before: it was said without looking for that one. The
 * command itself is refused only where that one was not recorded.
 */
const leavesOpen = (failure: Error): boolean =>
  endBy(failure) === 'unknown' || (failure instanceof CallRefused && ofPassword.has(failure.kind))

/**
 * Sends the order, after the risk warning where it was not acknowledged. One whose answer got lost is looked for by itself, and
 * asking again asks for the same one, until it is known what became of it. `onBought` gets the order's id, and that of the row which
 * answered: an order that was found by itself is named by that row alone. What is sent is no draft any more: a form that is left or
 * loaded anew meanwhile is not ready to buy the same again.
 */
export function useBuying<Order extends { id: string }>(
  call: BuyCall<Order>,
  form: Form,
  { keep, titleOf }: Answered<Order>,
  onBought: (id: string, rowId: string) => void,
) {
  const { t } = useTranslation()
  const risk = useRiskWarning('real')
  const [key, setKey] = useState('')
  const [isLost, setLost] = useState(false)
  const act = useAct({
    call,
    proofs: ['withdrawalPassword'],
    inPlace: true,
    newIntent: () => {
      const intent = api.newIntent()
      setKey(intent.key)
      return intent
    },
    onDone: ({ order }) => {
      keep(order)
      refreshInvestments()
      refreshAcceptances()
    },
    onward: ({ order, bookId, sequence }) => onBought(order.id, `${bookId}-${sequence}`),
    away: { done: ({ order }) => t(titleOf(order)), failed: formFailure },
  })
  const found = useFoundPurchase(key, isLost)
  const goOn = useEffectEvent((id: string) => {
    refreshInvestments()
    onBought(id, id)
  })
  useEffect(() => {
    if (found !== undefined) goOn(found)
  }, [found])
  const buy = (request: BuyRequest): void => {
    form.forget()
    act.mutate(request, {
      onError: (failure) => {
        const isOpen = isUnanswered(failure) || (isLost && leavesOpen(failure))
        setLost(isOpen)
        // Nothing was done, and it is kept again.
        if (!isOpen) form.change({})
        if (!(failure instanceof CallRefused)) return
        refreshInvestments()
        if (hasAgreementChanged(failure)) {
          refreshAgreement()
          refreshAcceptances()
        }
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
    isLost,
    isPending: act.isPending,
    forget: () => {
      if (act.error !== null) act.reset()
    },
  }
}

/** Orders of the products that are bought alike. */
export const productOrders: Answered<AnyOrder> = { keep: keepProductOrder, titleOf: titleOfProduct }

function titleOfProduct(order: AnyOrder): TextKey {
  if (order.state === 'requested') return 'investments.waitingTitle'
  if (order.state === 'declined') return 'investments.declinedTitle'
  if (isMiner(order)) return 'mining.boughtTitle'
  return isBond(order) ? 'bonds.reservedTitle' : 'investments.boughtTitle'
}
