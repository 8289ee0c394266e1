import { readReply } from '@touchstone/domain/rulebook/read-row'
import type { IeoReply } from '@touchstone/domain/ieo-orders/ieo-order-commands'
import { decimal } from '@touchstone/domain/money/decimal'
import { dayMs, dayStart } from '@touchstone/domain/time'
import { wallets } from '@touchstone/wire/wallets'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { verifyDatabase } from '../../start/verify/verify.ts'
import { equityJob } from '../equity/equity-snapshots.ts'
import { quote } from '../exchange/quote.ts'
import type { CommittedRow, MessageDraft } from '../feature/feature.ts'
import { levelDayJob } from '../levels/count-levels.ts'
import { renderMessage } from '../messages/render-message.ts'
import { statementMonth } from '../statements/statement-month.ts'
import { readStatement } from '../statements/statement.ts'
import { ieoOrdersFeature } from './ieo-orders.feature.ts'
import { type Ieos, orderIn, startIeos } from './test-ieo.ts'

let ieos: Ieos
let ann: Awaited<ReturnType<Ieos['person']>>
let ben: Awaited<ReturnType<Ieos['person']>>
let ofBen = ''
beforeAll(async () => {
  ieos = await startIeos(inject('cluster'))
  ann = await ieos.person()
  ben = await ieos.person()
  await ieos.apply(ann.token, 20)
  await ieos.apply(ann.token, 5, { id: 'arbor' })
  ofBen = orderIn(await ieos.apply(ben.token, 7)).id
  await ieos.change(ben.token, ofBen, 8)
  await ieos.withdraw(ben.token, ofBen)
})
afterAll(() => ieos.app.stop())

const balances = async ({ token }: { token: string }) =>
  wallets.balances.reply.parse((await ieos.app.get(wallets.balances.path, { book: 'real' }, { token })).result).balances
const tokensOf = async (person: { token: string }) =>
  (await balances(person)).flatMap(({ currency, balance, frozen }) =>
    ['LMN', 'ABR'].includes(currency) ? [{ currency, balance, frozen }] : [],
  )
const assets = async ({ token }: { token: string }) =>
  wallets.assets.reply.parse((await ieos.app.get(wallets.assets.path, { book: 'real' }, { token })).result)

/** Counts every day that is over, as the house does. */
async function countDays(): Promise<void> {
  const { house, time } = ieos.app
  for (const job of [equityJob({ sql: house.sql, market: house.market }), levelDayJob(house)])
    while (!(await job.run(dayStart(time.now) - dayMs, time.now)));
}

it('shows a token to its holders alone', async () => {
  expect([await tokensOf(ann), await tokensOf(ben)]).toEqual([[], []])
  const { closesAtMs } = await ieos.sale('lumen')
  await ieos.goTo(closesAtMs ?? 0)
  expect(await tokensOf(ann)).toEqual([{ currency: 'LMN', balance: '0', frozen: '2000' }])
  expect(await tokensOf(ben)).toEqual([])
  await countDays()
  await ieos.goTo((closesAtMs ?? 0) + dayMs)
  expect(await tokensOf(ann)).toEqual([{ currency: 'LMN', balance: '2000', frozen: '0' }])
})

it('counts it as nothing in assets, and stops neither equity, levels, statements nor verify', async () => {
  const found = await assets(ann)
  expect(found.equity.value).toBe('4800')
  expect(found.unvalued).toEqual(['LMN'])
  expect(found.allocation.find(({ currency }) => currency === 'LMN')).toMatchObject({ amount: '2000', value: '0' })
  for (let day = 0; day < 3; day += 1) {
    ieos.app.time.now += dayMs
    await ieos.app.house.advance()
    await countDays()
  }
  const [row] = await ieos.app.owner<{ equity: string }[]>`
    select trim_scale(equity)::text as equity from equity_days where book_id = ${ann.bookId} order by day desc limit 1`
  expect(row?.equity).toBe('4800')
  const { sql } = ieos.app.house
  const statement = await readStatement(sql, ann.bookId, { month: statementMonth('2026-11'), now: ieos.app.time.now })
  expect(statement.balances).toContainEqual({
    currency: 'LMN',
    account: 'balance',
    opening: 0n,
    change: decimal('2000'),
    closing: decimal('2000'),
  })
  const { differences } = await verifyDatabase(ieos.app.owner, { withoutConsole: true })
  expect(differences).toEqual([])
})

it('exchanges no token', async () => {
  const asked = { id: 'quote-1', bookId: ann.bookId, pay: decimal('100') } as const
  expect((await quote(ieos.app.house, { ...asked, from: 'LMN', to: 'USDT' })).ok).toBe(false)
  expect((await quote(ieos.app.house, { ...asked, from: 'USDT', to: 'LMN' })).ok).toBe(false)
})

/** The messages of somebody about their orders, in English, in order. */
async function told({ bookId }: { bookId: number }): Promise<[kind: string, title: string, text: string][]> {
  const rows = await ieos.app.owner<{ sequence: bigint; at: bigint; command: string; reply: string }[]>`
    select sequence, at, command, reply from journal where book_id = ${bookId} order by sequence`
  return rows.flatMap(({ sequence, at, command, reply: text }) => {
    const reply = readReply(text) as IeoReply
    if (!Object.hasOwn(ieoOrdersFeature.messages, reply.kind)) return []
    const draft = ieoOrdersFeature.messages[reply.kind] as (row: CommittedRow<IeoReply>) => MessageDraft[]
    const of = { bookId, sequence: Number(sequence), at: Number(at), reply }
    return draft({ ...of, command: JSON.parse(command) as CommittedRow['command'] }).map(({ kind, details }) => {
      const { title, text: said } = renderMessage(kind, details, 'en-us')
      return [kind, title, said]
    })
  })
}

it('notifies everybody of what became of their orders, with every figure', async () => {
  expect(await told(ben)).toEqual([
    [
      'ieo_applied',
      'You’ve applied for LMN',
      'Lots: 7. 70 USDT is set aside. You can change this or take it back until 00:00 UTC on 2026-11-21.',
    ],
    ['ieo_changed', 'You changed your application for LMN', 'Lots: 8. 80 USDT is set aside for them.'],
    ['ieo_withdrawn', 'You took your application for LMN back', '80 USDT is back in your balance. It cost nothing.'],
  ])
  const of = async (kind: string) => (await told(ann)).filter(([each]) => each === kind).map(([, ...said]) => said)
  expect(await of('ieo_given')).toEqual([
    [
      'You got 2,000 LMN',
      'Lots: 20 of 20, for 200 USDT. 0 USDT is back in your balance. The tokens are held until LMN is listed.',
    ],
  ])
  expect(await of('ieo_listed')).toEqual([
    [
      'LMN is listed',
      'Your 2,000 LMN are free of the sale. You can’t send or sell LMN in this app yet, and it counts as 0 in your assets.',
    ],
  ])
  await ieos.goTo((await ieos.sale('arbor')).closesAtMs ?? 0)
  await ieos.goTo((await ieos.sale('arbor')).drawAtMs ?? 0)
  const { payUntilAtMs } = await ieos.sale('arbor')
  const until = new Date(payUntilAtMs ?? 0).toISOString().slice(0, 16).replace('T', ' ')
  expect(await of('ieo_won')).toEqual([
    ['You won lots of ABR', `Lots: 5 of 5. Pay 450 USDT by ${until} UTC, or you lose them.`],
  ])
  await ieos.goTo(payUntilAtMs ?? 0)
  expect(await of('ieo_forfeited')).toEqual([
    ['You lost your lots of ABR', 'They weren’t paid in time. Your deposit of 50 USDT is back in your balance.'],
  ])
})
