import { expect, it } from 'vitest'
import { agreementStanding, type AgreementStanding } from './agreement-standing.ts'

const inForce = { id: '7', version: 2 }
const of = (articleId: string, version: number) => ({ articleId, version })

const rows: [string, { articleId: string; version: number }[], boolean, AgreementStanding][] = [
  ['the version in force', [of('7', 2)], false, 'accepted'],
  ['it and older ones', [of('7', 2), of('7', 1)], false, 'accepted'],
  ['an older version', [of('7', 1)], false, 'newer'],
  ['the same version of another agreement', [of('6', 2)], false, 'newer'],
  ['nothing that was recorded', [], false, 'not_recorded'],
  ['nothing, as a guest', [], true, 'guest'],
  ['it already, as a guest', [of('7', 2)], true, 'accepted'],
]

it.each(rows)('who accepted %s', (_, acceptances, isGuest, standing) => {
  expect(agreementStanding(inForce, acceptances, isGuest)).toBe(standing)
})
