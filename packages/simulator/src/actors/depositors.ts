import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import type { ChainArrival } from '@touchstone/server/features/chain/evm-watcher'
import { createCrediting } from '@touchstone/server/features/deposits/crediting'
import { insertDeposit } from '@touchstone/server/features/deposits/deposits.store'
import type { House } from '@touchstone/server/house/house'
import type { Sql } from '@touchstone/server/platform/database'
import type { Payments } from '../audit/audit-payments.ts'
import type { Random } from '../chance/random.ts'
import type { Coverage } from '../desk/coverage.ts'
import type { Desk } from '../desk/desk.ts'
import type { Mutant } from '../mutants/mutant.ts'

const users = [601, 602, 603] as const
const channel = 'sandbox-usdt-ethereum'
/** Few amounts, so that most of the time several people wait for the very same. */
const amounts = ['75', '120.5'] as const

type Company = {
  sql: Sql
  random: Random
  desk: Desk
  coverage: Coverage
  payments: Payments
  mutant: Mutant | undefined
}

/** People who wait for transfers of equal amounts over one chain. What comes to an address is its owner's. */
export function createDepositors({ sql, random, desk, coverage, payments, mutant }: Company) {
  let transfers = 0

  async function ask(house: House, userId: number, amount: string, now: number): Promise<void> {
    const { name = '', network = '' } = house.settings().funds.channels.get(channel) ?? {}
    const told = { userId, channel, channelName: name, kind: 'chain', network, currency: 'USDT', proof: null } as const
    await insertDeposit(sql, { ...told, amount: decimal(amount), submittedAt: now })
  }

  function arrive(now: number): ChainArrival {
    const [userId, amount] = [random.pick(users), decimal(random.pick(amounts))]
    const txHash = `0x${(transfers += 1).toString(16).padStart(64, '0')}`
    payments.sent(`${txHash}:0`, userId, printDecimal(amount))
    return { network: 'ethereum', txHash, logIndex: 0, channel, userId, amount, at: now }
  }

  async function hand(house: House, arrival: ChainArrival): Promise<void> {
    const crediting = createCrediting({
      sql,
      submit: (submission) => house.executor.submit(submission),
      settings: () => house.settings(),
      clock: () => house.clock(),
      log: (message) => void desk.faults.push(message),
    })
    try {
      await crediting.takeChainArrival(mutant?.arrives?.(arrival, users) ?? arrival)
      coverage.count('a transfer over a chain')
    } catch (error) {
      desk.faults.push(`a transfer over a chain: ${String(error)}`)
    }
  }

  return {
    async join(house: House): Promise<void> {
      for (const user of users) await house.openBook(user, 'real')
    },
    /** Before all else in a step, so that the order of requests and transfers is certain. */
    async act(house: House, now: number): Promise<void> {
      if (random.happens(0.05)) for (const user of users) await ask(house, user, amounts[0], now)
      if (random.happens(0.03)) await ask(house, random.pick(users), amounts[1], now)
      if (!random.happens(0.08)) return
      const arrival = arrive(now)
      await hand(house, arrival)
      // A watcher that has stopped in between hands on what it has handed on before.
      if (random.happens(0.2)) await hand(house, arrival)
    },
  }
}
