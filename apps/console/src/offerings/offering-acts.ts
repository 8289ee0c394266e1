import type { Offering } from '@touchstone/wire/console/console-offerings'
import { api } from '../api/api.ts'
import { isZero, numberText } from '../format/printed-number.ts'
import { type Act, type Field, valueOf, valuesOf } from '../ui/act.ts'
import { proposed, reasonOfProposal, whyNotByRole } from '../ui/proposing.ts'

/** What can be proposed about a product, with the figure that is missing where something cannot. */
export function offeringActs(
  offering: Offering,
  { capital, mayPropose }: { capital: string; mayPropose: boolean },
): Act[] {
  const byRole = whyNotByRole(mayPropose)
  return [
    { ...fundAct(offering, capital), off: byRole ?? whyNotFunded(offering, capital) },
    { ...openAct(offering), off: byRole ?? whyNotOpened(offering) },
    { ...closeAct(offering), off: byRole ?? whyNotClosed(offering) },
    ...freezeActs(offering).map((act) => ({ ...act, off: byRole })),
    { ...returnAct(offering), off: byRole ?? whyNotReturned(offering) },
  ]
}

const isSold = ({ state }: Offering): boolean => state === 'on_sale' || state === 'outdated'

const amountField = (initial: string, hint: string): Field => ({
  name: 'amount',
  label: 'Amount',
  kind: 'amount',
  ...(isZero(initial) ? {} : { initial }),
  hint,
})

const whyNotFunded = ({ terms, currency }: Offering, capital: string): string | undefined => {
  if (terms === null) return 'The settings don’t have this product any more.'
  return isZero(capital) ? `The treasury has no ${currency}.` : undefined
}

function fundAct({ product, currency, missing }: Offering, capital: string): Act {
  const needed = isZero(missing)
    ? 'Nothing is missing to open the sale.'
    : `Missing to open: ${numberText(missing)} ${currency}.`
  return {
    label: 'Fund',
    look: isZero(missing) ? undefined : 'primary',
    title: `Fund ${product}`,
    consequence: 'Once another operator approves, the amount goes from the treasury to this product’s escrow.',
    fields: [amountField(missing, `${needed} The treasury has ${numberText(capital)} ${currency}.`), reasonOfProposal],
    done: proposed,
    call: (values, asking) => api.proposeFundPool({ product, ...valuesOf(values, 'amount', 'reason') }, asking),
  }
}

const whyNotOpened = ({ terms, state, missing, currency }: Offering): string | undefined => {
  if (terms === null) return undefined
  if (state === 'on_sale') return 'It’s on sale with the terms of the settings.'
  return isZero(missing) ? undefined : `To open, ${numberText(missing)} ${currency} of escrow are missing.`
}

const openAct = ({ product, sells, state, currency, capacity, mostOwed, missing }: Offering): Act => ({
  label: state === 'outdated' ? 'Apply the new capacity' : 'Open the sale',
  look: isZero(missing) ? 'primary' : undefined,
  title: state === 'outdated' ? `Apply the new capacity of ${product}` : `Open the sale of ${product}`,
  consequence: `Once another operator approves, up to ${numberText(capacity)} ${sells === 'units' ? 'units' : currency} are sold. At most ${numberText(mostOwed)} ${currency} can be owed on it, which the escrow must cover then, too. Both figures follow from the settings.`,
  fields: [reasonOfProposal],
  done: proposed,
  call: (values, asking) => api.proposeOpenSale({ product, reason: valueOf(values, 'reason') }, asking),
})

const whyNotClosed = (offering: Offering): string | undefined => (isSold(offering) ? undefined : 'It isn’t on sale.')

const closeAct = ({ product }: Offering): Act => ({
  label: 'Close the sale',
  look: 'danger',
  title: `Close the sale of ${product}`,
  consequence: 'Once another operator approves, nothing more is sold. Running orders go on and stay covered.',
  fields: [reasonOfProposal],
  done: proposed,
  call: (values, asking) => api.proposeCloseSale({ product, reason: valueOf(values, 'reason') }, asking),
})

/** Where it can be frozen: what freezes it, or lets it go on. */
function freezeActs({ product, canFreeze, frozen }: Offering): Act[] {
  if (!canFreeze) return []
  return frozen?.until === null ? [resumeAct(product)] : [freezeAct(product)]
}

const freezeAct = (product: string): Act => ({
  label: 'Freeze',
  look: 'danger',
  title: `Freeze ${product}`,
  consequence:
    'Once another operator approves, nothing more is sold. From the next UTC day on its days bring nothing, terms end that much later, and everybody can leave without a fee. The day that has begun still counts.',
  fields: [reasonToHolders],
  done: proposed,
  call: (values, asking) => api.proposeFreeze({ product, reason: valueOf(values, 'reason') }, asking),
})

const resumeAct = (product: string): Act => ({
  label: 'Let it go on',
  look: 'primary',
  title: `Let ${product} go on`,
  consequence:
    'Once another operator approves, it is sold again, and its days count from the next UTC day on. The day that has begun stays frozen.',
  fields: [reasonToHolders],
  done: proposed,
  call: (values, asking) => api.proposeResume({ product, reason: valueOf(values, 'reason') }, asking),
})

/** It is told word for word to everybody who holds some. */
const reasonToHolders: Field = { ...reasonOfProposal, hint: 'Everybody who holds some is told this, as you write it.' }

const whyNotReturned = (offering: Offering): string | undefined => {
  if (isSold(offering)) return 'Close the sale before you return escrow.'
  return isZero(offering.returnable) ? 'No escrow is free to return.' : undefined
}

const returnAct = ({ product, currency, returnable }: Offering): Act => ({
  label: 'Return escrow',
  title: `Return escrow of ${product}`,
  consequence:
    'Once another operator approves, the amount goes back to the treasury. What covers running orders stays.',
  fields: [amountField(returnable, `Free to return: ${numberText(returnable)} ${currency}.`), reasonOfProposal],
  done: proposed,
  call: (values, asking) => api.proposeReturnEscrow({ product, ...valuesOf(values, 'amount', 'reason') }, asking),
})
