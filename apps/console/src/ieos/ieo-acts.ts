import type { ConsoleIeo } from '@touchstone/wire/console/console-ieos'
import { api } from '../api/api.ts'
import { isZero, numberText, percentText } from '../format/printed-number.ts'
import { type Act, type Field, valueOf, valuesOf } from '../ui/act.ts'
import { amountForm } from '../ui/amount-form.ts'
import { proposed, reasonOfProposal, whyNotByRole } from '../ui/proposing.ts'
import { isPast, lotsText } from './ieo-words.ts'

/** What can be proposed about a sale, in the order in which it comes to it, and why something cannot. */
export function ieoActs(ieo: ConsoleIeo, { mayPropose, nowAtMs }: { mayPropose: boolean; nowAtMs: number }): Act[] {
  const byRole = whyNotByRole(mayPropose)
  return [
    { ...tokensAct(ieo), off: byRole },
    { ...openAct(ieo), off: byRole ?? whyNotOpened(ieo) },
    { ...listAct(ieo, nowAtMs), off: byRole ?? whyNotListed(ieo, nowAtMs) },
    { ...payOutAct(ieo), off: byRole ?? whyNotPaidOut(ieo, nowAtMs) },
    { ...returnAct(ieo), off: byRole ?? whyNotReturned(ieo) },
  ]
}

/** What is left to do about a sale that was called off: nobody looks into the drawer of one that is over. */
export const ieoCardActs = (ieo: ConsoleIeo, mayPropose: boolean): Act[] =>
  ieo.state === 'called_off' && !isZero(ieo.escrow) ? [{ ...returnAct(ieo), off: whyNotByRole(mayPropose) }] : []

const referenceOf = (label: string, hint: string): Field => ({
  name: 'reference',
  label,
  kind: 'text',
  maximum: 100,
  hint: `${hint} It’s used once.`,
})
const transfer = referenceOf('Transfer reference', 'Of the transfer of the tokens, such as its transaction hash.')
const bank = referenceOf('Bank reference', 'As the bank wrote it.')

function tokensAct({ product, token, state, missing }: ConsoleIeo): Act {
  const isShort = state === 'announced' && !isZero(missing)
  return {
    label: 'Enter tokens',
    look: isShort ? 'primary' : undefined,
    title: `Enter ${token} that came for ${product}`,
    consequence:
      'Copy the transfer exactly. Once another operator has found the same one and approved it, the tokens count as there. They stay the issuer’s until somebody has paid for them.',
    fields: [
      {
        name: 'amount',
        label: `Amount, ${token}`,
        kind: 'amount',
        hint: isShort ? `Missing until it can open: ${numberText(missing)} ${token}.` : undefined,
        form: amountForm(token, 15),
      },
      transfer,
      reasonOfProposal,
    ],
    done: proposed,
    call: (values, asking) =>
      api.proposeIeoTokens(
        {
          product,
          ...valuesOf(values, 'amount', 'reference', 'reason'),
        },
        asking,
      ),
  }
}

function whyNotOpened({ name, state, missing, token }: ConsoleIeo): string | undefined {
  if (state !== 'announced') return 'It was opened before. A sale opens once.'
  if (name === null) return 'The settings don’t have this sale any more.'
  return isZero(missing) ? undefined : `${numberText(missing)} ${token} are missing: it opens with all of its tokens.`
}

function openAct(ieo: ConsoleIeo): Act {
  const { product, token, currency, lots, lotTokens, lotPrice, cap, format, depositRate, state } = ieo
  const days = ieo.subscriptionDays ?? 0
  const listWithin = ieo.listWithinDays ?? 0
  const rule =
    format === 'draw'
      ? `Nobody can apply for more than ${lotsText(cap)}; ${percentText(depositRate)} of the price is set aside. The round that draws is fixed when it opens.`
      : `Everybody gets the same part of what they apply for, at most ${lotsText(cap)} each.`
  return {
    label: 'Open',
    look: state === 'announced' && isZero(ieo.missing) ? 'primary' : undefined,
    title: `Open ${product}`,
    consequence: `Once another operator approves, ${lotsText(lots)} of ${numberText(lotTokens)} ${token} can be applied for at ${numberText(lotPrice)} ${currency} each, for the rest of that day and ${days} whole ${days === 1 ? 'day' : 'days'} in UTC. ${rule} If ${token} isn’t listed within ${listWithin} days of the close, all that was paid goes back by itself. The terms follow from the settings and stay as they are then; nobody decides who gets how much.`,
    fields: [reasonOfProposal],
    done: proposed,
    call: (values, asking) => api.proposeOpenIeo({ product, reason: valueOf(values, 'reason') }, asking),
  }
}

const calledOff = 'It was called off: its token wasn’t listed in time, and what was raised goes back to those who paid.'

const tooLate =
  'The last day of listing is over. The sale is called off by itself, and what was raised goes back to those who paid.'

function whyNotListed({ state, listByAtMs }: ConsoleIeo, nowAtMs: number): string | undefined {
  if (state === 'listed') return 'It’s listed already. A token is listed once.'
  if (state === 'called_off') return calledOff
  if (isPast(listByAtMs, nowAtMs)) return tooLate
  return state === 'given' ? undefined : 'It can be listed once everybody has got or lost what they applied for.'
}

function listAct({ product, token, lotsGiven, state, listByAtMs }: ConsoleIeo, nowAtMs: number): Act {
  return {
    label: 'List',
    look: state === 'given' && !isPast(listByAtMs, nowAtMs) ? 'primary' : undefined,
    title: `List ${token}`,
    consequence: `Once another operator approves, whoever got some of the ${lotsText(lotsGiven)} of ${product} may move their ${token}. This can’t be taken back. Nothing quotes ${token}: it counts as 0 until something does.`,
    fields: [reasonOfProposal],
    done: proposed,
    call: (values, asking) => api.proposeListIeo({ product, reason: valueOf(values, 'reason') }, asking),
  }
}

function whyNotPaidOut({ state, proceeds, listByAtMs }: ConsoleIeo, nowAtMs: number): string | undefined {
  if (state === 'called_off') return calledOff
  if (state !== 'listed' && isPast(listByAtMs, nowAtMs)) return tooLate
  if (state !== 'listed') return 'What was raised stays in the sale until its token is listed.'
  return isZero(proceeds) ? 'Nothing that was raised is left to pay out.' : undefined
}

function payOutAct({ product, proceeds, currency, state }: ConsoleIeo): Act {
  return {
    label: 'Enter the payout',
    look: state === 'listed' && !isZero(proceeds) ? 'primary' : undefined,
    title: `Enter the payout of ${product}`,
    consequence: `Pay ${numberText(proceeds)} ${currency} to the issuer by the bank first: all that was raised. It counts once another operator has seen the same payment and approved it.`,
    fields: [bank, reasonOfProposal],
    done: proposed,
    call: (values, asking) => api.proposePayOutRaised({ product, ...valuesOf(values, 'reference', 'reason') }, asking),
  }
}

function whyNotReturned({ state, escrow }: ConsoleIeo): string | undefined {
  if (state !== 'announced' && state !== 'listed' && state !== 'called_off')
    return 'Tokens go back before the sale is opened, or once the token is listed or the sale called off.'
  return isZero(escrow) ? 'No tokens are left to send back.' : undefined
}

function returnAct({ product, escrow, token, state }: ConsoleIeo): Act {
  const all = state === 'announced' ? 'all that it has. It can’t open without them' : 'all that nobody has'
  return {
    label: 'Enter the return',
    look: (state === 'listed' || state === 'called_off') && !isZero(escrow) ? 'primary' : undefined,
    title: `Enter the tokens that went back from ${product}`,
    consequence: `Send ${numberText(escrow)} ${token} to the issuer first: ${all}. It counts once another operator has seen the same transfer and approved it.`,
    fields: [transfer, reasonOfProposal],
    done: proposed,
    call: (values, asking) => api.proposeReturnTokens({ product, ...valuesOf(values, 'reference', 'reason') }, asking),
  }
}
