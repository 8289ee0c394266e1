import type { AddedCurrency } from '@touchstone/domain/money/currency'
import { decimal } from '@touchstone/domain/money/decimal'
import type { Settings } from '@touchstone/domain/settings/settings'
import { settingsText } from '@touchstone/domain/settings/settings-text'
import { wallets } from '@touchstone/wire/wallets'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { verifyDatabase } from '../../start/verify/verify.ts'
import { startIeoDesk } from './test-ieo-desk.ts'
import type { TestApplicant } from './test-ieo.ts'

const solar = { code: 'SOLAR', name: 'Solar' }
const stays = (code: string): string =>
  `the currency ${code} was added and stays: no code is taken off the list or changed`

let desk: Awaited<ReturnType<typeof startIeoDesk>>
let buyer: TestApplicant
beforeAll(async () => {
  desk = await startIeoDesk(inject('cluster'))
})
afterAll(() => desk.app.stop())

type Changes = Record<string, unknown>
const newest = async () => (await desk.app.done('settingsVersion', {}, desk.rob.token)).newest
const investmentsNow = async () => {
  const { settings } = await desk.app.done('settingsVersion', {}, desk.rob.token)
  return (settings as { investments: { ieos: Changes[] } }).investments
}
const faults = async (changes: Changes) => (await desk.app.done('compareSettings', { changes }, desk.rob.token)).faults
const proposed = async (changes: Changes) =>
  (
    await desk.app.done(
      'proposeSettings',
      { from: await newest(), changes, reason: 'A token of an issuer' },
      desk.rob.token,
    )
  ).proposalId
/** To where a version counts that was just approved. */
async function goOn(): Promise<void> {
  desk.app.time.now += 5_000
  await desk.app.house.followSettings()
}
const assetsOf = async ({ token }: { token: string }) =>
  wallets.assets.reply.parse((await desk.app.get(wallets.assets.path, { book: 'real' }, { token })).result)
const balancesOf = async ({ token }: { token: string }) =>
  wallets.balances.reply.parse((await desk.app.get(wallets.balances.path, { book: 'real' }, { token })).result).balances

describe('a token that is not added', () => {
  it('is sold by nobody, in no settings', async () => {
    const investments = await investmentsNow()
    const ieos = investments.ieos.map((each) => ({ ...each, token: solar.code }))
    expect(await faults({ investments: { ...investments, ieos } })).toContain(
      'the sale lumen needs one of the tokens LMN, ABR',
    )
  })

  it('moves to nobody: whatever names it is thrown out of the decision', async () => {
    const { bookId } = await desk.app.newcomer()
    const { executor, sql } = desk.app.house
    const operators = [desk.fay.id, desk.rob.id] as const
    const reward = { kind: 'grant_reward', amount: decimal('5'), operators, reason: 'A gift' } as const
    const command = { ...reward, currency: solar.code as AddedCurrency }
    const outcome = await executor.submit({ bookId, key: 'operator:gift', command })
    expect(outcome.kind).toBe('failed')
    expect(await sql`select 1 from accounts where currency = ${solar.code}`).toEqual([])
    const asked = { userId: '1', currency: solar.code, amount: '5', reason: 'A gift' }
    expect(await desk.app.refusal('proposeReward', asked, desk.fay.token)).toBe('currency_unknown')
  })

  it.each(['solar', 'S', 'ABCDEFGHIJK', '1INCH', 'SOL-R', 'SОLAR', '__proto__', 'constructor', 'USDT', 'LMN', 'XAU'])(
    'is not added as %s',
    async (code) => {
      const [fault] = await faults({ moreCurrencies: [{ code, name: 'A name' }] })
      expect(fault).toMatch(/^the currency \S+ (needs a code|is in the code|must not have the code)/)
    },
  )
})

describe('a token that looks like another', () => {
  const alike = (code: string, other: string): string =>
    `the currency ${code} or its name looks like the code or a name of ${other}`
  const unreadable = (code: string): string => `the name of ${code} must be in plain Latin`

  it.each([
    ['USDTT', 'Stable', alike('USDTT', 'USDT'), 'token_looks_alike'],
    ['BTCC', 'Better', alike('BTCC', 'BTC'), 'token_looks_alike'],
    ['BETTER', 'Bitcoin', alike('BETTER', 'BTC'), 'token_looks_alike'],
    ['BETTER', '\u0412it\u0441oin', unreadable('BETTER'), 'token_name_unreadable'],
    ['BETTER', 'Bet\u200bter', unreadable('BETTER'), 'token_name_unreadable'],
    ['BETTER', 'Bet\u200fter', unreadable('BETTER'), 'token_name_unreadable'],
  ])('is not added as %s, %s', async (code, name, fault, refusal) => {
    const changes = { moreCurrencies: [{ code, name }] }
    expect((await faults(changes)).join()).toContain(fault)
    const asked = { from: await newest(), changes, reason: 'A token of an issuer' }
    expect(await desk.app.refusal('proposeSettings', asked, desk.rob.token)).toBe(refusal)
  })

  it('is not approved either: another may have come since, in a console that did not ask', async () => {
    const id = await proposed({ moreCurrencies: [solar] })
    const present = desk.app.house.settingsVersions().at(-1) as Settings
    const moreCurrencies = [{ code: 'USDTT' as AddedCurrency, name: 'Stable' }]
    const text = settingsText({ ...present, version: (await newest()) + 1, moreCurrencies })
    await desk.app.owner`
      update proposals set body = jsonb_set(body::jsonb, '{text}', to_jsonb(${text}::text))::text where id = ${id}`
    const answer = await desk.app.call('approveProposal', { id }, desk.ann.token)
    expect(answer.result).toMatchObject({ key: 'token_looks_alike', details: { code: 'USDTT', other: 'USDT' } })
    expect(answer.message).toBe('USDTT or its name looks like the code or a name of USDT. Choose another.')
    await desk.app.done('withdrawProposal', { id }, desk.rob.token)
  })
})

describe('a token that is added', () => {
  it('takes two operators, and its sale comes with it', async () => {
    const investments = await investmentsNow()
    const [lumen] = investments.ieos
    const sale = {
      ...lumen,
      id: 'solar',
      name: 'Solar',
      token: solar.code,
      lotTokens: '2.44140625',
      supply: '24414.0625',
    }
    const id = await proposed({
      moreCurrencies: [solar],
      investments: { ...investments, ieos: [...investments.ieos, sale] },
    })
    expect((await desk.proposal(id)).changes).toEqual(
      expect.arrayContaining([
        { path: 'moreCurrencies.0.code', from: null, to: 'SOLAR' },
        { path: 'moreCurrencies.0.name', from: null, to: 'Solar' },
      ]),
    )
    expect(await desk.approve(id, desk.rob)).toBe('own_proposal')
    expect(await desk.approve(id, desk.ann)).toBe('done')
    await goOn()
    expect(await desk.sale('solar')).toMatchObject({ state: 'announced', token: 'SOLAR', missing: '2441.40625' })
  })

  it('is sold as any other: delivered, applied for, given, listed', async () => {
    const unit = { product: 'solar', amount: '0.000000001', reference: 'S 1' }
    expect(await desk.refused('proposeIeoTokens', unit)).toMatchObject({ key: 'amount_off_grid' })
    await desk.approved(await desk.tokens('solar', '2441.40625', 'S 1'))
    await desk.approved(await desk.open('solar'))
    buyer = await desk.days.apply('solar', 3, '30')
    await desk.days.goTo((await desk.sale('solar'))?.closesAtMs ?? 0)
    await desk.days.advance()
    await desk.days.advance()
    expect(await desk.sale('solar')).toMatchObject({ state: 'given', lotsGiven: 3, proceeds: '30' })
    await desk.approved(await desk.list('solar'))
    await desk.days.advance()
    expect(await desk.sale('solar')).toMatchObject({ state: 'listed' })
    expect(await desk.days.held('SOLAR')).toBe('7.32421875')
    expect(await desk.solvency('SOLAR')).toMatchObject({ owed: '2441.40625' })
  })

  it('is held in all its places, and counts as 0, which the assets say', async () => {
    const found = await assetsOf(buyer)
    expect(found.unvalued).toEqual(['SOLAR'])
    expect(found.allocation.find(({ currency }) => currency === 'SOLAR')).toMatchObject({
      amount: '7.32421875',
      value: '0',
    })
    const inBalance = { currency: 'SOLAR', balance: '7.32421875', total: '7.32421875' }
    expect((await balancesOf(buyer)).find(({ currency }) => currency === 'SOLAR')).toMatchObject(inBalance)
    // A statement of the custodian can be entered, and nobody gives any of it away.
    const statement = { account: 'Vault', currency: 'SOLAR', amount: '2441.40625', asOf: '2026-11-18', reference: 'V' }
    expect(await desk.app.refusal('proposeHoldings', { ...statement, reason: '' }, desk.ann.token)).toBe('done')
    const gift = { userId: '1', currency: 'SOLAR', amount: '5', reason: 'A gift' }
    expect(await desk.app.refusal('proposeReward', gift, desk.fay.token)).toBe('currency_unknown')
  })
})

describe('the list', () => {
  const rename = { moreCurrencies: [{ ...solar, name: 'Sunlight' }] }

  it('keeps every code: what takes one away, or changes it, can neither be proposed nor approved', async () => {
    const lunar = { code: 'LUNAR', name: 'Lunar' }
    for (const moreCurrencies of [[], [lunar], [{ ...solar, code: 'SOLAR2' }]])
      expect(await faults({ moreCurrencies })).toContain(stays('SOLAR'))
    const gone = { from: await newest(), changes: { moreCurrencies: [] }, reason: 'Away' }
    expect(await desk.app.refusal('proposeSettings', gone, desk.rob.token)).toBe('settings_faulty')

    const id = await proposed(rename)
    // As if it had been proposed by a console that did not ask.
    const present = desk.app.house.settingsVersions().at(-1)
    const without: Settings = { ...(present as Settings), version: (await newest()) + 1, moreCurrencies: [] }
    await desk.app.owner`
      update proposals set body = jsonb_set(body::jsonb, '{text}', to_jsonb(${settingsText(without)}::text))::text
      where id = ${id}`
    const answer = await desk.app.call('approveProposal', { id }, desk.ann.token)
    expect(answer.result).toMatchObject({ key: 'settings_faulty' })
    expect(JSON.stringify(answer.result)).toContain(stays('SOLAR'))
    await desk.app.done('withdrawProposal', { id }, desk.rob.token)
  })

  it('of two that add something at once takes one; the other is made again, on top of it', async () => {
    const ids = [
      await proposed({ moreCurrencies: [solar, { code: 'LUNAR', name: 'Lunar' }] }),
      await proposed({ moreCurrencies: [solar, { code: 'VENUS', name: 'Venus' }] }),
    ]
    const answers = await Promise.all(ids.map((id) => desk.approve(id, desk.ann)))
    expect(answers.toSorted()).toEqual(['done', 'settings_newer'])
    await goOn()
    const added = desk.app.house.settings().moreCurrencies?.map(({ code }) => code) ?? []
    expect(added).toHaveLength(2)
    // On top of it, what was added in the meantime must stay too.
    expect(await faults({ moreCurrencies: [solar, { code: 'MARS', name: 'Mars' }] })).toEqual([stays(added[1] ?? '')])
  })

  it('takes another name for what it has', async () => {
    const now = desk.app.house.settings().moreCurrencies ?? []
    const moreCurrencies = now.map(({ code, name }) => ({ code, name: code === 'SOLAR' ? 'Sunlight' : name }))
    expect(await desk.approve(await proposed({ moreCurrencies }), desk.ann)).toBe('done')
    await goOn()
    expect(desk.app.house.settings().moreCurrencies?.[0]).toEqual({ code: 'SOLAR', name: 'Sunlight' })
  })
})

it('the books are right, and a version that lost a currency or has a look-alike would be found', async () => {
  expect((await verifyDatabase(desk.app.owner)).differences).toEqual([])
  const newestSettings = desk.app.house.settingsVersions().at(-1) as Settings
  const { version } = newestSettings
  await desk.app.owner`
    update settings set body = ${settingsText({ ...newestSettings, moreCurrencies: [] })} where version = ${version}`
  expect((await verifyDatabase(desk.app.owner)).differences).toContain(
    `version ${version} of the settings has no longer a currency that was added`,
  )
  const moreCurrencies = [...(newestSettings.moreCurrencies ?? []), { code: 'S0LAR' as AddedCurrency, name: 'Other' }]
  await desk.app.owner`
    update settings set body = ${settingsText({ ...newestSettings, moreCurrencies })} where version = ${version}`
  expect((await verifyDatabase(desk.app.owner)).differences).toContain(
    `version ${version} of the settings is not sound: the currency S0LAR or its name looks like the code or a name of SOLAR`,
  )
})
