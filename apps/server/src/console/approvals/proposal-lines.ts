import { printWireTime } from '@touchstone/wire/wire-time'
import type { Proposal, ProposalBodies } from '../proposals/proposal-bodies.ts'

type Line = { label: string; value: string }

/** Returns the contents of a proposal as lines, for the operator who decides it. */
export function linesOf(proposal: Proposal): Line[] {
  const lines = (fields: Readonly<Record<string, string>>): Line[] =>
    Object.entries(fields).map(([label, value]) => ({ label, value }))
  switch (proposal.kind) {
    case 'settings': {
      const { from, effectiveAt } = proposal.body
      const begins = effectiveAt === null ? 'as early as it can' : printWireTime(effectiveAt)
      return lines({ 'New version': String(from + 1), Begins: begins })
    }
    case 'reward':
      return lines({ Amount: `${proposal.body.amount} ${proposal.body.currency}` })
    case 'correction': {
      const { amount, currency, sign } = proposal.body
      return lines({ Amount: `${sign === 'credit' ? '+' : '−'}${amount} ${currency}` })
    }
    case 'credit_deposit': {
      const { depositId, amount, arrived, currency, payer, verifiedName, reference } = proposal.body
      return lines({
        Deposit: String(depositId),
        Stated: `${amount} ${currency}`,
        Amount: `${arrived} ${currency}`,
        Sender: payer || 'not named',
        'Verified name': verifiedName ?? 'none yet',
        Reference: reference,
      })
    }
    case 'undo_deposit':
      return lines({
        Deposit: String(proposal.body.depositId),
        Amount: `${proposal.body.amount} ${proposal.body.currency}`,
      })
    case 'bank_arrival': {
      const { channel, amount, currency, reference, sender, bookedOn } = proposal.body
      return lines({
        Channel: channel,
        Amount: `${amount} ${currency}`,
        Reference: reference,
        Sender: sender,
        Booked: bookedOn,
      })
    }
    case 'take_capital': {
      const { arrivalId, channel, amount, currency, reference, sender, waiting } = proposal.body
      return lines({
        Payment: String(arrivalId),
        Amount: `${amount} ${currency}`,
        Channel: channel,
        Reference: reference,
        Sender: sender || 'not named',
        'Deposits that wait for this amount': String(waiting),
      })
    }
    case 'holdings': {
      const { account, amount, currency, asOf, reference } = proposal.body
      return lines({ Account: account, Amount: `${amount} ${currency}`, 'As of': asOf, Reference: reference })
    }
    case 'fund_pool':
    case 'return_escrow': {
      const { product, amount, currency } = proposal.body
      return lines({ Product: product, Amount: `${amount} ${currency}` })
    }
    case 'open_sale': {
      const { product, capacity, mostOwed, currency } = proposal.body
      return lines({
        Product: product,
        Capacity: `${capacity} ${currency}`,
        'Most owed': `${mostOwed} ${currency}`,
      })
    }
    case 'close_sale':
    case 'freeze_product':
    case 'resume_product':
      return lines({ Product: proposal.body.product })
    case 'open_bond': {
      const { product, issuer, riskClass, unit, currency, units, unitsMin, dailyRate, termDays, repayment } =
        proposal.body
      const { subscriptionDays, thinkDays } = proposal.body
      return lines({
        Product: product,
        Issuer: issuer,
        'Risk class': riskClass,
        Unit: `${unit} ${currency}`,
        Units: `${units}, of which ${unitsMin} must be sold`,
        'Daily rate': dailyRate,
        Term: `${termDays} days, ${repayment === 'monthly' ? 'interest every 30 days' : 'all at the end'}`,
        Subscription: `${subscriptionDays} days, then ${thinkDays} days to think`,
      })
    }
    case 'open_ieo':
      return lines(saleTerms(proposal.body))
    case 'list_ieo': {
      const { product, currency, lots } = proposal.body
      return lines({ Product: product, Token: currency, 'Lots given out': String(lots) })
    }
    case 'ieo_tokens':
    case 'pay_out_raised':
    case 'return_tokens':
    case 'pay_out_proceeds':
    case 'issuer_payment': {
      const { product, amount, currency, reference } = proposal.body
      return lines({ Product: product, Amount: `${amount} ${currency}`, Reference: reference })
    }
    case 'operator_made':
      return lines({ Name: proposal.body.name, Roles: proposal.body.roles.join(', ') || 'none' })
    case 'operator_rights': {
      const { name, before, roles } = proposal.body
      return lines({ Name: name, 'Roles now': before.join(', ') || 'none', 'Roles then': roles.join(', ') || 'none' })
    }
    case 'operator_code_reset':
      return lines({ Name: proposal.body.name, Password: proposal.body.withPassword ? 'a new one' : 'as it is' })
  }
}

/** The terms that a first sale of a token is opened on. */
function saleTerms({ product, name, format, token, currency, ...terms }: ProposalBodies['open_ieo']) {
  const { lotPrice, lotTokens, lots, cap, depositRate, subscriptionDays, listWithinDays, paper, paperHash, supply } =
    terms
  const { ecosystemShare: ecosystem, teamShare: team, investorsShare: investors, houseShare: house } = terms
  return {
    Product: product,
    Name: name,
    Token: token,
    Format: format === 'draw' ? 'lots are drawn' : 'the same part for everybody',
    Lot: `${lotTokens} ${token} for ${lotPrice} ${currency}`,
    Lots: `${lots}, at most ${cap} a person`,
    'Set aside': `${depositRate} of the price`,
    Subscription: `${subscriptionDays} days`,
    'Listed within': `${listWithinDays} days of the close, or what was paid goes back`,
    'White paper': paper,
    'Its SHA-256': paperHash,
    Supply: `${supply} ${token}`,
    'Shares of others': `ecosystem ${ecosystem}, team ${team}, investors ${investors}, house ${house}`,
    'Paid before': `investors ${terms.investorsPrice}, us ${terms.housePrice} for a token`,
    'Locked after listing': `${terms.lockedDays} days`,
    'Identity level': String(terms.identityLevel),
    'VIP level': String(terms.levelLimit),
  }
}
