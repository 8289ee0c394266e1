import { CallRefused } from '@touchstone/client/call-failed'
import type { RefusalKind } from '@touchstone/wire/codes/refusal-codes'
import { pauseRefusals } from '@touchstone/wire/opening-restrictions'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { hasAgreementChanged } from '@touchstone/app/agreements/agreements.queries'
import { useAgreed } from '@touchstone/app/agreements/use-agreed'
import { formFailure, isUnanswered } from '@touchstone/app/feedback/act-failure'
import { moneyText } from '@touchstone/app/format/print-money'
import { useDraft } from '@touchstone/app/forms/use-draft'
import type { CheckedLots } from '@touchstone/app/ieo/ieo-form'
import { type Checked as CheckedAmount, takesPassword } from '@touchstone/app/investments/invest-form'
import { haveTermsChanged } from '@touchstone/app/investments/shown-terms'
import type { CheckedUnits } from '@touchstone/app/investments/units-form'
import { openingBar } from '@touchstone/app/protection/opening-bar'
import { useProtection } from '@touchstone/app/protection/protection.queries'
import { useWithdrawalTerms } from '@touchstone/app/withdrawals/withdrawal-terms.queries'
import type { AgreementPurpose } from '@touchstone/wire/articles'
import type { Feature } from '@touchstone/wire/protection'
import { type Answered, type BuyCall, type BuyRequest, useBuying } from './use-buying.ts'

/** Said of the product and the person, whatever is typed. */
const ofProduct: ReadonlySet<RefusalKind | undefined> = new Set([
  ...pauseRefusals,
  'fixed_rate_not_offered',
  'product_unknown',
  'product_not_on_sale',
  'product_frozen',
  'network_silent',
  'identity_level_too_low',
  'vip_level_too_low',
  'purchase_limit_reached',
  'ieo_applied_before',
] satisfies RefusalKind[])

const kept = z.object({ typed: z.string() })

/** What is typed, looked at: `good` where it can be sent. */
type Checked = CheckedAmount | CheckedUnits | CheckedLots
type Good<Each extends Checked> = Extract<Each, { kind: 'good' }>

/** What the form fills in. */
type Filled = Omit<BuyRequest, 'agreementSha256'>

type BuyFormOf<Each extends Checked, Own, Order, Request extends Filled> = {
  /** Of the draft. */
  name: string
  /** What the field begins with. */
  start?: string
  product: { currency: string; passwordFrom: string }
  feature: Feature
  /** Which agreement is accepted with it; undefined where something is changed, under the one that was accepted. */
  purpose: AgreementPurpose | undefined
  /** What somebody has, which decides what can be sent. */
  own: Own
  check: (typed: string, own: Own) => Each
  requestOf: (good: Good<Each>) => Request
  /** For which amount the password is asked; undefined where nothing more is put in. */
  amountOf: (good: Good<Each>) => string | undefined
  call: BuyCall<Order, Request>
  answered: Answered<Order>
  /** Why it was refused, where the form says it in its own words. */
  refusalText?: (error: Error) => string | undefined
  /** `rowId`: of the row that answered. `request`: what it answered. */
  onDone: (orderId: string, rowId: string, request: BuyRequest | undefined) => void
}

/** What the main act names, and no field in red: nothing wrong was typed. */
const isQuiet: Readonly<Record<Checked['kind'], boolean>> = {
  good: true,
  unfinished: true,
  unknown: true,
  no_money: true,
  unchanged: true,
  too_small: false,
  too_large: false,
  off_step: false,
  limit: false,
  cap: false,
  not_left: false,
  too_much: false,
}

/**
 * The state of a form that buys: what is typed, what is good of it, the password and the risk warning before it is sent, and
 * what was sent as long as no answer has come: that stays as it is, and asking again asks for the same.
 */
export function useBuyForm<Each extends Checked, Own, Order extends { id: string }, Request extends Filled>({
  name,
  start = '',
  product,
  feature,
  purpose,
  own: ownNow,
  check,
  ...rest
}: BuyFormOf<Each, Own, Order, Request>) {
  const { t } = useTranslation()
  const form = useDraft({ name, kept, start: () => ({ typed: start }) })
  const { typed } = form.draft
  const [isPinAsked, setPinAsked] = useState(false)
  const [asked, setAsked] = useState<{ request: BuyRequest; own: Own; checked: Each }>()
  const answered: Answered<Order> = {
    keep: rest.answered.keep,
    titleOf: (order) => rest.answered.titleOf(order, asked?.request),
  }
  const agreed = useAgreed(purpose)
  // It is called with what `requestOf` made, and nothing else.
  const buying = useBuying(rest.call as BuyCall<Order>, form, answered, (id, rowId) => {
    form.forget()
    rest.onDone(id, rowId, asked?.request)
  })
  const isUnagreed = purpose !== undefined && agreed.sha256 === undefined
  const isOfAgreement = purpose !== undefined && hasAgreementChanged(buying.error)
  const isOfTerms = haveTermsChanged(buying.error)
  // Nobody accepts a text, or reads terms, where a password is asked for.
  const isPinOpen = isPinAsked && !isOfAgreement && !isOfTerms
  // What is read meanwhile may already be what came of it.
  const waiting = buying.isPending || buying.isLost ? asked : undefined
  const own = waiting === undefined ? ownNow : waiting.own
  const checked = waiting?.checked ?? check(typed, own)
  const good = checked.kind === 'good' ? (checked as Good<Each>) : undefined
  const amount = good && rest.amountOf(good)
  const asksForPassword = amount !== undefined && takesPassword(amount, product)
  const lacksPassword = useWithdrawalTerms().data?.passwordSet === false
  const bar = openingBar(useProtection().data, feature)
  const isLost = buying.isLost && !isPinOpen
  const { error } = buying
  // Of one that was lost before, why asking again was refused.
  const isFault = error !== null && !isPinOpen && !(isLost && isUnanswered(error))
  // Until the new text is there the box says nothing of it.
  const isAtBox = isOfAgreement && agreed.sha256 === undefined
  const refused = isFault && !isAtBox ? (rest.refusalText?.(error) ?? formFailure(error)) : undefined
  const isAboutProduct = error instanceof CallRefused && ofProduct.has(error.kind)
  const barText = bar === undefined ? undefined : t(`protection.blocked_${bar}`)
  return {
    typed,
    own,
    checked,
    good,
    asksForPassword,
    lacksPassword,
    /** The password comes next. */
    thenPassword: asksForPassword && !lacksPassword,
    isBusy: buying.isPending && !isPinOpen,
    /** No answer came: it is looked for, and can be asked for again. */
    isLost,
    /** Nothing can be bought at all, whatever is typed. */
    isBarred: bar !== undefined,
    /** Why it cannot be bought: it is barred, or the password is missing. */
    barText: barText ?? (asksForPassword && lacksPassword ? t('withdrawals.bar.pin') : undefined),
    /** The agreement that is accepted with it, and why it cannot be bought without. */
    agreement: purpose && {
      purpose,
      standing: agreed.standing,
      agreed: agreed.sha256 !== undefined,
      error: isAtBox ? formFailure(error) : undefined,
      onTick: (sha256: string | undefined): void => {
        if (buying.isPending || buying.isLost) return
        buying.forget()
        setPinAsked(false)
        agreed.tick(sha256)
      },
    },
    agreementText: isUnagreed && agreed.standing !== 'unknown' ? t('agreements.first') : undefined,
    /** Nothing is sent without it, also as long as nobody knows whether it was accepted. */
    isUnagreed,
    /** Below the field: why it was refused, or `reason` where something wrong is typed. */
    faultText: (reason: string | undefined) =>
      (isAboutProduct ? undefined : refused) ?? (isQuiet[checked.kind] ? undefined : reason),
    /** Why it was refused, where another amount would be refused too. */
    productFault: isAboutProduct ? refused : undefined,
    change: (next: string): void => {
      // What is on its way, or looked for, stays as it was sent.
      if (buying.isPending || buying.isLost) return
      buying.forget()
      setPinAsked(false)
      form.change({ typed: next })
    },
    go: (): void => {
      if (good === undefined || (isUnagreed && waiting === undefined)) return
      if (isOfTerms) buying.forget()
      // A change names no agreement: what is changed has named it.
      const request = waiting?.request ?? { ...rest.requestOf(good), agreementSha256: agreed.sha256 ?? '' }
      buying.before(() => {
        setAsked({ request, own, checked })
        if (asksForPassword) setPinAsked(true)
        else buying.buy(request)
      })
    },
    passwordSheet: {
      open: isPinOpen,
      onOpenChange: (isOpen: boolean): void => {
        setPinAsked(isOpen)
        if (!buying.isLost) buying.forget()
      },
      from: moneyText(product.passwordFrom, { places: 0 }),
      currency: product.currency,
      error,
      busy: buying.isPending,
      onPin: (withdrawalPassword: string): void => {
        if (asked !== undefined) buying.buy({ ...asked.request, withdrawalPassword })
      },
    },
    riskSheet: buying.riskSheet,
  }
}

/** What the parts of such a form take. */
export type BuyForm = ReturnType<typeof useBuyForm<Checked, unknown, { id: string }, Filled>>
