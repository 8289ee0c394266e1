import { printDecimal } from '@touchstone/domain/money/decimal'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { readBook } from '../../executor/books.store.ts'
import { startTestConsole, type TestConsole, type TestOperator } from '../operators/test-console.ts'
import { type Person, rightPassword, withdrawalPath } from '../../features/withdrawals/test-funds-app.ts'

let app: TestConsole
let ann: TestOperator
let bob: TestOperator
beforeAll(async () => {
  app = await startTestConsole(inject('cluster'))
  ann = await app.operator(['finance'])
  bob = await app.operator(['finance'])
})
afterAll(() => app.stop())

type Withdrawing = Person & { accountId: string }

async function ask(person: Withdrawing, amount: string): Promise<string> {
  const body = { accountId: person.accountId, amount, withdrawalPassword: rightPassword }
  const answer = await app.post(withdrawalPath('apply'), body, { token: person.token })
  if (answer.code !== 200) throw new Error(`${answer.message} ${JSON.stringify(answer.result)}`)
  const [row] = await app.owner<{ id: string }[]>`
    select id from withdrawals where book_id = ${person.bookId} order by requested_at desc, id desc limit 1`
  return row?.id ?? ''
}

async function held({ bookId }: Person): Promise<[balance: string, frozen: string]> {
  const { accounts } = await readBook(app.house.sql, bookId)
  return [printDecimal(accounts.get('balance:USDT') ?? 0n), printDecimal(accounts.get('frozen:USDT') ?? 0n)]
}

const act = (name: 'claimWithdrawal' | 'approveWithdrawal' | 'beginPayment', id: string, by = ann) =>
  app.refusal(name, { id }, by.token)
const pay = (id: string, by = ann) => app.refusal('payWithdrawal', { id, proof: 'bank reference 1' }, by.token)

describe('a withdrawal', () => {
  it('is paid step by step, each in the audit log, and the timeline names who did it', async () => {
    const person = await app.settled('1000')
    const id = await ask(person, '100')
    const { records } = await app.done('withdrawalQueue', { stage: 'open' }, ann.token)
    expect(records).toMatchObject([{ id, stage: 'submitted', user: { id: person.userId }, fourEyes: false }])
    expect(await act('claimWithdrawal', id)).toBe('done')
    expect(await act('approveWithdrawal', id)).toBe('done')
    expect(await act('beginPayment', id)).toBe('done')
    expect(await pay(id)).toBe('done')
    const paid = await app.done('withdrawalInQueue', { id }, ann.token)
    expect(paid).toMatchObject({ stage: 'paid', proof: 'bank reference 1' })
    expect(paid.timeline.map(({ stage, operator }) => [stage, operator?.name ?? null])).toEqual([
      ['submitted', null],
      ['claimed', ann.name],
      ['approved', ann.name],
      ['paying', ann.name],
      ['paid', ann.name],
    ])
    expect(await held(person)).toEqual(['898.9', '0'])
    const acts = await app.owner<{ act: string }[]>`
      select act from audit_log where subject = ${`withdrawal ${id}`} order by id`
    expect(acts.map(({ act: name }) => name)).toEqual([
      'claimWithdrawal',
      'approveWithdrawal',
      'beginPayment',
      'payWithdrawal',
    ])
    expect((await app.messagesOf(person)).map(({ kind }) => kind)).toContain('withdrawal_paid')
  })

  it('needs another operator to pay it above the threshold', async () => {
    const person = await app.settled('30000', 2)
    const id = await ask(person, '12000')
    await act('claimWithdrawal', id)
    await act('approveWithdrawal', id)
    expect(await act('beginPayment', id, ann)).toBe('second_operator_needed')
    const [refused] = await app.owner<{ details: string }[]>`
      select details from audit_log where act = 'beginPayment_refused' and subject = ${`withdrawal ${id}`}`
    expect(JSON.parse(refused?.details ?? '{}')).toMatchObject({ refusal: 'second_operator_needed' })
    expect(await act('beginPayment', id, bob)).toBe('done')
    expect(await pay(id, ann)).toBe('second_operator_needed')
    expect(await pay(id, bob)).toBe('done')
  })

  it('is approved by one of two operators at once', async () => {
    const person = await app.settled('1000')
    const id = await ask(person, '100')
    const claims = await Promise.all([act('claimWithdrawal', id, ann), act('claimWithdrawal', id, bob)])
    expect(claims.toSorted()).toEqual(['done', 'withdrawal_claimed_by_another'])
    const winner = claims[0] === 'done' ? ann : bob
    const approvals = await Promise.all([act('approveWithdrawal', id, winner), act('approveWithdrawal', id, winner)])
    expect(approvals.toSorted()).toEqual(['done', 'withdrawal_at_other_stage'])
  })

  it('that its owner has cancelled is not approved, and one that is approved is not cancelled', async () => {
    const person = await app.settled('1000')
    const id = await ask(person, '100')
    await act('claimWithdrawal', id)
    await app.post(withdrawalPath('cancel'), { id }, { token: person.token })
    expect(await act('approveWithdrawal', id)).toBe('withdrawal_not_open')
    expect(await held(person)).toEqual(['1000', '0'])
    const second = await ask(person, '100')
    await act('claimWithdrawal', second)
    await act('approveWithdrawal', second)
    const late = await app.post(withdrawalPath('cancel'), { id: second }, { token: person.token })
    expect((late.result as { key: string }).key).toBe('withdrawal_not_cancellable')
  })

  it('is rejected or failed with everything returned, and no state leaves a final one', async () => {
    const person = await app.settled('1000')
    const rejected = await ask(person, '100')
    const reason = 'The name differs.'
    expect(await app.refusal('rejectWithdrawal', { id: rejected, reason }, ann.token)).toBe('done')
    expect(await held(person)).toEqual(['1000', '0'])
    const failing = await ask(person, '100')
    const fail = () => app.refusal('failWithdrawal', { id: failing, proof: 'statement 5', reason }, ann.token)
    expect(await fail()).not.toBe('done')
    await act('claimWithdrawal', failing)
    await act('approveWithdrawal', failing)
    await act('beginPayment', failing)
    expect(await app.refusal('rejectWithdrawal', { id: failing, reason }, ann.token)).not.toBe('done')
    expect(await fail()).toBe('done')
    expect(await held(person)).toEqual(['1000', '0'])
    expect(await pay(failing)).toBe('withdrawal_not_open')
    expect((await app.messagesOf(person)).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['withdrawal_rejected', 'withdrawal_failed']),
    )
  })

  it('is acted on once however often the same request comes', async () => {
    const person = await app.settled('1000')
    const id = await ask(person, '100')
    const key = app.newKey()
    const claims = await Promise.all(
      Array.from({ length: 3 }, () => app.done('claimWithdrawal', { id }, ann.token, { key })),
    )
    expect(new Set(claims.map(({ sequence }) => sequence)).size).toBe(1)
    expect(await app.refusal('approveWithdrawal', { id }, ann.token, { key })).toBe('key_reused')
  })

  it('that is not there is not found', async () => {
    expect(await act('claimWithdrawal', '999999-1')).toBe('not_found')
    expect(await app.refusal('withdrawalInQueue', { id: '999999-1' }, ann.token)).toBe('not_found')
    expect(await app.refusal('withdrawalInQueue', { id: 'no id' }, ann.token)).toBe('malformed')
  })
})
