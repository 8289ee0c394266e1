import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import type { IeoTerms } from '@touchstone/domain/settings/ieo-terms'
import { ieosUnder, investmentsUnder } from '@touchstone/domain/settings/investments'
import { expect, it } from 'vitest'
import { keptIeoFaults, type KeptIeo } from './kept-ieos.ts'

const sales = ieosUnder(defaultSettings)
const [lumen, arbor] = sales
if (lumen === undefined || arbor === undefined) throw new Error('the settings lack sales')

const faultsOf = (kept: Partial<KeptIeo>, ieos: readonly IeoTerms[]): string[] =>
  keptIeoFaults([{ id: lumen.id, token: lumen.token, opened: undefined, isOpen: false, hasTokens: false, ...kept }], {
    investments: { ...investmentsUnder(defaultSettings), ieos },
  })

/** Each term as another sale has it; and whether what was opened may take it. */
const others: {
  readonly [Name in keyof Required<IeoTerms>]: [other: Required<IeoTerms>[Name], may: 'change' | 'stays']
} = {
  // Another id is another sale: what was opened goes on without its terms.
  id: ['other', 'change'],
  name: ['Other', 'stays'],
  format: ['draw', 'stays'],
  token: [arbor.token, 'stays'],
  currency: ['EUR', 'stays'],
  lotPrice: [lumen.lotPrice + 1n, 'stays'],
  lotTokens: [lumen.lotTokens + 1n, 'stays'],
  lots: [lumen.lots - 1, 'stays'],
  cap: [lumen.cap - 1, 'stays'],
  depositRate: [lumen.depositRate - 1n, 'stays'],
  subscriptionDays: [lumen.subscriptionDays + 1, 'stays'],
  listWithinDays: [31, 'stays'],
  paper: ['https://example.org/other.pdf', 'stays'],
  paperHash: ['2'.repeat(64), 'stays'],
  supply: [lumen.supply + 1n, 'stays'],
  ecosystemShare: [lumen.ecosystemShare + 1n, 'stays'],
  teamShare: [lumen.teamShare + 1n, 'stays'],
  investorsShare: [lumen.investorsShare + 1n, 'stays'],
  houseShare: [lumen.houseShare + 1n, 'stays'],
  investorsPrice: [lumen.investorsPrice + 1n, 'stays'],
  housePrice: [lumen.housePrice + 1n, 'stays'],
  lockedDays: [lumen.lockedDays + 1, 'stays'],
  identityLevel: [2, 'change'],
  levelLimit: [3, 'change'],
}

it.each(Object.entries(others))('lets %s of what was opened change only where it is no term', (name, [other, may]) => {
  const changed = { ...lumen, [name]: other }
  const keeps = `the sale ${lumen.id} was opened and keeps its terms: another one needs an id of its own`
  const faults = faultsOf({ opened: lumen }, [changed]).filter((fault) => !fault.includes('needs another token'))
  expect(faults).toEqual(may === 'change' ? [] : [keeps])
  expect(changed).not.toEqual(lumen)
})

it('lets what was opened go on as it was, and without the settings', () => {
  expect(faultsOf({ opened: lumen }, sales)).toEqual([])
  expect(faultsOf({ opened: { ...lumen, levelLimit: 3 } }, sales)).toEqual([])
  expect(faultsOf({ opened: lumen, hasTokens: true }, [])).toEqual([])
})

it('keeps an open sale open to all who could apply when it was opened', () => {
  const kept = { opened: lumen, isOpen: true }
  expect(faultsOf(kept, [])).toEqual([`the sale ${lumen.id} stays while it is open: people could not apply any more`])
  const higher = [
    `the sale ${lumen.id} is open and may ask for no higher level than at its opening: some have applied already`,
  ]
  for (const changed of [{ identityLevel: 1 as const }, { levelLimit: 1 }])
    expect(faultsOf(kept, [{ ...lumen, ...changed }])).toEqual(higher)
  const strict = { ...lumen, identityLevel: 2 as const, levelLimit: 3 }
  expect(faultsOf({ opened: strict, isOpen: true }, [lumen])).toEqual([])
})

it('keeps a sale that has tokens, and its token, until it is opened', () => {
  expect(faultsOf({ hasTokens: true }, [arbor])).toEqual([
    `the sale ${lumen.id} stays until it is opened, or its tokens went back to the issuer`,
  ])
  expect(faultsOf({}, [arbor])).toEqual([])
  expect(faultsOf({ hasTokens: true }, [{ ...lumen, token: arbor.token }])).toEqual([
    `the sale ${lumen.id} keeps its token ${lumen.token}: another one needs an id of its own`,
  ])
  expect(faultsOf({ hasTokens: true }, [{ ...lumen, lotPrice: lumen.lotPrice + 1n }])).toEqual([])
})

it('lets a token be sold for the first time once', () => {
  expect(faultsOf({ opened: lumen }, [{ ...lumen, id: 'lumen-2' }])).toEqual([
    `the sale lumen-2 needs another token: ${lumen.token} is first sold by ${lumen.id}`,
  ])
})
