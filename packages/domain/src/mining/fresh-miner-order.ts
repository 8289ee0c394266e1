import { networks } from '../networks/networks.ts'
import type { MinerTerms } from '../settings/miner-terms.ts'
import type { ShownMachine } from './machine-terms-hash.ts'
import type { MinerOrder } from './miner-order.ts'

type Terms = Pick<
  MinerTerms,
  'id' | 'network' | 'currency' | 'price' | 'hashrate' | 'power' | 'hostingFee' | 'tariff' | 'outputMax' | 'cycleDays'
>
type Given = Pick<MinerOrder, 'id' | 'units' | 'pool' | 'settingsVersion' | 'agreementSha256'> & { at: number }

/** What an order copies of the terms of the settings, of each unit. */
export const promisedByMachine = ({
  id: product,
  network,
  currency,
  price,
  hashrate,
  power,
  hostingFee,
  tariff,
  outputMax,
  cycleDays,
}: Terms): Pick<MinerOrder, keyof ShownMachine> => ({
  product,
  network,
  coin: networks[network].coin,
  currency,
  price,
  hashrate,
  power,
  hostingFee,
  tariff,
  outputMax,
  cycleDays,
})

/** An order as it is asked for, on the terms of the settings. */
export function freshMinerOrder(terms: Terms, { at, ...given }: Given): MinerOrder {
  return {
    ...given,
    state: 'requested',
    ...promisedByMachine(terms),
    amount: terms.price * BigInt(given.units),
    requestedAt: at,
    startDay: 0,
    daysPaid: 0,
    idleDays: 0,
    lastDay: 0,
    lastIncome: 0n,
    income: 0n,
    worn: 0n,
    returned: 0n,
    endedAt: null,
  }
}
