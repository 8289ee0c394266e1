import { withdrawals } from '@touchstone/wire/withdrawals'
import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { codesOf } from '../accounts/sessions/test-sign-in.ts'
import { verifyDatabase } from '../../start/verify/verify.ts'
import { type FundsApp, rightPassword, startFundsApp, withdrawalPath } from './test-funds-app.ts'
import { withdrawing } from './test-withdrawing.ts'

let app: FundsApp
let calls: ReturnType<typeof withdrawing>
beforeAll(async () => {
  app = await startFundsApp(inject('cluster'))
  calls = withdrawing(app)
})
afterAll(() => app.stop())

describe('of attacks,', () => {
  it('ten at once spend the money once', async () => {
    const own = await app.settled('300')
    const answers = await Promise.all(Array.from({ length: 10 }, () => calls.apply(own, { amount: '250' })))
    expect(codesOf(answers)).toEqual([200, ...Array<number>(9).fill(4111)])
  })

  it('ten at once stay within the limit of a day', async () => {
    const own = await app.settled('100000')
    const answers = await Promise.all(Array.from({ length: 10 }, () => calls.apply(own, { amount: '4000' })))
    expect(codesOf(answers)).toEqual([...Array<number>(5).fill(200), ...Array<number>(5).fill(4805)])
    expect((await calls.terms(own)).limits.dayLeft).toBe('0')
  })

  it('eleven at once are ten at most a day, cancelled ones too', async () => {
    const own = await app.settled()
    const answers = await Promise.all(Array.from({ length: 11 }, () => calls.apply(own, { amount: '20' })))
    expect(codesOf(answers)).toEqual([...Array<number>(10).fill(200), 4807])
    const { result } = await app.get(withdrawalPath('listMy'), {}, own)
    const [first] = z.parse(withdrawals.withdrawals.reply, result).records
    await calls.cancel(first?.id ?? '', own)
    expect(await calls.apply(own, { amount: '20' })).toMatchObject({ code: 4807 })
  })

  it('just under the threshold are added up: the one that passes it needs four eyes', async () => {
    const own = await app.settled('50000')
    const ids = [await calls.requested(own, { amount: '9999.999999' }), await calls.requested(own, { amount: '20' })]
    const rows = await app.owner<
      { body: string }[]
    >`select body from withdrawals where id = any(${ids}) order by requested_at`
    const needing = rows.filter(({ body }) => (JSON.parse(body) as { fourEyes: boolean }).fourEyes)
    expect([rows.length, needing.length]).toEqual([2, 1])
  })

  it('a body sent again under its key is one withdrawal; another is refused', async () => {
    const own = await app.settled()
    const key = app.newKey()
    const body = { accountId: own.accountId, amount: '100', withdrawalPassword: rightPassword }
    const send = (sent: object = body) => app.post(withdrawalPath('apply'), sent, { token: own.token, key })
    const answers = await Promise.all([send(), send(), send()])
    expect(new Set(answers.map(({ result }) => JSON.stringify(result))).size).toBe(1)
    expect(await send({ ...body, amount: '101' })).toMatchObject({ code: 4000 })
    expect(await send({ ...body, withdrawalPassword: '000000' })).toMatchObject({ code: 4841 })
    expect(await app.owner`select from withdrawals where book_id = ${own.bookId}`).toHaveLength(1)
  })

  it("somebody else's is not there", async () => {
    const [own, other] = [await app.settled(), await app.newcomer()]
    const id = await calls.requested(own)
    for (const asked of [id, '999999-1']) {
      expect(await calls.one(asked, other)).toMatchObject({ status: 404, code: 404 })
      expect(await calls.cancel(asked, other)).toMatchObject({ status: 404, code: 404 })
    }
    expect((await app.get(withdrawalPath('listMy'), {}, other)).result).toMatchObject({ total: 0 })
    expect((await calls.one(id, own)).result).toMatchObject({ stage: 'submitted' })
  })

  it('no secret is kept in the journal, the requests or a message', async () => {
    const own = await app.settled()
    await calls.requested(own)
    const rows = await app.owner<{ found: bigint }[]>`
      select (select count(*) from journal where concat(command, facts, reply) like ${`%${rightPassword}%`})
        + (select count(*) from requests where concat(hash, reply) like ${`%"${rightPassword}"%`})
        + (select count(*) from withdrawal_guards where password_hash like ${`%${rightPassword}%`}) as found`
    expect(Number(rows[0]?.found)).toBe(0)
  })
})

describe('cancelling', () => {
  it('gives everything back, before anybody has approved', async () => {
    const own = await app.settled('200')
    const [first, second] = [await calls.requested(own, { amount: '50' }), await calls.requested(own, { amount: '60' })]
    await app.decide(own.bookId, { kind: 'claim_withdrawal', withdrawalId: second, operator: 5 })
    for (const id of [first, second]) expect(await calls.cancel(id, own)).toMatchObject({ code: 200 })
    expect((await calls.one(second, own)).result).toMatchObject({ status: -1, stage: 'cancelled', cancellable: false })
    expect(await calls.apply(own, { amount: '198' })).toMatchObject({ code: 200 })
    expect(await calls.kindsOf(own)).toContain('withdrawal_cancelled')
    expect(await calls.cancel(first, own)).toMatchObject({ code: 4808 })
  })

  it('is refused after approval, while it is paid, and after it', async () => {
    const own = await app.settled()
    const withdrawalId = await calls.requested(own)
    await app.decide(own.bookId, { kind: 'claim_withdrawal', withdrawalId, operator: 5 })
    await app.decide(own.bookId, { kind: 'approve_withdrawal', withdrawalId, operator: 5 })
    expect(await calls.cancel(withdrawalId, own)).toMatchObject({
      code: 4810,
      result: { details: { stage: 'approved' } },
    })
    await app.decide(own.bookId, { kind: 'begin_payment', withdrawalId, operator: 6 })
    expect(await calls.cancel(withdrawalId, own)).toMatchObject({
      code: 4810,
      result: { details: { stage: 'paying' } },
    })
    await app.decide(own.bookId, { kind: 'pay_withdrawal', withdrawalId, operator: 6, proof: 'TX 1' })
    expect(await calls.cancel(withdrawalId, own)).toMatchObject({ code: 4808 })
    const failing = { kind: 'fail_withdrawal', withdrawalId, operator: 6, proof: 'none', reason: 'late' } as const
    await expect(app.decide(own.bookId, failing)).rejects.toThrow('withdrawal_not_open')
    expect((await calls.one(withdrawalId, own)).result).toMatchObject({ status: 2, stage: 'paid', proof: 'TX 1' })
    expect((await calls.kindsOf(own)).slice(-4)).toEqual([
      'withdrawal_submitted',
      'withdrawal_approved',
      'withdrawal_paying',
      'withdrawal_paid',
    ])
  })

  it('and approving at once come to one end', async () => {
    const own = await app.settled()
    const withdrawalId = await calls.requested(own)
    await app.decide(own.bookId, { kind: 'claim_withdrawal', withdrawalId, operator: 5 })
    const approving = app.decide(own.bookId, { kind: 'approve_withdrawal', withdrawalId, operator: 5 }).then(
      () => 200,
      () => 0,
    )
    const [cancelled, approved] = await Promise.all([calls.cancel(withdrawalId, own), approving])
    expect([cancelled.code, approved].filter((code) => code === 200)).toHaveLength(1)
  })
})

it('leaves books that add up', async () => {
  expect((await verifyDatabase(app.owner, { withoutConsole: true })).differences).toEqual([])
})
