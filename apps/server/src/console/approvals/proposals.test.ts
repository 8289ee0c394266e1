import { printDecimal } from '@touchstone/domain/money/decimal'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { readBook } from '../../executor/books.store.ts'
import {
  operatorPassword,
  operatorWaitMs,
  startTestConsole,
  type TestConsole,
  type TestOperator,
} from '../operators/test-console.ts'
import type { Person } from '../../features/withdrawals/test-funds-app.ts'
import { finishProposals } from './finish-proposals.ts'

let app: TestConsole
let [ann, bob]: TestOperator[] = []
let person: Person
beforeAll(async () => {
  app = await startTestConsole(inject('cluster'))
  ann = await app.operator(['admin'])
  bob = await app.operator(['admin'])
  person = await app.newcomer()
})
afterAll(() => app.stop())

const of = (operator: TestOperator | undefined): string => operator?.token ?? ''

async function balanceOf({ bookId }: Person): Promise<string> {
  const { accounts } = await readBook(app.house.sql, bookId)
  return printDecimal(accounts.get('balance:USDT') ?? 0n)
}

async function reward(amount: string, { userId }: Person = person): Promise<string> {
  const asked = { userId: String(userId), currency: 'USDT', amount, reason: 'For finding a fault' }
  return (await app.done('proposeReward', asked, of(ann))).proposalId
}

const approve = (id: string, by = bob, sending = {}) => app.refusal('approveProposal', { id }, of(by), sending)
const stateOf = async (id: string) => (await app.done('proposal', { id }, of(ann))).state

describe('a reward', () => {
  it('is given when a second operator has approved it, names both, and notifies the user', async () => {
    const own = await app.newcomer()
    const id = await reward('25.5', own)
    expect(await balanceOf(own)).toBe('0')
    expect(await app.done('proposal', { id }, of(bob))).toMatchObject({ mayDecide: true, whyNot: null })
    expect(await approve(id)).toBe('done')
    expect(await balanceOf(own)).toBe('25.5')
    const [row] = await app.owner<{ command: string; key: string; entries: string }[]>`
      select command, key, entries from journal where book_id = ${own.bookId}`
    expect(row?.key).toBe(`operator:proposal:${id}`)
    expect(JSON.parse(row?.command ?? '')).toMatchObject({
      kind: 'grant_reward',
      operators: [ann?.id, bob?.id],
      reason: 'For finding a fault',
    })
    expect(row?.entries).toMatch(/^\[\["reward"/)
    expect(await app.messagesOf(own)).toContainEqual(expect.objectContaining({ kind: 'reward_granted', sequence: 1 }))
    expect(await app.done('proposal', { id }, of(ann))).toMatchObject({
      state: 'done',
      decidedBy: { id: String(bob?.id) },
    })
  })

  it('is refused for nobody, for no currency and for no amount', async () => {
    const asked = { userId: String(person.userId), currency: 'USDT', amount: '1', reason: 'x' }
    const propose = (changed: object) => app.refusal('proposeReward', { ...asked, ...changed }, of(ann))
    expect(await propose({ userId: '999999' })).toBe('not_found')
    expect(await propose({ currency: 'XYZ' })).toBe('currency_unknown')
    expect(await propose({ currency: 'LMN' })).toBe('currency_unknown')
    expect(await propose({ amount: '0' })).toBe('amount_too_small')
    expect(await propose({ amount: '0.0000001' })).toBe('amount_off_grid')
    expect(await propose({ reason: '' })).toBe('malformed')
  })

  it('of a crash between approval and book is given once', async () => {
    const own = await app.newcomer()
    const id = await reward('7', own)
    await app.owner`
      update proposals set state = 'approved', decided_by = ${bob?.id ?? 0}, decided_at = ${app.time.now} where id = ${id}`
    const { house } = app
    const submitForHouse = (
      bookId: number,
      key: string,
      command: Parameters<typeof house.executor.submit>[0]['command'],
    ) => house.executor.submit({ bookId, key, command })
    const finish = () => finishProposals({ sql: house.sql, house, submitForHouse }, app.time.now)
    await Promise.all([finish(), finish()])
    await finish()
    expect(await balanceOf(own)).toBe('7')
    expect(await stateOf(id)).toBe('done')
  })
})

describe('nobody', () => {
  it('decides what they have proposed', async () => {
    const id = await reward('1')
    expect(await approve(id, ann)).toBe('own_proposal')
    expect(await app.refusal('rejectProposal', { id, reason: 'x' }, of(ann))).toBe('own_proposal')
    expect(await stateOf(id)).toBe('open')
  })

  it('decides what was decided, though two do at once', async () => {
    const own = await app.newcomer()
    const carol = await app.operator(['finance'])
    const id = await reward('3', own)
    const answers = await Promise.all([approve(id, bob), approve(id, carol), approve(id, bob)])
    expect(answers.toSorted()).toEqual(['already_decided', 'already_decided', 'done'])
    expect(await balanceOf(own)).toBe('3')
    expect(await app.refusal('rejectProposal', { id, reason: 'x' }, of(carol))).toBe('already_decided')
    expect(await app.refusal('withdrawProposal', { id }, of(ann))).toBe('already_decided')
  })

  it('decides within a day of being made, or of a change of their rights', async () => {
    const dave = await app.operator(['admin'], { since: app.time.now })
    const id = await reward('1')
    expect(await app.done('proposal', { id }, of(dave))).toMatchObject({ mayDecide: false, whyNot: 'new' })
    expect(await approve(id, dave)).toBe('operator_too_new')
    expect(await app.refusal('rejectProposal', { id, reason: 'x' }, of(dave))).toBe('operator_too_new')
    app.time.now += operatorWaitMs
    const [{ token }, anew] = [{ token: await app.signedIn(dave.id) }, await reopened()]
    expect(await app.refusal('approveProposal', { id }, token)).toBe('done')
    expect(anew).toBe(true)
  })

  /** Sessions last half a day; those who were signed in before are again. */
  async function reopened(): Promise<boolean> {
    if (ann !== undefined) ann.token = await app.signedIn(ann.id)
    if (bob !== undefined) bob.token = await app.signedIn(bob.id)
    return true
  }

  it('decides without the right of its kind', async () => {
    const id = await reward('1')
    const support = await app.operator(['support'])
    const content = await app.operator(['content'])
    expect(await approve(id, support)).toBe('not_allowed')
    expect(await approve(id, content)).toBe('not_allowed')
    const made = await app.done('proposeRights', { id: String(support.id), roles: [], reason: 'x' }, of(ann))
    const finance = await app.operator(['finance'])
    expect(await approve(made.proposalId, finance)).toBe('not_allowed')
    expect(await app.refusal('proposal', { id: made.proposalId }, of(finance))).toBe('not_found')
  })

  it('decides what was withdrawn or rejected', async () => {
    const [first, second] = [await reward('1'), await reward('1')]
    expect(await app.refusal('withdrawProposal', { id: first }, of(bob))).toBe('not_found')
    expect(await app.refusal('withdrawProposal', { id: first }, of(ann))).toBe('done')
    expect(await approve(first)).toBe('already_decided')
    expect(await app.refusal('rejectProposal', { id: second, reason: 'Not now' }, of(bob))).toBe('done')
    expect(await approve(second)).toBe('already_decided')
    expect(await app.done('proposal', { id: second }, of(ann))).toMatchObject({ state: 'rejected', answer: 'Not now' })
    expect(await approve('999999')).toBe('not_found')
  })
})

describe('a body that is sent again', () => {
  it('is answered as before, and done once', async () => {
    const own = await app.newcomer()
    const key = app.newKey()
    const asked = { userId: String(own.userId), currency: 'USDT', amount: '4', reason: 'x' }
    const [first, second] = await Promise.all([
      app.done('proposeReward', asked, of(ann), { key }),
      app.done('proposeReward', asked, of(ann), { key }),
    ])
    expect(second).toEqual(first)
    expect(await app.refusal('proposeReward', { ...asked, amount: '5' }, of(ann), { key })).toBe('key_reused')
    // The same key of another operator is another request.
    expect((await app.done('proposeReward', asked, of(bob), { key })).proposalId).not.toBe(first.proposalId)
    const approval = app.newKey()
    expect(await approve(first.proposalId, bob, { key: approval })).toBe('done')
    expect(await approve(first.proposalId, bob, { key: approval })).toBe('done')
    expect(await balanceOf(own)).toBe('4')
  })
})

describe('a correction', () => {
  const correct = async (sign: 'credit' | 'debit', amount: string, { userId }: Person) => {
    const asked = { userId: String(userId), currency: 'USDT', amount, sign, reason: 'The wrong amount' }
    const { proposalId } = await app.done('proposeCorrection', asked, of(ann))
    expect(await approve(proposalId)).toBe('done')
    return proposalId
  }

  it('gives and takes, and notifies the user', async () => {
    const own = await app.newcomer()
    await correct('credit', '10', own)
    await correct('debit', '4', own)
    expect(await balanceOf(own)).toBe('6')
    expect((await app.messagesOf(own)).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['balance_credited', 'balance_debited']),
    )
  })

  it('of more than there is leaves the rest to the insurance, and blocks withdrawals', async () => {
    const own = await app.newcomer()
    await correct('credit', '10', own)
    await correct('debit', '15', own)
    expect(await balanceOf(own)).toBe('0')
    const picture = await app.done('userPicture', { id: String(own.userId) }, of(ann))
    expect(picture.standing.withdrawalsBlocked).toBe('The wrong amount')
  })
})

describe('a deposit that is undone', () => {
  const undoing = async (depositId: string): Promise<string> =>
    (await app.done('proposeUndoDeposit', { depositId, reason: 'Taken back' }, of(ann))).proposalId

  it('was credited, needs two, and is taken back once', async () => {
    const own = await app.newcomer()
    const depositId = String(await app.requestDeposit(own, '100'))
    const propose = () => app.refusal('proposeUndoDeposit', { depositId, reason: 'Taken back' }, of(ann))
    expect(await propose()).toBe('not_delivered')
    await app.proveName(own)
    const arrivalId = String(await app.arrive(`undone ${depositId}`, '100'))
    await app.done('creditDeposit', { id: depositId, arrivalId }, of(ann))
    expect(await balanceOf(own)).toBe('100')
    const ids = [await undoing(depositId), await undoing(depositId)]
    const answers = await Promise.all(ids.map((id) => approve(id)))
    expect(answers.toSorted()).toEqual(['done', 'not_delivered'])
    expect(await balanceOf(own)).toBe('0')
    expect((await app.messagesOf(own)).map(({ kind }) => kind)).toContain('deposit_undone')
    expect(await app.refusal('proposeUndoDeposit', { depositId: '999999', reason: 'x' }, of(ann))).toBe('not_found')
  })
})

describe('a line of a bank statement', () => {
  const line = { channel: 'sandbox-bank', amount: '55', sender: 'A Person', bookedOn: '2026-11-18' }
  const propose = async (reference: string) =>
    (await app.done('proposeBankArrival', { ...line, reference }, of(ann))).proposalId

  it('is an arrival once two have seen it, and once only', async () => {
    const written = ['Statement no. 1', 'STATEMENT  NO. 1'] as const
    const ids = [await propose(written[0]), await propose(written[1])] as const
    expect(await approve(ids[0], ann)).toBe('own_proposal')
    const answers = await Promise.all(ids.map((id) => approve(id)))
    expect(answers.toSorted()).toEqual(['arrival_known', 'done'])
    const { records } = await app.done('arrivals', { free: 'true' }, of(ann))
    expect(records[0]).toMatchObject({ amount: '55', depositId: null, kind: 'bank' })
    // As the bank wrote it, though another spelling of it is the same line.
    expect(records[0]?.reference).toBe(written[answers.indexOf('done')])
    expect(await app.refusal('proposeBankArrival', { ...line, reference: 'statement no. 1' }, of(ann))).toBe(
      'arrival_known',
    )
    const elsewhere = { ...line, reference: 'x', channel: 'none' }
    expect(await app.refusal('proposeBankArrival', elsewhere, of(ann))).toBe('channel_unknown')
    const never = { ...line, reference: 'x', bookedOn: '2026-13-45' }
    expect(await app.refusal('proposeBankArrival', never, of(ann))).toBe('malformed')
  })
})

describe('an operator', () => {
  const roles: ['finance'] = ['finance']

  it('is made by two, who hold one half each of what the new operator signs in with', async () => {
    const asked = { name: 'newcomer', roles, password: 'a first password', reason: 'He begins today' }
    const { proposalId } = await app.done('proposeOperator', asked, of(ann))
    const [row] = await app.owner<{ body: string }[]>`select body from proposals where id = ${proposalId}`
    expect(row?.body).not.toContain('password')
    expect(await app.refusal('operatorKey', { proposalId }, of(bob))).toBe('not_found')
    expect(await approve(proposalId)).toBe('done')
    expect(await app.refusal('operatorKey', { proposalId }, of(ann))).toBe('not_found')
    const key = await app.done('operatorKey', { proposalId }, of(bob))
    expect(key.url).toContain('Touchstone')
    const [made] = await app.owner<{ id: bigint }[]>`select id from operators where name = 'newcomer'`
    const code = await app.codeOf({ id: Number(made?.id) })
    const { token } = await app.done('signInOperator', { name: 'newcomer', password: asked.password, code }, '')
    expect(await app.refusal('operatorKey', { proposalId }, of(bob))).toBe('not_found')
    expect(await app.refusal('depositQueue', {}, token)).toBe('password_change_required')
    expect(await app.refusal('proposeOperator', asked, of(ann))).toBe('operator_known')
    expect(await app.refusal('proposeOperator', { ...asked, name: 'x2', password: 'aaaaaaaaaaaa' }, of(ann))).toBe(
      'password_too_weak',
    )
  })

  it('gets other roles by two, and is no second signer for a day', async () => {
    const eve = await app.operator(['admin'])
    const { proposalId } = await app.done('proposeRights', { id: String(eve.id), roles, reason: 'x' }, of(ann))
    expect(await approve(proposalId)).toBe('done')
    expect(await app.done('thisOperator', {}, eve.token)).toMatchObject({ roles: ['finance'] })
    expect(await approve(await reward('1'), eve)).toBe('operator_too_new')
    expect(await app.refusal('proposeRights', { id: '999999', roles, reason: 'x' }, of(ann))).toBe('not_found')
  })

  it('loses their sessions with their key', async () => {
    const eve = await app.operator(['finance'])
    const { proposalId } = await app.done('proposeCodeReset', { id: String(eve.id), reason: 'Lost' }, of(ann))
    expect(await approve(proposalId)).toBe('done')
    expect(await app.call('thisOperator', {}, eve.token)).toMatchObject({ code: 401 })
    const { secret } = await app.done('operatorKey', { proposalId }, of(bob))
    expect(secret).not.toBe(eve.secret)
    const signIn = { name: eve.name, password: operatorPassword, code: await app.codeOf(eve) }
    expect(await app.refusal('signInOperator', signIn)).toBe('done')
    await app.done('endSessionsOf', { id: String(eve.id), reason: 'x' }, of(ann))
    expect(await app.refusal('endSessionsOf', { id: '999999', reason: 'x' }, of(ann))).toBe('not_found')
  })

  it('cannot be the last but one who makes operators', async () => {
    const others = await app.owner<{ id: bigint }[]>`
      update operators set roles = 'finance' where roles = 'admin' and id not in (${ann?.id ?? 0}, ${bob?.id ?? 0}) returning id`
    const { proposalId } = await app.done('proposeRights', { id: String(bob?.id), roles, reason: 'x' }, of(ann))
    expect(await approve(proposalId)).toBe('operators_needed')
    expect(others.length).toBeGreaterThan(0)
    expect(await stateOf(proposalId)).toBe('open')
  })
})

describe('what a statement says', () => {
  it('counts when two have seen it', async () => {
    const asked = { account: 'A bank 1', currency: 'USDT', amount: '900', asOf: '2026-11-17', reference: 'S 1' }
    const { proposalId } = await app.done('proposeHoldings', asked, of(ann))
    expect((await app.done('solvency', {}, of(ann))).holdings).toEqual([])
    expect(await approve(proposalId)).toBe('done')
    const { holdings, currencies } = await app.done('solvency', {}, of(ann))
    expect(holdings).toMatchObject([{ account: 'A bank 1', amount: '900' }])
    const usdt = currencies.find(({ currency }) => currency === 'USDT')
    const since = Number(usdt?.arrivals) - Number(usdt?.payments)
    expect(Number(usdt?.surplus)).toBeCloseTo(900 + since - Number(usdt?.owed), 6)
  })
})
