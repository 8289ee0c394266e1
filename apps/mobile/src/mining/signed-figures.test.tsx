import { cleanup, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { shownMachineHash } from '@touchstone/app/mining/shown-machine'
import { allTexts } from '@touchstone/app/texts/texts'
import type { ShownMachine } from '@touchstone/domain/mining/machine-terms-hash'
import { MachineCard } from './MachineCard.tsx'
import { MinerOrderTerms } from './MinerOrderTerms.tsx'
import { MinerTerms } from './MinerTerms.tsx'
import { SignedMachine } from './SignedMachine.tsx'
import { someMiner, someMinerOrder } from './test-miner.ts'

beforeAll(allTexts)
afterEach(cleanup)

/** Of the signed terms those that are numbers. */
type Name = Exclude<keyof ShownMachine, 'product' | 'network' | 'coin' | 'currency'>

const pairs: Readonly<Record<Name, readonly [string, string] | readonly [number, number]>> = {
  price: ['85', '85.000001'],
  hashrate: ['200', '200.000000000000000001'],
  power: [3_500, 3_501],
  hostingFee: ['0.3', '0.309999'],
  tariff: ['0.05', '0.050000000000000001'],
  outputMax: ['0.0003', '0.00030001'],
  cycleDays: [30, 31],
}

const places: Readonly<Record<string, (changed: object) => React.ReactNode>> = {
  form: (changed) => <SignedMachine miner={{ ...someMiner, ...changed }} />,
  page: (changed) => (
    <>
      <MachineCard miner={{ ...someMiner, ...changed }} />
      <MinerTerms miner={{ ...someMiner, ...changed }} />
    </>
  ),
  order: (changed) => <MinerOrderTerms order={{ ...someMinerOrder, ...changed }} />,
}
const textsOf = (changed: object): string[] =>
  Object.values(places).map((place) => render(<MemoryRouter>{place(changed)}</MemoryRouter>).container.textContent)

describe('what is signed with a purchase of machines', () => {
  it.each(Object.entries(pairs))('is shown whole: %s', (name, [one, other]) => {
    const hashOf = (value: string | number): string => shownMachineHash({ ...someMiner, [name]: value })
    expect(hashOf(one)).not.toBe(hashOf(other))
    const [shown, otherwise] = [textsOf({ [name]: one }), textsOf({ [name]: other })]
    for (const at of shown.keys()) expect(shown[at]).not.toBe(otherwise[at])
  })

  it('has its usual decimals where it has no more', () => {
    for (const text of textsOf({ hostingFee: '0.300', price: '85' })) {
      expect(text).toContain('0.30 USDT')
      expect(text).toContain('85.00 USDT')
    }
  })

  it.each(['0.309999', '0.009999'])('says the last place of a hosting fee of %s', (hostingFee) => {
    for (const text of textsOf({ hostingFee })) expect(text).toContain(`${hostingFee} USDT`)
  })
})
