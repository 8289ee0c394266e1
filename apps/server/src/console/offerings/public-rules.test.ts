import { investmentsUnder, type StrategyTerms } from '@touchstone/domain/settings/investments'
import { dayMs } from '@touchstone/domain/time'
import { printWireTime } from '@touchstone/wire/wire-time'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { houseBook, treasuryHolder } from '../../features/house-books/house-books.store.ts'
import { createCheckpointer } from '../../house/ledger/checkpoints.ts'
import { insertSettings } from '../../house/settings/settings.store.ts'
import { startTestConsole, type TestConsole, type TestOperator } from '../operators/test-console.ts'

const weekMs = 7 * dayMs
let app: TestConsole
let fay: TestOperator
let rob: TestOperator
let [version, people] = [1, 500]
beforeAll(async () => {
  app = await startTestConsole(inject('cluster'), 'live')
  fay = await app.operator(['finance'])
  rob = await app.operator(['risk'])
})
afterAll(() => app.stop())

/** Later, with sessions that have not ended meanwhile. */
async function goTo(at: number): Promise<void> {
  app.time.now = at
  fay = { ...fay, token: await app.signedIn(fay.id) }
  rob = { ...rob, token: await app.signedIn(rob.id) }
}

/** Somebody does something, and a checkpoint covers it; when that was. */
async function seal(): Promise<number> {
  const { house, time } = app
  people += 1
  const bookId = await house.openBook(people, 'real')
  await house.executor.submit({
    bookId,
    key: 'test:seal',
    command: { kind: 'set_identity', identityLevel: 0, country: '' },
  })
  const checkpoint = await createCheckpointer(house.sql, house.settingsVersions).run(time.now)
  if (checkpoint === undefined) throw new Error('there was nothing to cover')
  return time.now
}

/** From now on only these are sold, on the terms of the first product. */
async function sell(changes: readonly Partial<StrategyTerms>[]): Promise<void> {
  const { house, owner, time } = app
  const { strategies, ...investments } = investmentsUnder(house.settings())
  const [first] = strategies
  if (first === undefined) throw new Error('there is a product')
  version += 1
  time.now += 1
  const sold = changes.map((change) => ({ ...first, ...change }))
  const settings = {
    ...house.settings(),
    version,
    effectiveAt: time.now,
    investments: { ...investments, strategies: sold },
  }
  await insertSettings(owner, settings)
  await house.followSettings()
}

const asked = { product: 'trend-7', reason: 'For the first sale' }
/** What opening a sale is refused with. One that could be open lacks only its cover. */
async function opening(product = 'trend-7') {
  const { result } = await app.call('proposeOpenSale', { ...asked, product }, fay.token)
  const { key, details } = result as { key: string; details: object }
  return { key, ...details }
}
const tooNewUntil = (at: number) => ({ key: 'rule_too_new', time: printWireTime(at) })
const lacksCover = { key: 'escrow_short' }

it('a rule that no checkpoint names is not public, however old its settings are', async () => {
  expect(await opening()).toMatchObject(tooNewUntil(app.time.now + weekMs))
})

it('seven days after the first one that does it may be sold, and not a moment sooner', async () => {
  const sealedAt = await seal()
  await goTo(sealedAt + weekMs - 1)
  expect(await opening()).toMatchObject(tooNewUntil(sealedAt + weekMs))
  await goTo(sealedAt + weekMs)
  expect(await opening()).toMatchObject(lacksCover)
})

it('a product that is called otherwise has the rule that was public', async () => {
  await sell([{ id: 'trend-7' }, { id: 'renamed-7' }])
  expect(await opening('renamed-7')).toMatchObject(lacksCover)
})

it('approved is only what is public by then: a rule that was changed, or changed back, begins again', async () => {
  const { house } = app
  const treasury = await houseBook(house.sql, treasuryHolder)
  await house.executor.submit({ bookId: treasury, key: 'sandbox:capital', command: { kind: 'raise_capital' } })
  const fund = await app.done('proposeFundPool', { ...asked, amount: '1050000' }, fay.token)
  expect(await app.refusal('approveProposal', { id: fund.proposalId }, rob.token)).toBe('done')
  await house.idle()
  const { proposalId: id } = await app.done('proposeOpenSale', asked, fay.token)
  const approve = () => app.refusal('approveProposal', { id }, rob.token)
  await sell([{ id: 'trend-7', rule: 'reversion/1' }])
  const changedAt = await seal()
  expect(await approve()).toBe('rule_too_new')
  expect(await opening()).toMatchObject(tooNewUntil(changedAt + weekMs))
  await sell([{ id: 'trend-7', rule: 'trend/1' }])
  const backAt = await seal()
  expect(await approve()).toBe('rule_too_new')
  await goTo(backAt + weekMs - 1)
  expect(await approve()).toBe('rule_too_new')
  await goTo(backAt + weekMs)
  expect(await approve()).toBe('done')
})

it('a fixed rate has no rule, and waits for nothing', async () => {
  const rate = 2n * 10n ** 14n
  await sell([{ id: 'fixed-7', rule: 'fixed', dailyRateMin: rate, dailyRateMax: rate, identityLevel: 1 }])
  expect(await opening('fixed-7')).toMatchObject(lacksCover)
})
