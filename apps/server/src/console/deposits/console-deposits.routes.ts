import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { ok, refuse, type Result } from '@touchstone/domain/result'
import type { Settings } from '@touchstone/domain/settings/settings'
import type { consoleDeposits, ConsoleDeposit } from '@touchstone/wire/console/console-deposits'
import type { HandlersOf, Refused } from '../../api/handler.ts'
import { onceAudited } from '../audit/audited.ts'
import { bankLineFault } from '../../features/deposits/arrivals.ts'
import type { Crediting } from '../../features/deposits/crediting.ts'
import { findDeposit } from '../../features/deposits/deposits.store.ts'
import {
  claimDeposit,
  creditableFor,
  rejectDeposit,
  releaseDeposit,
  reserveArrival,
} from '../../features/deposits/review-deposits.ts'
import { holderName, verifiedName } from '../../features/identity/holder-name.ts'
import { pageAnswer, stretchOf } from '../../api/page-answer.ts'
import type { Sql, Transaction } from '../../platform/database.ts'
import { capitalArrival } from '../offerings/capital-arrival.ts'
import { propose, proposeIn } from '../proposals/propose.ts'
import { countWaiting, listArrivals, listDepositQueue } from './console-deposits.store.ts'
import { arrivalRecords, depositRecords } from './deposit-records.ts'

export type ConsoleDepositsDeps = {
  sql: Sql
  settings: () => Pick<Settings, 'funds'>
  crediting: Pick<Crediting, 'finish'>
}

export function consoleDepositsHandlers(deps: ConsoleDepositsDeps): HandlersOf<typeof consoleDeposits> {
  const { sql, settings, crediting } = deps

  return {
    async depositQueue({ state, currency, userId, ...page }) {
      const { rows, total } = await listDepositQueue(sql, { state, currency, userId }, stretchOf(page))
      return ok(pageAnswer(page, total, await depositRecords(sql, rows)))
    },
    depositInQueue: ({ id }) => asItIs(sql, id),

    claimDeposit: ({ id }, visit, once) =>
      onceAudited(once, visit, { act: 'claimDeposit', subject: `deposit ${id}` }, async (tx) => {
        const claimed = await claimDeposit(tx, decidingOf(id, visit))
        return claimed.ok ? asItIs(tx, id) : claimed
      }),
    releaseDeposit: ({ id }, visit, once) =>
      onceAudited(once, visit, { act: 'releaseDeposit', subject: `deposit ${id}` }, async (tx) => {
        const released = await releaseDeposit(tx, decidingOf(id, visit))
        return released.ok ? asItIs(tx, id) : released
      }),
    rejectDeposit: ({ id, reason }, visit, once) =>
      onceAudited(once, visit, { act: 'rejectDeposit', subject: `deposit ${id}`, details: { reason } }, async (tx) => {
        const rejected = await rejectDeposit(tx, { ...decidingOf(id, visit), reason })
        return rejected.ok ? asItIs(tx, id) : rejected
      }),

    async creditDeposit({ id, arrivalId }, visit, once) {
      const noted = { act: 'creditDeposit' as const, subject: `deposit ${id}`, details: { arrivalId } }
      const answer = await onceAudited(once, visit, noted, async (tx) => {
        const deciding = { depositId: Number(id), operators: [visit.operator.operatorId] as [number], at: visit.at }
        const named = { arrivalId: Number(arrivalId), verifiedName }
        const reserved = await reserveArrival(tx, { ...deciding, ...named })
        return reserved.ok ? ok({ done: true as const }) : reserved
      })
      // Were we to die before this, the server finishes it by itself.
      if (answer.ok) await crediting.finish(Number(id))
      return answer
    },

    proposeCredit({ id, arrivalId, reason }, visit, once) {
      const asked = { depositId: Number(id), arrivalId: Number(arrivalId), operator: visit.operator.operatorId }
      return proposeIn(once, visit, async (tx) => {
        const found = await creditableFor(tx, asked)
        if (!found.ok) return found
        const { deposit, arrival } = found.value
        const { userId, currency, amount } = deposit
        const body = {
          depositId: deposit.id,
          arrivalId: arrival.id,
          userId,
          currency,
          amount: printDecimal(amount),
          arrived: printDecimal(arrival.amount),
          payer: arrival.payer,
          verifiedName: (await holderName(tx, userId)) ?? null,
          reference: arrival.reference,
        }
        return ok({ kind: 'credit_deposit', reason, userId, body })
      })
    },

    async arrivals({ free, channel, currency, forDeposit, ...page }, { operator }) {
      const wanted = { free: free === undefined ? undefined : free === 'true', channel, currency }
      const { rows, total } = await listArrivals(sql, wanted, stretchOf(page))
      const deposit = forDeposit === undefined ? undefined : await findDeposit(sql, Number(forDeposit))
      const compared = deposit && {
        amount: deposit.amount,
        verified: await verifiedName(sql, deposit.userId),
        operator: operator.operatorId,
      }
      return ok(pageAnswer(page, total, await arrivalRecords(sql, rows, compared)))
    },

    channels() {
      const all = [...settings().funds.channels.values()]
      return ok(all.map(({ id, name, kind, network, currency }) => ({ id, name, kind, network, currency })))
    },

    async proposeBankArrival({ channel, amount, reference, sender, bookedOn, reason }, visit, once) {
      const line = { channel, amount: decimal(amount), reference }
      const fault = await bankLineFault(sql, line, settings())
      const currency = settings().funds.channels.get(channel)?.currency
      if (fault !== undefined || currency === undefined) return refuse(fault ?? { kind: 'channel_unknown', channel })
      const body = { channel, currency, amount: printDecimal(line.amount), reference, sender, bookedOn }
      return propose(once, visit, { kind: 'bank_arrival', reason, body })
    },

    proposeTakeCapital({ arrivalId, reason }, visit, once) {
      return proposeIn(once, visit, async (tx) => {
        const found = await capitalArrival(tx, Number(arrivalId))
        if (!found.ok) return found
        const { id, channel, currency, amount, reference, payer: sender } = found.value
        const waiting = await countWaiting(tx, { channel, amount })
        const body = { arrivalId: id, channel, currency, amount: printDecimal(amount), reference, sender, waiting }
        return ok({ kind: 'take_capital', reason, body })
      })
    },
  }
}

const decidingOf = (id: string, { at, operator }: { at: number; operator: { operatorId: number } }) => ({
  depositId: Number(id),
  operator: operator.operatorId,
  at,
})

async function asItIs(sql: Transaction, id: string): Promise<Result<ConsoleDeposit, Refused>> {
  const deposit = await findDeposit(sql, Number(id))
  const [record] = deposit === undefined ? [] : await depositRecords(sql, [deposit])
  return record === undefined ? refuse({ kind: 'not_found' }) : ok(record)
}
