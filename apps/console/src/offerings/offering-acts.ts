import type { Offering } from '@touchstone/wire/console/console-offerings'
import type { ConsoleProposal } from '@touchstone/wire/console/console-proposals'
import { fixedRate } from '@touchstone/domain/strategy-rules/rule'
import { api } from '../api/api.ts'
import { isZero, numberText } from '../format/printed-number.ts'
import { type Act, type Field, valueOf, valuesOf } from '../ui/act.ts'
import { consequences } from '../proposals/proposal-words.ts'
import { isAbout } from '../proposals/waiting-proposals.ts'
import { proposed, reasonOfProposal, whyNotByRole } from '../ui/proposing.ts'

/** What can be proposed about a product, with the figure that is missing where something cannot. */
export function offeringActs(
  offering: Offering,
  { capital, mayPropose, waiting }: { capital: string; mayPropose: boolean; waiting: readonly ConsoleProposal[] },
): Act[] {
  const byRole = whyNotByRole(mayPropose)
  return [
    { ...fundAct(offering, capital), off: byRole ?? whyNotFunded(offering, capital) },
    { ...openAct(offering), off: byRole ?? whyNotOpened(offering) },
    { ...closeAct(offering), off: byRole ?? whyNotClosed(offering) },
    ...freezeActs(offering).map((act) => ({ ...act, off: byRole ?? whyNotFrozen(offering, waiting) })),
    { ...returnAct(offering), off: byRole ?? whyNotReturned(offering) },
  ]
}

/** From the moment on in which it was said, and until two operators end it. */
export const isFrozen = ({ frozen }: Offering): boolean => frozen?.until === null

/** Whether its freeze, or the end of its freeze, waits for a second operator. */
export function freezeWaits(offering: Offering, waiting: readonly ConsoleProposal[]): boolean {
  const next = isFrozen(offering) ? 'resume_product' : 'freeze_product'
  return waiting.some((each) => each.kind === next && isAbout(each, offering.product))
}

function whyNotFrozen(offering: Offering, waiting: readonly ConsoleProposal[]): string | undefined {
  if (!freezeWaits(offering, waiting)) return undefined
  return `Its ${isFrozen(offering) ? 'resume' : 'freeze'} waits for another operator in Approvals.`
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

const whyNotOpened = (offering: Offering): string | undefined => {
  const { terms, state, missing, currency } = offering
  if (terms === null) return undefined
  if (state === 'on_sale')
    return isFrozen(offering)
      ? 'Its sale is open, and sells nothing until it resumes.'
      : 'It’s on sale with the terms of the settings.'
  return isZero(missing) ? undefined : `To open, ${numberText(missing)} ${currency} of escrow are missing.`
}

const openAct = (offering: Offering): Act => {
  const { product, sells, state, currency, capacity, mostOwed, missing } = offering
  return {
    label: state === 'outdated' ? 'Apply the new capacity' : 'Open the sale',
    look: isZero(missing) ? 'primary' : undefined,
    title: state === 'outdated' ? `Apply the new capacity of ${product}` : `Open the sale of ${product}`,
    consequence: `Once another operator approves, up to ${numberText(capacity)} ${sells === 'units' ? 'units' : currency} are sold. At most ${numberText(mostOwed)} ${currency} can be owed on it, which the escrow must cover then, too. Both figures follow from the settings.${isFrozen(offering) ? ' It’s frozen: nothing is sold until it resumes.' : ''}`,
    fields: [reasonOfProposal],
    done: proposed,
    call: (values, asking) => api.proposeOpenSale({ product, reason: valueOf(values, 'reason') }, asking),
  }
}

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

/** What ends its freeze; or what freezes it, where it can be frozen: a fixed rate is promised for every day. */
function freezeActs(offering: Offering): Act[] {
  const { product, canFreeze, terms } = offering
  if (isFrozen(offering)) return [resumeAct(product)]
  const isFixed = terms !== null && terms.kind !== 'miner' && terms.rule === fixedRate
  return canFreeze && !isFixed ? [freezeAct(product)] : []
}

const freezeAct = (product: string): Act => ({
  label: 'Freeze',
  look: 'danger',
  title: `Freeze ${product}`,
  consequence: onceApproved('freeze_product'),
  fields: [reasonToHolders],
  done: proposed,
  call: (values, asking) => api.proposeFreeze({ product, reason: valueOf(values, 'reason') }, asking),
})

const resumeAct = (product: string): Act => ({
  label: 'Resume',
  look: 'primary',
  title: `Resume ${product}`,
  consequence: onceApproved('resume_product'),
  fields: [reasonToHolders],
  done: proposed,
  call: (values, asking) => api.proposeResume({ product, reason: valueOf(values, 'reason') }, asking),
})

/** The proposer reads what the approver reads. */
function onceApproved(kind: 'freeze_product' | 'resume_product'): string {
  const text = consequences[kind]
  return `Once another operator approves, ${text.charAt(0).toLowerCase()}${text.slice(1)}`
}

/** It is told word for word to everyone who holds it. */
const reasonToHolders: Field = { ...reasonOfProposal, hint: 'It is told as you write it.' }

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
