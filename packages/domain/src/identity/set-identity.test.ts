import { expect, it } from 'vitest'
import { partOf } from '../books/book.ts'
import { openFunds } from '../examples/example-funds.ts'
import { emptyStanding, standingPart } from '../restrictions/standing.ts'

it('sets level and country, and forgets a country that was only stated and waited', () => {
  const funds = openFunds({ standing: { identityLevel: 0, country: 'FR', countryNext: { country: 'DE', from: 9 } } })
  const { reply } = funds.done({ kind: 'set_identity', identityLevel: 1, country: 'TH' })
  expect(reply).toEqual({ kind: 'identity_set', identityLevel: 1, country: 'TH' })
  expect(partOf(funds.book(), standingPart)).toEqual({ ...emptyStanding, identityLevel: 1, country: 'TH' })
})

it('is of a real book, and takes no country that is none', () => {
  const funds = openFunds()
  expect(() => funds.run({ kind: 'set_identity', identityLevel: 1, country: 'Germany' })).toThrow('two letters')
  funds.put({ world: 'demo' })
  expect(funds.refused({ kind: 'set_identity', identityLevel: 1, country: 'DE' })).toEqual({ kind: 'not_a_real_book' })
})
