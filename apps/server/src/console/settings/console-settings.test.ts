import { exampleOpening } from '@touchstone/domain/examples/example-commands'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { submitUnder } from '../../house/test-submit.ts'
import { operatorWaitMs, startTestConsole, type TestConsole, type TestOperator } from '../operators/test-console.ts'
import type { Person } from '../../features/withdrawals/test-funds-app.ts'
import { notifyOfVersionsAhead } from './change-notices.ts'
import { noticeMs } from './touched-symbols.ts'

let app: TestConsole
let ann: TestOperator
let bob: TestOperator
beforeAll(async () => {
  app = await startTestConsole(inject('cluster'))
  ann = await app.operator(['risk'])
  bob = await app.operator(['risk'])
})
afterAll(() => app.stop())

const takerRate = (symbol: string, rate: string) => ({ symbols: { [symbol]: { takerRate: rate } } })
const newest = async () => (await app.done('settingsVersion', {}, ann.token)).newest
const propose = async (changes: object, more: object = {}) =>
  (
    await app.done(
      'proposeSettings',
      { from: await newest(), changes: { ...changes }, reason: 'x', ...more },
      ann.token,
    )
  ).proposalId
const approve = (id: string) => app.refusal('approveProposal', { id }, bob.token)
const rateNow = (symbol: string) => app.house.settings().symbols.get(symbol)?.takerRate

/** Somebody with an open position on play money. */
async function holder(symbol: string): Promise<Person> {
  const person = await app.newcomer()
  await app.tick(symbol, '99.99', '100.01')
  const bookId = await app.house.openBook(person.userId, 'demo')
  const opened = await submitUnder(app.house, app.newKey(), {
    bookId,
    command: exampleOpening({ symbol, quantity: 10n ** 18n }),
  })
  expect(opened.kind).toBe('done')
  return person
}

describe('a change of settings', () => {
  it('is compared before it is proposed', async () => {
    const compared = await app.done('compareSettings', { changes: takerRate('ETH/USDT', '0.0004') }, ann.token)
    expect(compared).toEqual({
      changes: [{ path: 'symbols.ETH/USDT.takerRate', from: '0.0005', to: '0.0004' }],
      faults: [],
      touches: [],
      protects: [],
      // Filed before it counts: nothing is decided under a version that nobody knows yet.
      earliestAtMs: app.time.now + 5_000,
    })
  })

  it('is refused where it cannot be, changes nothing, or was made from an old version', async () => {
    const from = await newest()
    const refused = (changes: object, version = from) =>
      app.refusal('proposeSettings', { from: version, changes: { ...changes }, reason: 'x' }, ann.token)
    expect(await refused(takerRate('ETH/USDT', '2'))).toBe('settings_faulty')
    expect(await refused({})).toBe('settings_unchanged')
    expect(await refused(takerRate('ETH/USDT', '0.0004'), from - 1)).toBe('settings_newer')
  })

  it('begins in seconds where nobody holds anything, and has its makers in the history', async () => {
    const id = await propose(takerRate('ETH/USDT', '0.0004'))
    expect(rateNow('ETH/USDT')).toBe(500_000_000_000_000n)
    expect(await approve(id)).toBe('done')
    expect(rateNow('ETH/USDT')).toBe(500_000_000_000_000n)
    app.time.now += 5_000
    expect(rateNow('ETH/USDT')).toBe(400_000_000_000_000n)
    const { records } = await app.done('settingsVersions', {}, ann.token)
    expect(records[0]).toMatchObject({
      version: 2,
      state: 'present',
      proposedBy: { name: ann.name },
      decidedBy: { name: bob.name },
      changes: [{ path: 'symbols.ETH/USDT.takerRate', from: '0.0005', to: '0.0004' }],
    })
    expect(records.at(-1)).toMatchObject({ version: 1, state: 'past', proposedBy: null, changes: [] })
    expect(await app.refusal('settingsVersion', { version: 99 }, ann.token)).toBe('not_found')
  })

  it('of two made from the same version counts once', async () => {
    const ids = [await propose(takerRate('ADA/USDT', '0.0004')), await propose(takerRate('ADA/USDT', '0.0003'))]
    const answers = await Promise.all(ids.map(approve))
    expect(answers.toSorted()).toEqual(['done', 'settings_newer'])
  })

  it('that touches what is open begins a day after its holders were notified, and nothing comes before it', async () => {
    const person = await holder('SOL/USDT')
    const changes = takerRate('SOL/USDT', '0.0004')
    const compared = await app.done('compareSettings', { changes }, ann.token)
    expect(compared).toMatchObject({ touches: ['SOL/USDT'], earliestAtMs: app.time.now + noticeMs })
    const id = await propose(changes, { effectiveAtMs: app.time.now })
    const beginsAt = app.time.now + noticeMs
    // The second operator reads the same as the first.
    const start = { touches: ['SOL/USDT'], protects: [], beginsAtMs: beginsAt }
    expect(await app.done('proposal', { id }, bob.token)).toMatchObject({ start })
    expect(await approve(id)).toBe('done')
    expect(await app.done('proposal', { id }, bob.token)).toMatchObject({ start: null })
    expect(rateNow('SOL/USDT')).toBe(500_000_000_000_000n)
    const { records } = await app.done('settingsVersions', {}, ann.token)
    expect(records[0]).toMatchObject({ state: 'ahead', effectiveAtMs: beginsAt })
    const notices = (await app.messagesOf(person)).filter(({ kind }) => kind === 'terms_change_ahead')
    expect(notices).toMatchObject([{ details: { symbol: 'SOL/USDT', beginsAt } }])

    // Those who open in the meantime are notified too, and nobody twice.
    const late = await holder('SOL/USDT')
    const notifyAll = () => notifyOfVersionsAhead(app.house.sql, app.house.settingsVersions(), app.time.now)
    await notifyAll()
    await notifyAll()
    for (const each of [person, late])
      expect((await app.messagesOf(each)).filter(({ kind }) => kind === 'terms_change_ahead')).toHaveLength(1)

    // A later change that notifies nobody would bring the first one forward.
    const next = await propose({ exchange: { spreadRate: '0.003' } })
    expect(await approve(next)).toBe('done')
    const versions = app.house.settingsVersions()
    expect(versions.at(-1)?.effectiveAt).toBe(beginsAt)
    expect(rateNow('SOL/USDT')).toBe(500_000_000_000_000n)
    app.time.now += operatorWaitMs
    expect(rateNow('SOL/USDT')).toBe(400_000_000_000_000n)
  })
})

describe('what protects people', () => {
  const day = 86_400_000
  const lastStart = () => app.house.settingsVersions().at(-1)?.effectiveAt ?? 0

  it.each<[string, object]>([
    ['what a country may do', { countries: { TH: { off: ['withdrawals'], leverageMax: null, stakeMax: null } } }],
    ['how long what was changed waits', { funds: { waitMs: 2 * day } }],
    ['how long who credits keeps from paying', { funds: { creditorWaitMs: 0 } }],
    ['what two operators must decide', { funds: { fourEyesFrom: '9000000' } }],
    ['what may be withdrawn', { funds: { withdrawalsADayMax: 1 } }],
    ['what a withdrawal costs', { funds: { channels: { 'sandbox-bank': { feeRate: '0.05' } } } }],
    ['the least that can be withdrawn', { funds: { channels: { 'sandbox-bank': { withdrawalMin: '5000' } } } }],
    ['what a second contract pays', { secondContracts: { sets: [] } }],
    ['when a second contract is void', { secondContracts: { closeWithinMs: 1_000 } }],
  ])('is not changed within a day, though nobody holds anything: %s', async (_what, changes) => {
    app.time.now = Math.max(app.time.now, lastStart())
    const token = await app.signedIn(ann.id)
    const compared = await app.done('compareSettings', { changes: { ...changes } }, token)
    expect(compared).toMatchObject({ faults: [], touches: [], earliestAtMs: app.time.now + day })
    expect(compared.protects.length).toBeGreaterThan(0)
    const { newest: from } = await app.done('settingsVersion', {}, token)
    const asked = { from, changes: { ...changes }, reason: 'x', effectiveAtMs: app.time.now }
    const { proposalId } = await app.done('proposeSettings', asked, token)
    expect(await app.refusal('approveProposal', { id: proposalId }, await app.signedIn(bob.id))).toBe('done')
    expect(lastStart()).toBe(app.time.now + day)
  })

  it('is how orders wait and openings are void, beside the symbols that somebody holds', async () => {
    const changes = { orders: { openMax: 150 }, positions: { voidAfterMs: 1_000 } }
    const compared = await app.done('compareSettings', { changes }, await app.signedIn(ann.id))
    expect(compared).toMatchObject({
      faults: [],
      touches: ['SOL/USDT'],
      protects: ['orders.openMax', 'positions.voidAfterMs'],
    })
  })

  it('does not keep the house from stopping at once: a symbol, a channel, second contracts', async () => {
    app.time.now = Math.max(app.time.now, lastStart())
    const changes = {
      symbols: { 'SOL/USDT': { enabled: false } },
      funds: { channels: { 'sandbox-bank': { deposits: false, withdrawals: false } } },
      secondContracts: { symbols: [] },
    }
    const compared = await app.done('compareSettings', { changes }, await app.signedIn(ann.id))
    expect(compared).toMatchObject({ faults: [], touches: [], protects: [], earliestAtMs: app.time.now + 5_000 })
  })

  it('is announced to those whom it concerns, once, whenever they come', async () => {
    app.time.now = Math.max(app.time.now, lastStart())
    const [german, other] = [await app.newcomer(), await app.settled('100')]
    await app.owner`update users set country_code = 'DE' where id = ${german.userId}`
    const token = await app.signedIn(ann.id)
    const { newest: from } = await app.done('settingsVersion', {}, token)
    const rules = { off: ['exchange'], leverageMax: null, stakeMax: null }
    const changes = { countries: { DE: rules }, funds: { waitMs: 3 * day } }
    const { proposalId } = await app.done('proposeSettings', { from, changes, reason: 'x' }, token)
    await app.done('approveProposal', { id: proposalId }, await app.signedIn(bob.id))
    const beginsAt = app.time.now + day
    const late = await app.settled('100')
    await notifyOfVersionsAhead(app.house.sql, app.house.settingsVersions(), app.time.now)
    const told = async (person: Person) =>
      (await app.messagesOf(person)).filter(({ kind }) => kind.endsWith('_rules_change_ahead'))
    expect(await told(german)).toMatchObject([{ kind: 'country_rules_change_ahead', details: { beginsAt } }])
    for (const each of [other, late])
      expect(await told(each)).toMatchObject([{ kind: 'withdrawal_rules_change_ahead', details: { beginsAt } }])
  })
})
