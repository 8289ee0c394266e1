import type { ConsoleBond } from '@touchstone/wire/console/console-bonds'
import { api } from '../api/api.ts'
import { isZero, numberText, percentText } from '../format/printed-number.ts'
import { type Act, type Field, valueOf, valuesOf } from '../ui/act.ts'
import { amountForm } from '../ui/amount-form.ts'
import { proposed, reasonOfProposal, whyNotByRole } from '../ui/proposing.ts'
import { countText, daysText } from './bond-words.ts'

/** What can be proposed about a bond, and why something cannot. */
export function bondActs(bond: ConsoleBond, mayPropose: boolean): Act[] {
  const byRole = whyNotByRole(mayPropose)
  return [
    { ...openAct(bond), off: byRole ?? whyNotOpened(bond) },
    { ...payOutAct(bond), off: byRole ?? whyNotPaidOut(bond) },
    { ...arrivalAct(bond), off: byRole ?? whyNotArrived(bond) },
  ]
}

const reference: Field = {
  name: 'reference',
  label: 'Bank reference',
  kind: 'text',
  maximum: 100,
  hint: 'As the bank wrote it. No two payments of a bond have the same.',
}
const issuerText = ({ issuer }: ConsoleBond): string => issuer ?? 'the issuer'

const whyNotOpened = ({ issuer, state }: ConsoleBond): string | undefined => {
  if (issuer === null) return 'The settings don’t have this bond any more.'
  return state === 'not_open' ? undefined : 'It was opened before. A bond opens once.'
}

function openAct(bond: ConsoleBond): Act {
  const { product, currency, unit, units, unitsMin, dailyRate, termDays, subscriptionDays, thinkDays, state } = bond
  return {
    label: 'Open',
    look: state === 'not_open' ? 'primary' : undefined,
    title: `Open ${product}`,
    consequence: `Once another operator approves, ${countText(units)} units of ${numberText(unit)} ${currency} can be subscribed for ${daysText(subscriptionDays ?? 0)}, and given back for ${daysText(thinkDays ?? 0)} more. With ${countText(unitsMin)} sold it goes ahead, and lends to ${issuerText(bond)} at ${percentText(dailyRate)} a day for ${daysText(termDays)}. The terms follow from the settings and stay as they are then.`,
    fields: [reasonOfProposal],
    done: proposed,
    call: (values, asking) => api.proposeOpenBond({ product, reason: valueOf(values, 'reason') }, asking),
  }
}

const whyNotPaidOut = ({ proceeds }: ConsoleBond): string | undefined =>
  isZero(proceeds) ? 'Nothing that was raised is left to pay out.' : undefined

function payOutAct(bond: ConsoleBond): Act {
  const { product, proceeds, currency } = bond
  return {
    label: 'Enter the payout',
    look: isZero(proceeds) ? undefined : 'primary',
    title: `Enter the payout of ${product}`,
    consequence: `Pay ${numberText(proceeds)} ${currency} to ${issuerText(bond)} by the bank first: all of what was raised. It counts once another operator has seen the same payment and approved it.`,
    fields: [reference, reasonOfProposal],
    done: proposed,
    call: (values, asking) =>
      api.proposePayOutProceeds({ product, ...valuesOf(values, 'reference', 'reason') }, asking),
  }
}

const whyNotArrived = ({ state }: ConsoleBond): string | undefined =>
  state === 'running' || state === 'late' ? undefined : 'Nothing comes from an issuer while its bond isn’t running.'

function arrivalAct(bond: ConsoleBond): Act {
  const { product, state, currency, dueNow, missingNow, nextDue } = bond
  const owed = isZero(dueNow)
    ? nextDue === null
      ? undefined
      : `Owed on ${nextDue.day}: ${numberText(nextDue.amount)} ${currency}.`
    : `Due now: ${numberText(dueNow)} ${currency}, of which ${numberText(missingNow)} are missing.`
  return {
    label: 'Enter an arrival',
    look: state === 'late' ? 'primary' : undefined,
    title: `Enter what came from ${issuerText(bond)} for ${product}`,
    consequence:
      'Copy it exactly as the bank wrote it. Once another operator has found the same line and approved it, all units share it at the next midnight UTC at which something is owed. Only what the issuer sends is paid.',
    fields: [
      { name: 'amount', label: 'Amount', kind: 'amount', hint: owed, form: amountForm(currency, 12) },
      reference,
      reasonOfProposal,
    ],
    done: proposed,
    call: (values, asking) =>
      api.proposeIssuerPayment(
        {
          product,
          ...valuesOf(values, 'amount', 'reference', 'reason'),
        },
        asking,
      ),
  }
}
