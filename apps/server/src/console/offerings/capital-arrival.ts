import { ok, refuse, type Result } from '@touchstone/domain/result'
import { placesOf } from '@touchstone/domain/money/currency'
import { isOnGrid, nearestOnGrid, unitOf } from '@touchstone/domain/money/mul-div'
import type { Refused } from '../../api/handler.ts'
import { type Arrival, holdArrival } from '../../features/deposits/arrivals.store.ts'
import type { Transaction } from '../../platform/database.ts'

/** A line of a bank that nobody was credited for, held until the transaction ends: it can become capital of the house. */
export async function capitalArrival(tx: Transaction, arrivalId: number): Promise<Result<Arrival, Refused>> {
  const arrival = await holdArrival(tx, arrivalId)
  if (arrival === undefined) return refuse({ kind: 'not_found' })
  if (arrival.isUsed) return refuse({ kind: 'arrival_used' })
  if (!arrival.isBank) return refuse({ kind: 'arrival_from_chain' })
  const unit = unitOf(placesOf(arrival.currency))
  if (!isOnGrid(arrival.amount, unit))
    return refuse({ kind: 'amount_off_grid', ...nearestOnGrid(arrival.amount, unit) })
  return ok(arrival)
}
