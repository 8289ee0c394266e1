import { exampleOpening } from '@touchstone/domain/examples/example-commands'
import { decimal } from '@touchstone/domain/money/decimal'
import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import type { Call } from '@touchstone/wire/call'
import { consoleApi, type ConsoleCallName } from '@touchstone/wire/console/console-api'
import { rightsOfRole, roles } from '@touchstone/wire/rights'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { submitUnder } from '../../house/test-submit.ts'
import type { Person } from '../../features/withdrawals/test-funds-app.ts'
import { checkAuditLog } from '../audit-log/audit-log.store.ts'
import { verifyDatabase } from '../../start/verify/verify.ts'
import { operatorPassword, startTestConsole, type TestConsole, type TestOperator } from './test-console.ts'
import { falseSubjects, setIdsApart } from './test-audit-subjects.ts'
import { isOfHouse, walkBonds, walkIeos, walkOfferings, wrongHouseRows } from './test-offering-walk.ts'
import { createWalk, freeCalls, type Walk } from './test-walk.ts'

let app: TestConsole
let ann: TestOperator
let bob: TestOperator
/** Credits deposits: whoever does that pays nothing out of the same book. */
let dora: TestOperator
let eve: TestOperator
let person: Person & { accountId: string }
let walk: Walk

const calls = Object.entries(consoleApi) as [ConsoleCallName, Call][]

beforeAll(async () => {
  app = await startTestConsole(inject('cluster'))
  await setIdsApart(app.owner)
  ann = await app.operator(['admin'])
  bob = await app.operator(['admin'])
  dora = await app.operator(['admin'])
  eve = await app.operator(['admin'])
  person = await funded('50000')
  const own: UserCommand[] = [
    { kind: 'acknowledge_risk' },
    { kind: 'transfer', from: 'balance', to: 'contract', currency: 'USDT', amount: decimal('10000') },
    exampleOpening(),
    { kind: 'buy_second_contract', symbol: 'BTC/USDT', direction: 'rise', durationSeconds: 300, stake: decimal('100') },
  ]
  walk = createWalk(app, person, ann)
  await app.tick('BTC/USDT', '50000', '50010')
  for (const command of own) {
    const outcome = await submitUnder(app.house, app.newKey(), { bookId: person.bookId, command })
    if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome))
  }
})
afterAll(() => app.stop())

/** Somebody verified who can withdraw, and whose money has really arrived. */
async function funded(amount: string): Promise<Person & { accountId: string }> {
  const own = await app.newcomer()
  await app.decide(own.bookId, { kind: 'set_identity', identityLevel: 2, country: 'TH' })
  await app.setPassword(own)
  const { id: accountId } = await app.bind(own)
  for (const operator of [ann, bob, dora, eve]) operator.token = await app.signedIn(operator.id)
  const deposit = {
    id: String(await app.requestDeposit(own, amount)),
    arrivalId: await app.entered('FIRST', amount, [ann, bob]),
  }
  await app.proveName(own)
  await app.done('creditDeposit', deposit, dora.token)
  return { ...own, accountId }
}

describe('an operator without the right', () => {
  it('is every operator for calls that need none, and only those', () => {
    expect(
      calls
        .filter(([, call]) => call.right === undefined)
        .map(([name]) => name)
        .toSorted(),
    ).toEqual(freeCalls.toSorted())
  })

  it('gets 403 for every call, and whoever is no operator 401', async () => {
    const nobody = await app.operator([])
    for (const [name, { right, access }] of calls) {
      if (access === 'public') continue
      const id = '00000000-0000-4000-8000-000000000000'
      const request = name === 'consoleFile' ? { id } : {}
      expect([name, (await app.call(name, request)).code]).toEqual([name, 401])
      expect([name, (await app.call(name, request, person.token)).code]).toEqual([name, 401])
      if (right === undefined && name !== 'consoleFile') continue
      expect([name, await app.call(name, request, nobody.token)]).toMatchObject([name, { status: 403, code: 403 }])
    }
  })

  it.each(roles)('is %s for what is not among their rights', async (role) => {
    const operator = await app.operator([role])
    const barred = calls.filter(([, { right }]) => right !== undefined && !rightsOfRole[role].includes(right))
    for (const [name] of barred) expect([name, (await app.call(name, {}, operator.token)).status]).toEqual([name, 403])
    expect(barred.length > 0).toBe(role !== 'admin')
  })

  it('sees no image of a purpose that is not theirs', async () => {
    const [support, identity] = [await app.operator(['support']), await app.operator(['identity'])]
    const [proof, document] = [await walk.imageOf('deposit_proof'), await walk.imageOf('identity')]
    const status = async (id: string, { token }: TestOperator) =>
      (await app.app.inject({ url: `/api/console/files/${id}`, headers: { 'access-token': token } })).statusCode
    expect([await status(document, support), await status(proof, support)]).toEqual([403, 200])
    expect([await status(document, identity), await status(proof, identity)]).toEqual([200, 403])
    const readings =
      await app.owner`select from audit_log where act = 'readFile' and subject = ${`user ${person.userId}`}`
    expect(readings).toHaveLength(2)
    walk.called.add('consoleFile')
  })
})

describe('every call of the console', () => {
  const page = {}

  it('about operators', async () => {
    const carol = await app.operator(['content'])
    const code = await app.codeOf(carol)
    const signedIn = await walk.make('signInOperator', { name: carol.name, password: operatorPassword, code })
    await walk.make('thisOperator', {}, carol)
    const [session] = await walk.make('operatorSessions', {}, carol)
    await walk.make('endOperatorSession', { id: session?.id ?? '' }, carol)
    const again = { ...carol, token: signedIn.token === '' ? '' : await app.signedIn(carol.id) }
    await walk.make('changeOperatorPassword', { password: operatorPassword, newPassword: 'ten purple bottles' }, again)
    await walk.make('signOutOperator', {}, again)
    await walk.make('operators', page)
    await walk.make('endSessionsOf', { id: String(carol.id), reason: 'x' })
    const password = 'a first password'
    const made = await walk.make('proposeOperator', { name: 'walker', roles: ['support'], password, reason: 'x' })
    await walk.make('proposals', { state: 'open' }, bob)
    await walk.make('proposal', { id: made.proposalId }, bob)
    await walk.make('approveProposal', { id: made.proposalId }, bob)
    await walk.make('operatorKey', { proposalId: made.proposalId }, bob)
    const rights = await walk.make('proposeRights', { id: String(carol.id), roles: ['risk'], reason: 'x' })
    await walk.make('rejectProposal', { id: rights.proposalId, reason: 'Not now' }, bob)
    const reset = await walk.make('proposeCodeReset', { id: String(carol.id), reason: 'x' })
    await walk.make('withdrawProposal', { id: reset.proposalId })
    expect(await walk.make('queueCounts', {})).toMatchObject({ proposals: 0 })
  })

  it('about deposits and arrivals', async () => {
    const [first, second, third] = [
      await app.requestDeposit(person, '100'),
      await app.requestDeposit(person, '200'),
      await app.requestDeposit(person, '300'),
    ]
    expect(await walk.make('channels', {})).toContainEqual({
      id: 'sandbox-bank',
      name: 'Sandbox bank transfer',
      kind: 'bank',
      network: '',
      currency: 'USDT',
    })
    await walk.make('depositQueue', { state: 'open' })
    await walk.make('depositInQueue', { id: String(first) })
    await walk.make('claimDeposit', { id: String(first) })
    await walk.make('releaseDeposit', { id: String(first) })
    await walk.make('rejectDeposit', { id: String(first), reason: 'Nothing came.' })
    const line = {
      channel: 'sandbox-bank',
      amount: '200',
      reference: 'WALK 1',
      sender: 'A Person',
      bookedOn: '2026-11-18',
    }
    const { proposalId } = await walk.make('proposeBankArrival', line)
    await walk.make('approveProposal', { id: proposalId }, bob)
    const { records } = await walk.make('arrivals', { free: 'true' })
    const arrivalId = records.find(({ reference }) => reference === 'WALK 1')?.id ?? ''
    await walk.make('creditDeposit', { id: String(second), arrivalId }, dora)
    const other = {
      id: String(third),
      arrivalId: await app.entered('WALK 2', '299', [ann, bob]),
      reason: 'A fee was kept.',
    }
    const credit = await walk.make('proposeCredit', other, dora)
    await walk.make('approveProposal', { id: credit.proposalId }, eve)
    const undo = await walk.make('proposeUndoDeposit', { depositId: String(second), reason: 'Taken back.' })
    await walk.make('approveProposal', { id: undo.proposalId }, bob)
    expect((await walk.make('depositInQueue', { id: String(second) })).state).toBe('undone')
  })

  it('about users', async () => {
    const id = String(person.userId)
    await walk.make('overview', {})
    await walk.make('search', { text: id })
    await walk.make('findUsers', { search: id })
    await walk.make('userPicture', { id })
    await walk.make('userBackground', { id })
    await walk.make('userLedger', { id })
    await walk.make('userMessages', { id })
    const agreed = String((await app.userOf(await app.register('walk@example.com')))['id'])
    const { agreements } = await walk.make('userPicture', { id: agreed })
    await walk.make('userAgreementText', { id: agreed, acceptance: agreements[0]?.id ?? '' })
    await walk.make('markImportant', { id, important: true })
    await walk.make('blockWithdrawals', { id, reason: 'We look at it.' })
    await walk.make('unblockWithdrawals', { id })
    const own = await app.newcomer()
    await walk.make('blockSignIn', { id: String(own.userId), reason: 'x' })
    await walk.make('unblockSignIn', { id: String(own.userId), reason: 'x' })
    for (const [kind, more] of [
      ['proposeReward', {}],
      ['proposeCorrection', { sign: 'debit' }],
      ['proposeCorrection', { sign: 'credit' }],
    ] as const) {
      const asked = { userId: id, currency: 'USDT', amount: '3', reason: 'To put it right.', ...more }
      const { proposalId } = await walk.make(kind, asked)
      await walk.make('approveProposal', { id: proposalId }, bob)
    }
    expect((await app.done('userPicture', { id }, ann.token)).standing.withdrawalsBlocked).toBe('')
  })

  it('about withdrawals', async () => {
    const [paid, rejected, failed] = [
      await walk.withdrawing('100'),
      await walk.withdrawing('101'),
      await walk.withdrawing('102'),
    ]
    await walk.make('withdrawalQueue', { stage: 'open' })
    await walk.make('withdrawalInQueue', { id: paid })
    await walk.make('withdrawalBackground', { id: paid })
    await walk.make('rejectWithdrawal', { id: rejected, reason: 'The name differs.' })
    for (const id of [paid, failed]) {
      await walk.make('claimWithdrawal', { id })
      await walk.make('approveWithdrawal', { id })
      await walk.make('beginPayment', { id }, bob)
    }
    await walk.make('payWithdrawal', { id: paid, proof: 'bank 1' }, bob)
    await walk.make('failWithdrawal', { id: failed, proof: 'statement 2', reason: 'The bank refused.' }, bob)
    expect(await walk.make('withdrawalQueue', { stage: 'open' })).toMatchObject({ total: 0 })
  })

  it('about identity', async () => {
    const [good, bad] = [await walk.applying('C01X00T47'), await walk.applying('C01X00T48')]
    await walk.make('identityQueue', { state: 'open' })
    await walk.make('identityInQueue', { id: good })
    for (const id of [good, bad]) await walk.make('claimIdentity', { id })
    await walk.make('approveIdentity', { id: good })
    expect(await walk.make('rejectIdentity', { id: bad, reason: 'document_expired' })).toMatchObject({
      state: 'rejected',
    })
  })

  it('about settings and content', async () => {
    const { newest } = await walk.make('settingsVersion', {})
    const changes = { exchange: { spreadRate: '0.003' } }
    await walk.make('compareSettings', { changes })
    const { proposalId } = await walk.make('proposeSettings', { from: newest, changes, reason: 'x' })
    await walk.make('approveProposal', { id: proposalId }, bob)
    await walk.make('settingsVersions', page)
    const texts = { 'en-us': { title: 'A notice', summary: 'Short', body: 'Long' } }
    const { id } = await walk.make('saveArticle', { kind: 'notice', texts })
    await walk.make('contentArticles', { kind: 'notice' })
    await walk.make('contentArticle', { id })
    await walk.make('publishArticle', { id })
    await walk.make('withdrawArticle', { id })
    await walk.make('saveShortLink', { code: 'walk', type: 1, target: '/login' })
    await walk.make('shortLinks', page)
    expect(await walk.make('removeShortLink', { code: 'walk' })).toEqual({ done: true })
  })

  it('about the house', async () => {
    for (const name of ['marketHealth', 'exposures'] as const) await walk.make(name, {})
    const statement = { account: 'A bank 1', currency: 'USDT', amount: '9', asOf: '2026-11-17', reference: 'S 1' }
    const { proposalId } = await walk.make('proposeHoldings', statement)
    await walk.make('approveProposal', { id: proposalId }, bob)
    await walk.make('solvency', {})
    await walk.make('auditLog', page)
    await walk.make('exportAudit', {})
    expect(await walk.make('checkAudit', {})).toMatchObject({ intact: true, brokenAt: null })
  })

  it('about offerings', async () => {
    const { rows, ...after } = await walkOfferings(app, walk, [ann, bob])
    expect(after).toEqual({ treasury: ['1000 BTC', '100002500 USDT'], transit: [] })
    expect([rows.length, wrongHouseRows(rows, [ann.id, bob.id])]).toEqual([9, []])
  })

  it('about bonds and first sales of tokens', async () => {
    const { bond, rows } = await walkBonds(app, walk, [ann, bob])
    const { ieo, rows: ofIeo } = await walkIeos(app, walk, [ann, bob])
    expect(bond).toMatchObject({ state: 'running', proceeds: '0', escrow: '12', orders: 2 })
    expect(ieo).toMatchObject({ state: 'listed', proceeds: '0', escrow: '0', lotsGiven: 30 })
    expect([rows.length, ofIeo.length, wrongHouseRows([...rows, ...ofIeo], [ann.id, bob.id])]).toEqual([2, 3, []])
  })

  it('has been made, and none has written a price or an outcome', () => {
    expect(calls.map(([name]) => name).filter((name) => !walk.called.has(name))).toEqual([])
  })

  it('names the record that it was about by its own id', async () => {
    expect(await falseSubjects(app.owner)).toEqual([])
  })

  it('that moved money names operators and reason, and sent the user a message', async () => {
    const rows = walk.moneyRows.filter((row) => !isOfHouse(row))
    expect(new Set(rows.flatMap(({ kinds }) => kinds))).toEqual(
      new Set([
        'deposit',
        'deposit_undone',
        'reward',
        'correction',
        'withdrawal_returned',
        'withdrawal_paid',
        'withdrawal_fee',
      ]),
    )
    await app.messagesOf(person)
    for (const { bookId, sequence, key, command } of rows) {
      const { kind, operator, operators, reason } = command
      const named = operators ?? (operator === undefined ? undefined : [operator])
      expect([kind, named?.every((each) => [ann, bob, dora, eve].some(({ id }) => id === each))]).toEqual([kind, true])
      const says = reason !== undefined || kind === 'pay_withdrawal' || kind === 'credit_deposit'
      expect([kind, says]).toEqual([kind, true])
      const messages = await app.owner`select from messages where book_id = ${bookId} and sequence = ${sequence}`
      expect([kind, messages.length]).toEqual([kind, 1])
      expect(key).toMatch(/^(operator:|operator:proposal:|deposit:|undo_deposit:)\d+$/)
    }
  })

  it('stands in an audit log that is whole, and the books are right', async () => {
    expect(await checkAuditLog(app.owner)).toMatchObject({ intact: true })
    const { differences } = await verifyDatabase(app.owner)
    // Nobody verified whom the test began with; all else an operator gave.
    expect(differences).toEqual([expect.stringMatching(/^book 1: row 1 is set_identity .* nothing that was signed$/)])
  })
})
