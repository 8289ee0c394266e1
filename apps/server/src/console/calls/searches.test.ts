import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Person } from '../../features/withdrawals/test-funds-app.ts'
import { startTestConsole, type TestConsole, testMarks, type TestOperator } from '../operators/test-console.ts'
import { searchedFor } from './note-reading.ts'

let app: TestConsole
let person: Person
beforeAll(async () => {
  app = await startTestConsole(inject('cluster'))
  person = await app.newcomer()
  await app.requestDeposit(person, '70')
})
afterAll(() => app.stop())

type Row = { act: string; subject: string; details: string }
const rowsOf = ({ id }: TestOperator) =>
  app.owner<Row[]>`select act, subject, details from audit_log where operator_id = ${id} order by id`

describe('what an operator searches for', () => {
  it('by another search is another row, which tells the searches apart and not what was typed', async () => {
    const operator = await app.operator(['admin'])
    for (const text of [person.email, person.email.slice(0, 5), ` ${person.email}`])
      await app.done('search', { text }, operator.token)
    const searched = (await rowsOf(operator)).map(({ details }) => details)
    expect(searched).toEqual([
      expect.stringContaining(searchedFor('search', person.email, testMarks)),
      expect.stringContaining(searchedFor('search', person.email.slice(0, 5), testMarks)),
    ])
    expect(searched.join(' ')).not.toContain('@')
  })

  it('by the same search has the same mark, in whatever case, with a sign and spaces before it', async () => {
    const operator = await app.operator(['admin'])
    const of = searchedFor('search', person.email, testMarks)
    for (const text of [person.email, person.email.toUpperCase(), `#${person.email}`, ` # ${person.email} `]) {
      const found = await app.done('search', { text }, operator.token)
      expect(found.users).toMatchObject([{ id: person.userId }])
      expect((await app.done('findUsers', { search: text }, operator.token)).total).toBe(1)
    }
    const details = (await rowsOf(operator)).map((row) => (JSON.parse(row.details) as { of: string }).of)
    expect(details).toEqual([of, of.replace('search', 'users')])
    for (const [one, other] of [
      ['+49  151 23', '+49 151 23'],
      ['Erika  MUSTERMANN', 'erika mustermann'],
    ] as const)
      expect(searchedFor('search', one, testMarks)).toBe(searchedFor('search', other, testMarks))
  })

  it('finds the same by whatever has the same mark', async () => {
    const [operator, second] = [await app.operator(['admin']), await app.operator(['admin'])]
    await app.entered('MARK 7', '70', [operator, second])
    await app.entered('#MARK 8', '70', [operator, second])
    for (const [reference, typed] of [
      ['MARK 7', ['MARK 7', 'mark  7', '#MARK 7', '##mark 7', '# # MARK 7']],
      ['#MARK 8', ['#MARK 8', 'MARK 8', '##mark 8']],
    ] as const)
      for (const text of typed) {
        const { arrivals } = await app.done('search', { text }, operator.token)
        expect([text, arrivals?.map((each) => each.reference)]).toEqual([text, [reference]])
        expect(searchedFor('search', text, testMarks)).toBe(searchedFor('search', reference, testMarks))
      }
    for (const search of [person.email, `##${person.email}`])
      expect((await app.done('findUsers', { search }, operator.token)).total).toBe(1)
  })

  it('without any right is no row: nothing was searched', async () => {
    const operator = await app.operator([])
    const found = await app.done('search', { text: person.email }, operator.token)
    expect(new Set(Object.values(found))).toEqual(new Set([null]))
    expect(await rowsOf(operator)).toEqual([])
  })

  it('by a search that finds nobody is a row without a person, once an hour', async () => {
    const operator = await app.operator(['admin'])
    const text = '+49 151 23456789'
    await app.call('search', { text }, operator.token)
    await app.call('search', { text }, operator.token)
    await app.call('findUsers', { search: text }, operator.token)
    const details = (noun: string, told: object): string =>
      JSON.stringify({ of: searchedFor(noun, text, testMarks), ...told, users: [] })
    const rows = [
      { act: 'listFound', subject: 'users', details: details('search', {}) },
      { act: 'listUsers', subject: 'users', details: details('users', { total: 0 }) },
    ]
    expect(await rowsOf(operator)).toMatchObject(rows)
    app.time.now += 3_600_000
    await app.call('search', { text }, operator.token)
    expect(await rowsOf(operator)).toMatchObject([...rows, { act: 'listFound' }])
  })

  it('past the last page of a search is a row with how many were found: it does not say that nobody was', async () => {
    const operator = await app.operator(['admin'])
    const past = { search: person.email, pageNo: '999' }
    expect(await app.done('findUsers', past, operator.token)).toMatchObject({ records: [], total: 1 })
    await app.call('findUsers', past, operator.token)
    const of = searchedFor('users', person.email, testMarks)
    const [row, ...others] = await rowsOf(operator)
    expect(row).toMatchObject({ act: 'listUsers', subject: 'users' })
    expect(JSON.parse(row?.details ?? '')).toEqual({ of, users: [], total: 1 })
    expect(others).toEqual([])
    await app.call('findUsers', { search: person.email }, operator.token)
    const [, shown] = await rowsOf(operator)
    expect(shown?.subject).toBe(`user ${person.userId}`)
    expect(JSON.parse(shown?.details ?? '')).toEqual({ of, total: 1 })
  })

  it('past the last page of all is no row: how many there are names nobody', async () => {
    const operator = await app.operator(['admin'])
    const all = await app.done('findUsers', { blocked: 'false', pageNo: '999' }, operator.token)
    expect(all.records).toEqual([])
    expect(all.total).toBeGreaterThan(0)
    await app.call('depositQueue', { state: 'open', pageNo: '999' }, operator.token)
    expect(await rowsOf(operator)).toEqual([])
  })
})
