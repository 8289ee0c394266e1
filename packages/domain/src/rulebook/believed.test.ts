import { expect, it } from 'vitest'
import { believedBonds } from '../examples/believed-bonds.ts'
import { believedIeo } from '../examples/believed-ieo.ts'
import { believedMining } from '../examples/believed-mining.ts'
import { checkReceipt } from './check-receipt.ts'

/** Each is to move to `forgedReceipts` once a check refuses it. */
it.each([...believedBonds(), ...believedMining(), ...believedIeo()].map(({ lie, forged }) => [lie, forged] as const))(
  'no receipt shows that a house %s',
  (_, forged) => {
    expect(checkReceipt(forged).checks.filter(({ ok }) => !ok)).toEqual([])
  },
)
