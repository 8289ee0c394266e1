import { isCurrency } from '@touchstone/domain/money/currency'
import { decimal } from '@touchstone/domain/money/decimal'
import { ok, refuse, type Result } from '@touchstone/domain/result'
import type { HouseCommand } from '@touchstone/domain/rulebook/nouns'
import { goneCurrencyFaults } from '@touchstone/domain/settings/added-currencies'
import { checkSettings } from '@touchstone/domain/settings/check-settings'
import { settingsFromText } from '@touchstone/domain/settings/settings-text'
import type { ProposalKind } from '@touchstone/wire/rights'
import { dayMs } from '@touchstone/domain/time'
import type { Refused } from '../../api/handler.ts'
import { soundSettings } from '../settings/settings-change.ts'
import { notifyHolders } from '../settings/change-notices.ts'
import { newestOf, startOfVersion } from '../settings/version-start.ts'
import { addArrival } from '../../features/deposits/arrivals.ts'
import { takeArrival } from '../../features/deposits/arrivals.store.ts'
import { reserveArrival, undoDeposit } from '../../features/deposits/review-deposits.ts'
import { verifiedName } from '../../features/identity/holder-name.ts'
import type { HousePort } from '../../house/house-port.ts'
import { deleteOperatorSessions } from '../operators/operator-sessions.store.ts'
import { canStillDecide } from '../operators/operators-left.ts'
import { holdOperator, insertOperator, resetOperator, setOperatorRoles } from '../operators/operators.store.ts'
import type { Transaction } from '../../platform/database.ts'
import { insertSettings } from '../../house/settings/settings.store.ts'
import { newAuthenticatorSecret } from '../../features/accounts/users/authenticator.ts'
import type { AuthenticatorSafe } from '../../features/accounts/users/authenticator-safe.ts'
import { type BondKind, bondObjections } from '../bonds/bond-objections.ts'
import { keptFaults, keptProducts } from '../bonds/kept-bonds.ts'
import { type IeoKind, ieoObjections } from '../ieos/ieo-objections.ts'
import type { PublishedRules } from '../../features/strategies/published-rules.ts'
import { type OfferingKind, offeringObjections } from '../offerings/offering-objections.ts'
import { capitalArrival } from '../offerings/capital-arrival.ts'
import { insertHolding } from '../proposals/holdings.store.ts'
import type { ProposalOf } from '../proposals/proposal-bodies.ts'
import { forgetBrowsers } from '../../features/accounts/sessions/known-browsers.store.ts'

export type ExecutionDeps = {
  house: Pick<HousePort, 'settings' | 'settingsVersions'>
  safe: AuthenticatorSafe
  feed: PublishedRules['feed']
}
export type Deciding = { operatorId: number; at: number }

/**
 * Executes an approved proposal in the transaction of the approval: returns its result, or `command` if a command on
 * a book must follow.
 */
type Execution<Kind extends ProposalKind> = (
  transaction: Transaction,
  proposal: ProposalOf<Kind>,
  deciding: Deciding,
) => Promise<Result<string, Refused>>

export type Executions = { [Kind in ProposalKind]: Execution<Kind> }

const endOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) + dayMs - 1

/** A pool is looked at again: what changed since the proposal leaves it open. */
const ofOffering =
  <Kind extends OfferingKind>(kind: Kind, { house: { settings, settingsVersions }, feed }: ExecutionDeps) =>
  async (tx: Transaction, { body }: ProposalOf<Kind>, { at }: Deciding): Promise<Result<string, Refused>> => {
    const rules = { settingsVersions, feed }
    const objection = await offeringObjections[kind](tx, body, { settings: settings(), rules, at })
    return objection === undefined ? ok('command') : refuse(objection)
  }

const ofBond =
  <Kind extends BondKind>(kind: Kind, { settings }: Pick<HousePort, 'settings'>) =>
  async (tx: Transaction, { body }: ProposalOf<Kind>): Promise<Result<string, Refused>> => {
    const objection = await bondObjections[kind](tx, body, { settings: settings(), stage: 'approving' })
    return objection === undefined ? ok('command') : refuse(objection)
  }

const ofIeo =
  <Kind extends IeoKind>(kind: Kind, { settings }: Pick<HousePort, 'settings'>) =>
  async (tx: Transaction, { body }: ProposalOf<Kind>, { at }: Deciding): Promise<Result<string, Refused>> => {
    const objection = await ieoObjections[kind](tx, body, { settings: settings(), stage: 'approving', at })
    return objection === undefined ? ok('command') : refuse(objection)
  }

const commandFollows = (): Promise<Result<string, Refused>> => Promise.resolve(ok('command'))

export const executionsOf = ({ house, safe, feed }: ExecutionDeps): Executions => ({
  reward: commandFollows,
  correction: commandFollows,
  fund_pool: ofOffering('fund_pool', { house, safe, feed }),
  open_sale: ofOffering('open_sale', { house, safe, feed }),
  close_sale: ofOffering('close_sale', { house, safe, feed }),
  freeze_product: ofOffering('freeze_product', { house, safe, feed }),
  resume_product: ofOffering('resume_product', { house, safe, feed }),
  return_escrow: ofOffering('return_escrow', { house, safe, feed }),
  open_bond: ofBond('open_bond', house),
  pay_out_proceeds: ofBond('pay_out_proceeds', house),
  issuer_payment: ofBond('issuer_payment', house),
  ieo_tokens: ofIeo('ieo_tokens', house),
  open_ieo: ofIeo('open_ieo', house),
  list_ieo: ofIeo('list_ieo', house),
  pay_out_raised: ofIeo('pay_out_raised', house),
  return_tokens: ofIeo('return_tokens', house),

  async settings(tx, { body }, { at }) {
    const newest = newestOf(house)
    if (newest.version !== body.from) return refuse({ kind: 'settings_newer' })
    const { beginsAt } = await startOfVersion(tx, { newest, body, at })
    const settings = { ...settingsFromText(body.text), effectiveAt: beginsAt }
    const faults = [
      ...goneCurrencyFaults(newest, settings),
      ...checkSettings(settings),
      ...keptFaults(await keptProducts(tx, house), settings),
    ]
    const sound = soundSettings({ settings, faults }, house.settingsVersions())
    if (!sound.ok) return sound
    if (!(await insertSettings(tx, settings))) return refuse({ kind: 'settings_newer' })
    await notifyHolders(tx, { before: newest, ahead: settings, at })
    return ok(String(settings.version))
  },

  async credit_deposit(tx, { body, proposedBy }, { operatorId, at }) {
    const { depositId, arrivalId } = body
    const deciding = { operators: [proposedBy, operatorId] as [number, number], at }
    const reserved = await reserveArrival(tx, { depositId, arrivalId, ...deciding, verifiedName })
    return reserved.ok ? ok(String(arrivalId)) : reserved
  },

  async undo_deposit(tx, { body, reason, proposedBy }, { operatorId, at }) {
    const { depositId } = body
    const undone = await undoDeposit(tx, { depositId, operators: [proposedBy, operatorId], reason, at })
    return undone.ok ? ok(String(depositId)) : undone
  },

  async bank_arrival(tx, { body, proposedBy }, { operatorId, at }) {
    const { channel, amount, reference, sender: payer, bookedOn } = body
    const line = { channel, amount: decimal(amount), reference, payer, arrivedAt: Date.parse(`${bookedOn}T00:00:00Z`) }
    const added = await addArrival(tx, { ...line, operators: [proposedBy, operatorId], at }, house.settings())
    return added.ok ? ok(String(added.value)) : added
  },

  async take_capital(tx, { id, body }) {
    const found = await capitalArrival(tx, body.arrivalId)
    if (!found.ok) return found
    await takeArrival(tx, body.arrivalId, id)
    return ok('command')
  },

  async holdings(tx, { id: proposalId, body }) {
    const { asOf, ...holding } = body
    return ok(String(await insertHolding(tx, { ...holding, asOf: endOf(asOf), proposalId })))
  },

  async operator_made(tx, { id: proposalId, body, secret: passwordHash }, { at }) {
    if (passwordHash === null) throw new Error(`proposal ${proposalId} for a new operator has no first password`)
    const secret = safe.seal({ operator: body.name }, newAuthenticatorSecret())
    const id = await insertOperator(tx, { ...body, passwordHash, secret, createdAt: at, since: at })
    return id === undefined ? refuse({ kind: 'operator_known' }) : ok(String(id))
  },

  async operator_rights(tx, { body }, { at }) {
    const { id, roles } = body
    if ((await holdOperator(tx, id)) === undefined) return refuse({ kind: 'not_found' })
    await setOperatorRoles(tx, { id, roles, since: at })
    return (await canStillDecide(tx)) ? ok(String(id)) : refuse({ kind: 'operators_needed' })
  },

  async operator_code_reset(tx, { body: { id }, secret: passwordHash }, { at }) {
    const operator = await holdOperator(tx, id)
    if (operator === undefined) return refuse({ kind: 'not_found' })
    const secret = safe.seal({ operator: operator.name }, newAuthenticatorSecret())
    await resetOperator(tx, { id, secret, passwordHash, since: at })
    await deleteOperatorSessions(tx, id)
    await forgetBrowsers(tx, { operatorId: id })
    return ok(String(id))
  },
})

/** The command on a user’s book that executes a proposal, where one does. */
export function commandOf(
  proposal: { [Kind in ProposalKind]: ProposalOf<Kind> }[ProposalKind],
): { userId: number; command: HouseCommand } | undefined {
  const { kind, body, reason, proposedBy, decidedBy } = proposal
  if (kind !== 'reward' && kind !== 'correction') return undefined
  const { userId, currency, amount } = body
  if (decidedBy === null || !isCurrency(currency))
    throw new Error(`proposal ${proposal.id} cannot be executed: not decided, or unknown currency ${currency}`)
  const given = { currency, amount: decimal(amount), operators: [proposedBy, decidedBy], reason }
  return kind === 'reward'
    ? { userId, command: { kind: 'grant_reward', ...given } }
    : { userId, command: { kind: 'correct_balance', sign: body.sign, ...given } }
}
