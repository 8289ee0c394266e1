import { claimApplication, decideApplication, type DecideRefusal } from '@touchstone/domain/identity/application'
import { ok, refuse, type Result } from '@touchstone/domain/result'
import type { IdentityRejection } from '@touchstone/wire/identity'
import { addMessage } from '../messages/add-message.ts'
import type { Transaction } from '../../platform/database.ts'
import { announceIdentity } from './identity-feed.ts'
import { type Application, claim, decide, holdApplication } from './identity.store.ts'

type Decided = Result<Application, DecideRefusal | { kind: 'not_found' }>
type Deciding = { id: number; operator: number; at: number }

/** An operator takes an application up: from now on nobody else does, and the user cannot change it. */
export async function claimIdentity(transaction: Transaction, { id, operator, at }: Deciding): Promise<Decided> {
  const application = await holdApplication(transaction, id)
  if (application === undefined) return refuse({ kind: 'not_found' })
  const claiming = claimApplication(application, operator)
  if (!claiming.ok) return claiming
  await claim(transaction, id, operator, at)
  await announceIdentity(transaction, id)
  return ok({ ...application, state: 'waiting', claimedBy: operator, claimedAt: application.claimedAt ?? at })
}

/** What was stated is true. The user's book learns of the level afterwards (`identity-booking.ts`). */
export const approveIdentity = (transaction: Transaction, deciding: Deciding): Promise<Decided> =>
  decided(transaction, deciding, null)

export const rejectIdentity = (
  transaction: Transaction,
  { reason, ...deciding }: Deciding & { reason: IdentityRejection },
): Promise<Decided> => decided(transaction, deciding, reason)

async function decided(
  transaction: Transaction,
  { id, operator, at }: Deciding,
  reason: IdentityRejection | null,
): Promise<Decided> {
  const application = await holdApplication(transaction, id)
  if (application === undefined) return refuse({ kind: 'not_found' })
  const deciding = decideApplication(application, operator)
  if (!deciding.ok) return deciding
  const { userId, level } = application
  const state = reason === null ? 'verified' : 'rejected'
  await decide(transaction, { id, state, reason, operator, at })
  await addMessage(transaction, {
    userId,
    category: 'system',
    kind: reason === null ? 'identity_verified' : 'identity_rejected',
    details: reason === null ? { level } : { level, reason },
    source: `identity:${id}:${state}`,
    at,
  })
  await announceIdentity(transaction, id)
  return ok({ ...application, state, reason, decidedBy: operator, decidedAt: at })
}
