import type { Transaction } from '../../platform/database.ts'

/** Our choice: what follows a command follows within moments. */
export const transitMsMax = 60_000

type InTransit = { world: string; currency: string; amount: string }
export type TransitState = {
  amounts: readonly InTransit[]
  /** When it was first seen, without a pause since; null while nothing is under way. Epoch milliseconds. */
  sinceAt: number | null
}

export type TransitWatch = {
  advance: (now: number) => Promise<void>
  state: () => TransitState
  /** How long something has been under way; 0 if nothing is. */
  ageMs: (now: number) => number
}

/**
 * Watches `house:transit`, through which money goes from one book to another: it is zero whenever nothing is under way. What
 * stays for more than a minute is logged once as an alarm.
 */
export function createTransitWatch({
  sql,
  log,
}: {
  sql: Transaction
  log: (message: string, details: Record<string, unknown>) => void
}): TransitWatch {
  let state: TransitState = { amounts: [], sinceAt: null }
  let isLogged = false

  return {
    async advance(now) {
      const amounts = await readInTransit(sql)
      const sinceAt = amounts.length === 0 ? null : (state.sinceAt ?? now)
      state = { amounts, sinceAt }
      if (sinceAt === null) isLogged = false
      else if (!isLogged && now - sinceAt > transitMsMax) {
        isLogged = true
        log('alarm: money has been between two books for more than a minute', {
          since: new Date(sinceAt).toISOString(),
          amounts: amounts.map(({ world, currency, amount }) => `${world} ${amount} ${currency}`),
        })
      }
    },
    state: () => state,
    ageMs: (now) => (state.sinceAt === null ? 0 : Math.max(0, now - state.sinceAt)),
  }
}

const readInTransit = (sql: Transaction): PromiseLike<InTransit[]> => sql<InTransit[]>`
  select world, currency, trim_scale(sum(amount))::text as amount
  from (select world, account, currency, amount from house_balances
        union all select world, account, currency, amount from house_deltas) as parts
  where account = 'house:transit' group by world, currency having sum(amount) <> 0 order by world, currency`
