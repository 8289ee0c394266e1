import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { verifyDatabase } from '../../start/verify/verify.ts'
import { startIeoDesk } from './test-ieo-desk.ts'

const solar = { code: 'SOLAR', name: 'Solar' }

let desk: Awaited<ReturnType<typeof startIeoDesk>>
beforeAll(async () => {
  desk = await startIeoDesk(inject('cluster'))
})
afterAll(() => desk.app.stop())

type Entry = { id: string }
type Changes = Record<string, unknown>

/** A sale of the sandbox once more, of this token. */
async function withSale(token: string): Promise<Changes> {
  const { settings } = await desk.app.done('settingsVersion', {}, desk.rob.token)
  const { investments } = settings as { investments: { ieos: Entry[] } }
  const like = investments.ieos.find(({ id }) => id === 'lumen')
  const ieos = [...investments.ieos, { ...like, id: 'solar', name: 'Solar', token }]
  return { investments: { ...investments, ieos } }
}

const compared = async (changes: Changes) =>
  (await desk.app.done('compareSettings', { changes }, desk.rob.token)).faults

async function proposed(changes: Changes): Promise<string> {
  const { newest: from } = await desk.app.done('settingsVersion', {}, desk.ann.token)
  return (await desk.app.done('proposeSettings', { from, changes, reason: 'A new token' }, desk.ann.token)).proposalId
}

/** Two operators put it in force. */
async function changed(changes: Changes): Promise<void> {
  await desk.approved(await proposed(changes))
  desk.app.time.now += 6_000
  await desk.app.house.advance()
}

it('is sold from when two operators have added it, and not before', async () => {
  expect(await compared(await withSale('SOLAR'))).toContain('the sale solar needs one of the tokens LMN, ABR')
  await changed({ moreCurrencies: [solar] })
  await changed(await withSale('SOLAR'))
  await desk.approved(await desk.tokens('solar', '100000', 'ALL solar'))
  await desk.approved(await desk.open('solar'))
  const { bookId } = await desk.days.apply('solar', 3, '100')
  await desk.days.goTo((await desk.sale('solar'))?.closesAtMs ?? 0)
  await desk.days.advance()
  await desk.days.advance()
  expect(await desk.days.held('SOLAR')).toBe('300')
  await desk.approved(await desk.list('solar'))
  const [held] = await desk.app.owner<{ amount: string }[]>`
    select trim_scale(amount)::text as amount from accounts
    where book_id = ${bookId} and currency = 'SOLAR' and account = 'balance'`
  await desk.days.advance()
  expect([held?.amount ?? '0', await desk.days.held('SOLAR')]).toEqual(['0', '300'])
  expect(await desk.solvency('SOLAR')).toMatchObject({ owed: '100000' })
})

it('stays: no version takes it off the list or gives its code to another', async () => {
  const stays = 'the currency SOLAR was added and stays: no code is taken off the list or changed'
  expect(await compared({ moreCurrencies: [] })).toContain(stays)
  expect(await compared({ moreCurrencies: [{ code: 'SOLER', name: 'Solar' }] })).toContain(stays)
  expect(await compared({ moreCurrencies: [{ ...solar, name: 'Solar Power' }] })).toEqual([])
})

it('is not lost where two changes are proposed from one version', async () => {
  const [lunar, stellar] = [
    await proposed({ moreCurrencies: [solar, { code: 'LUNAR', name: 'Lunar' }] }),
    await proposed({ moreCurrencies: [solar, { code: 'STELLAR', name: 'Stellar' }] }),
  ]
  expect([await desk.approve(lunar), await desk.approve(stellar)]).toEqual(['done', 'settings_newer'])
})

it('leaves a house that verifies', async () => {
  await desk.app.house.idle()
  const { differences } = await verifyDatabase(desk.app.house.sql)
  expect(differences).toEqual([])
})
