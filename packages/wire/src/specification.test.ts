import { describe, expect, it } from 'vitest'
import { api } from './api.ts'
import type { Call } from './call.ts'
import { needsSpecification, specifiedCalls } from './test-specification.ts'

/**
 * Calls of the specification that are still to come with their products. The list only shrinks: a
 * name on it that is built fails the test, as does one that the specification does not have.
 */
const toCome = new Set(
  `
GET /api/marketing/myTeam
GET /api/prod/appLoanOrder/myLoanInfo
GET /api/prod/appLoanSet/list
GET /api/prod/appLoanOrder/listMy
POST /api/prod/appLoanOrder/creditApply
POST /api/prod/appLoanOrder/pledgeApply
`
    .trim()
    .split('\n'),
)

/** It speaks of these without their addresses: the current user (section 7), and the key that bodies are sealed for. */
const unnamed = ['GET /api/user/appUser/current', 'GET /api/public/getPublicKey']

const addressOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`
const calls: Call[] = Object.values(api)
const addresses = calls.map(addressOf)
describe.skipIf(specifiedCalls === undefined)(`the specification's calls (${needsSpecification})`, () => {
  const specified = specifiedCalls ?? []

  it('are all built, but for those still to come', () => {
    expect(specified.map(addressOf).filter((address) => !addresses.includes(address) && !toCome.has(address))).toEqual(
      [],
    )
  })

  it('still to come are none that is built, and none that it does not have', () => {
    const open = specified.map(addressOf).filter((address) => !addresses.includes(address))
    expect([...toCome].toSorted()).toEqual(open.toSorted())
  })

  it('are encrypted where it says so', () => {
    const encrypted = new Map(
      calls.map((call) => [addressOf(call), call.method === 'POST' && call.effect !== 'upload']),
    )
    const wrong = specified.filter((call) => (encrypted.get(addressOf(call)) ?? call.encrypted) !== call.encrypted)
    expect(wrong).toEqual([])
  })
})

it.each(unnamed)('has %s', (address) => {
  expect(addresses).toContain(address)
})

it('has no two calls at one address', () => {
  expect(new Set(addresses).size).toBe(addresses.length)
})

/** Rules of money and trading, "Wire conventions": everything else needs a session. */
const open =
  /^\/api\/(set|public)\/|^\/api\/app\/(?!logout|generateGoogleKey)|^\/api\/trade\/(appSymbol\/|appSecondContractSet\/list|api\/getPriceDistribution)|\/vue3List$|\/appNotice\/list$|^\/api\/content\/appHelpInfo\/|\/appUser\/current$/
/** For everybody too, since they belong to no user; the list of bonds is a route that asks nobody to sign in. */
const ownOpen = [
  'secondContractVoids',
  'article',
  'userAgreement',
  'pushKey',
  'products',
  'product',
  'bondHistory',
  'networkDays',
]

it('asks for a session wherever the rules do', () => {
  const wrong = Object.entries(api as Record<string, Call>)
    .filter(([name]) => !ownOpen.includes(name))
    .filter(([, call]) => (call.access === 'public') !== open.test(call.path))
    .map(([name, call]) => `${name} ${call.path} ${call.access}`)
  expect(wrong).toEqual([])
})

it('names every field of a path in the request', () => {
  for (const call of calls)
    for (const [, name = ''] of call.path.matchAll(/\{(\w+)\}/g))
      expect(Object.keys((call.request as unknown as { shape: object }).shape)).toContain(name)
})
