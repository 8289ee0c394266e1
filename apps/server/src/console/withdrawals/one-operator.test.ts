import { printDecimal } from '@touchstone/domain/money/decimal'
import { dayMs } from '@touchstone/domain/time'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { readBook } from '../../executor/books.store.ts'
import { type Person, rightPassword, withdrawalPath } from '../../features/withdrawals/test-funds-app.ts'
import { audit } from '../audit/audit.ts'
import { startTestConsole, type TestConsole, type TestOperator } from '../operators/test-console.ts'

let app: TestConsole
beforeAll(async () => {
  app = await startTestConsole(inject('cluster'))
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

/** One that this operator has approved. */
async function approved(person: Withdrawing, amount: string, { token }: TestOperator): Promise<string> {
  const id = await ask(person, amount)
  await app.done('claimWithdrawal', { id }, token)
  await app.done('approveWithdrawal', { id }, token)
  return id
}
const begin = (id: string, { token }: TestOperator, sending = {}) => app.refusal('beginPayment', { id }, token, sending)

async function balanceOf({ bookId }: Person): Promise<string> {
  const { accounts } = await readBook(app.house.sql, bookId)
  return printDecimal(accounts.get('balance:USDT') ?? 0n)
}

describe('an operator who would give a customer’s payment to an accomplice', () => {
  it('does not credit it alone, neither as it is nor in another session', async () => {
    const [ann, bob] = [await app.operator(['finance']), await app.operator(['finance'])]
    const accomplice = await app.settled('100')
    await app.proveName(accomplice, 'Accomplice')
    const id = String(await app.requestDeposit(accomplice, '10'))
    const arrivalId = String(await app.arrive('stolen 1', '9000'))
    expect(await app.refusal('creditDeposit', { id, arrivalId }, ann.token)).toBe('credit_differs')
    expect(await app.refusal('creditDeposit', { id, arrivalId }, await app.signedIn(ann.id))).toBe('credit_differs')
    const { proposalId } = await app.done('proposeCredit', { id, arrivalId, reason: 'It is theirs.' }, ann.token)
    expect(await app.refusal('approveProposal', { id: proposalId }, ann.token)).toBe('own_proposal')
    const shown = await app.done('proposal', { id: proposalId }, bob.token)
    expect(shown.lines).toEqual([
      { label: 'Deposit', value: id },
      { label: 'Stated', value: '10 USDT' },
      { label: 'Amount', value: '9000 USDT' },
      { label: 'Sender', value: 'A Person' },
      { label: 'Verified name', value: 'A Accomplice' },
      { label: 'Reference', value: 'stolen 1' },
    ])
    await app.done('rejectProposal', { id: proposalId, reason: 'It is not.' }, bob.token)
    expect(await balanceOf(accomplice)).toBe('100')
  })

  it('does not credit it alone to a person whose identity they verified', async () => {
    const [ann, bob] = [await app.operator(['admin']), await app.operator(['finance'])]
    const invented = await app.newcomer()
    await app.proveName(invented)
    await app.owner`update identity_applications set decided_by = ${ann.id} where user_id = ${invented.userId}`
    const id = String(await app.requestDeposit(invented, '9000'))
    const arrivalId = String(await app.arrive('stolen 3', '9000'))
    const shown = async ({ token }: TestOperator) => {
      const { records } = await app.done('arrivals', { forDeposit: id, free: 'true' }, token)
      return records.find((record) => record.id === arrivalId)?.differs
    }
    expect([await shown(ann), await shown(bob)]).toEqual([['verifier'], []])
    expect(await app.refusal('creditDeposit', { id, arrivalId }, ann.token)).toBe('verified_by_operator')
    expect(await app.refusal('creditDeposit', { id, arrivalId }, await app.signedIn(ann.id))).toBe(
      'verified_by_operator',
    )
    const { proposalId } = await app.done('proposeCredit', { id, arrivalId, reason: 'It is theirs.' }, ann.token)
    expect(await app.refusal('approveProposal', { id: proposalId }, ann.token)).toBe('own_proposal')
    expect(await balanceOf(invented)).toBe('0')
    expect(await app.refusal('creditDeposit', { id, arrivalId }, bob.token)).toBe('done')
    expect(await balanceOf(invented)).toBe('9000')
  })

  it('cannot have it credited twice, by two proposals or beside one', async () => {
    const [ann, bob] = [await app.operator(['finance']), await app.operator(['finance'])]
    const person = await app.newcomer()
    await app.proveName(person)
    const ids = [await app.requestDeposit(person, '50'), await app.requestDeposit(person, '60')].map(String)
    const arrivalId = String(await app.arrive('stolen 2', '60'))
    const [id = '', exact = ''] = ids
    const { proposalId } = await app.done('proposeCredit', { id, arrivalId, reason: 'It is.' }, ann.token)
    const answers = await Promise.all([
      app.refusal('creditDeposit', { id: exact, arrivalId }, ann.token),
      app.refusal('approveProposal', { id: proposalId }, bob.token),
    ])
    expect(answers.toSorted()).toEqual(['arrival_used', 'done'])
    expect(await balanceOf(person)).toBe('60')
  })

  it('does not pay out what they credited, nor does the second operator, for seven days', async () => {
    const [ann, bob, carol] = [
      await app.operator(['finance']),
      await app.operator(['finance']),
      await app.operator(['finance']),
    ]
    const person = await app.settled('500')
    const id = String(await app.requestDeposit(person, '10'))
    const arrivalId = String(await app.arrive('mistaken', '900'))
    const { proposalId } = await app.done('proposeCredit', { id, arrivalId, reason: 'A slip.' }, ann.token)
    await app.done('approveProposal', { id: proposalId }, bob.token)
    expect(await balanceOf(person)).toBe('1400')
    const withdrawal = await ask(person, '300')
    for (const { token } of [ann, bob]) {
      expect(await app.refusal('claimWithdrawal', { id: withdrawal }, token)).toBe('credited_by_operator')
      expect(await app.done('withdrawalInQueue', { id: withdrawal }, token)).toMatchObject({ creditedByYou: true })
    }
    expect(await app.done('withdrawalInQueue', { id: withdrawal }, carol.token)).toMatchObject({ creditedByYou: false })
    await app.done('claimWithdrawal', { id: withdrawal }, carol.token)
    await app.done('approveWithdrawal', { id: withdrawal }, carol.token)
    expect(await begin(withdrawal, ann)).toBe('credited_by_operator')
    expect(await begin(withdrawal, bob)).toBe('credited_by_operator')
    expect(await begin(withdrawal, carol)).toBe('done')
    const paid = { id: withdrawal, proof: 'bank 1' }
    expect(await app.refusal('payWithdrawal', paid, ann.token)).toBe('credited_by_operator')
    expect(await app.refusal('payWithdrawal', paid, carol.token)).toBe('done')
    app.time.now += 7 * dayMs
    const later = await ask(person, '300')
    expect(await app.refusal('claimWithdrawal', { id: later }, await app.signedIn(ann.id))).toBe('done')
  })
})

describe('one operator alone', () => {
  it('pays out less than the amount of four eyes in 24 hours, in however many books and sessions', async () => {
    const [ann, bob] = [await app.operator(['finance']), await app.operator(['finance'])]
    const people = [await app.settled('30000'), await app.settled('30000'), await app.settled('30000')] as const
    const first = await approved(people[0], '6000', ann)
    const second = await approved(people[1], '3999.999999', ann)
    const third = await approved(people[2], '20', ann)
    expect(await begin(first, ann)).toBe('done')
    expect(await app.done('withdrawalInQueue', { id: second }, ann.token)).toMatchObject({ beyondYourDay: false })
    expect(await begin(second, ann)).toBe('done')
    expect(await app.done('withdrawalInQueue', { id: third }, ann.token)).toMatchObject({ beyondYourDay: true })
    expect(await begin(third, ann)).toBe('operator_day_exceeded')
    expect(await begin(third, { ...ann, token: await app.signedIn(ann.id) })).toBe('operator_day_exceeded')
    const [refused] = await app.owner<{ details: string }[]>`
      select details from audit_log where act = 'beginPayment_refused' and subject = ${`withdrawal ${third}`}`
    expect(JSON.parse(refused?.details ?? '{}')).toEqual({ refusal: 'operator_day_exceeded' })
    expect(await begin(third, bob)).toBe('done')
    app.time.now += dayMs
    const again = await approved(people[2], '6000', { ...ann, token: await app.signedIn(ann.id) })
    expect(await begin(again, { ...ann, token: await app.signedIn(ann.id) })).toBe('done')
  })

  it('gets no more by asking for several at once, and the amount itself is beyond it', async () => {
    const ann = await app.operator(['finance'])
    const people = [await app.settled('30000'), await app.settled('30000'), await app.settled('30000')] as const
    const ids = await Promise.all(people.map((person) => approved(person, '5000', ann)))
    const answers = await Promise.all(ids.map((id) => begin(id, ann)))
    expect(answers.toSorted()).toEqual(['done', 'operator_day_exceeded', 'operator_day_exceeded'])
  })

  it('gets no more by beginning while approving', async () => {
    const ann = await app.operator(['finance'])
    const person = await app.settled('30000')
    const first = await approved(person, '6000', ann)
    expect(await begin(first, ann)).toBe('done')
    const other = await app.settled('30000')
    const id = await ask(other, '6000')
    await app.done('claimWithdrawal', { id }, ann.token)
    const answers = await Promise.all([
      begin(id, ann),
      app.refusal('approveWithdrawal', { id }, ann.token),
      begin(id, ann),
      begin(id, ann),
    ])
    expect([answers[0], answers[2], answers[3]].filter((answer) => answer === 'done')).toEqual([])
    expect(await begin(id, ann)).toBe('operator_day_exceeded')
  })

  it('begins again what had no answer: it is charged for that one once', async () => {
    const ann = await app.operator(['admin'])
    const id = await approved(await app.settled('30000'), '6000', ann)
    // The act is in the log, and no book has answered it.
    const noted = { at: app.time.now, operatorId: ann.id, act: 'beginPayment' as const, subject: `withdrawal ${id}` }
    await app.house.sql.begin((tx) => audit(tx, { ...noted, details: { id, alone: '6000' } }))
    const other = await approved(await app.settled('30000'), '6000', ann)
    expect(await begin(other, ann)).toBe('operator_day_exceeded')
    expect(await begin(id, ann)).toBe('done')
  })

  it('is not charged for what a book refused, nor twice for what was asked for again', async () => {
    const ann = await app.operator(['finance'])
    const [one, other] = [await app.settled('30000'), await app.settled('30000')]
    const waiting = await ask(one, '9000')
    expect(await begin(waiting, ann)).toBe('withdrawal_at_other_stage')
    const id = await approved(other, '9000', ann)
    const key = app.newKey()
    expect(await begin(id, ann, { key })).toBe('done')
    expect(await begin(id, ann, { key })).toBe('done')
    const last = await approved(await app.settled('30000'), '999', ann)
    expect(await begin(last, ann)).toBe('done')
  })
})
