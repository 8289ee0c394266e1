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

it('keeps what was opened as it was, but for the level of who may apply', () => {
  const keeps = [`the sale ${lumen.id} was opened and keeps its terms: another one needs an id of its own`]
  const changes: Partial<IeoTerms>[] = [
    { name: 'Other' },
    { lotPrice: lumen.lotPrice + 1n },
    { lots: lumen.lots - 1 },
    { cap: lumen.cap - 1 },
    { paperHash: '2'.repeat(64) },
    { lockedDays: 1 },
    { token: arbor.token },
  ]
  for (const changed of changes) expect(faultsOf({ opened: lumen }, [{ ...lumen, ...changed }])).toEqual(keeps)
  expect(faultsOf({ opened: lumen }, sales)).toEqual([])
  expect(faultsOf({ opened: lumen }, [{ ...lumen, identityLevel: 2 }])).toEqual([])
  // It goes on without them.
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
  expect(faultsOf({ hasTokens: true }, [arbor])).toEqual([`the sale ${lumen.id} stays: it has tokens of its issuer`])
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
