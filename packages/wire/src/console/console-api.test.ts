import { expect, it } from 'vitest'
import { api } from '../api.ts'
import type { Call } from '../call.ts'
import { consoleApi } from './console-api.ts'
import { proposalRights, rights, rightsOf, rightsOfRole, roles } from '../rights.ts'

const calls = Object.entries(consoleApi) as [string, Call][]

it('has every call at an address of its own below /api/console', () => {
  const addresses = calls.map(([, { method, path }]) => `${method} ${path}`)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses.filter((address) => !/^(GET|POST) \/api\/console\/[a-zA-Z/{}]+$/.test(address))).toEqual([])
})

it('has no name of a call of users', () => {
  expect(Object.keys(consoleApi).filter((name) => Object.hasOwn(api, name))).toEqual([])
})

it('is for operators, but for the sign-in', () => {
  const open = calls.filter(([, { access }]) => access !== 'operator').map(([name]) => name)
  expect(open).toEqual(['signInOperator'])
})

it('names every field of a path in the request', () => {
  for (const [, call] of calls)
    for (const [, name = ''] of call.path.matchAll(/\{(\w+)\}/g))
      expect(Object.keys((call.request as unknown as { shape: object }).shape)).toContain(name)
})

it('uses every right, each held by some role', () => {
  const used = new Set([
    ...calls.flatMap(([, { right }]) => right ?? []),
    ...Object.values(proposalRights).flatMap(({ propose, decide }) => [propose, decide]),
  ])
  expect(rights.filter((right) => !used.has(right))).toEqual([])
  expect(rights.filter((right) => !rightsOf(roles).has(right))).toEqual([])
})

it('lets whoever proposes or decides see proposals', () => {
  const blind = roles.filter((role) => {
    const held = rightsOfRole[role]
    const proposes = Object.values(proposalRights).some(
      ({ propose, decide }) => held.includes(propose) || held.includes(decide),
    )
    return proposes && !held.includes('see_proposals')
  })
  expect(blind).toEqual([])
})
