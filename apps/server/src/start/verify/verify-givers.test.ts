import { decimal } from '@touchstone/domain/money/decimal'
import { houseCommands } from '@touchstone/domain/rulebook/noun-tables'
import type { CommandOf, HouseCommand } from '@touchstone/domain/rulebook/nouns'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startTestConsole, type TestConsole, type TestOperator } from '../../console/operators/test-console.ts'
import { houseBook, poolHolder, treasuryHolder } from '../../features/house-books/house-books.store.ts'
import { type Person, rightPassword, withdrawalPath } from '../../features/withdrawals/test-funds-app.ts'
import { givers } from './givers.ts'
import { ofOperators } from './test-given-by-operators.ts'
import { verifyDatabase } from './verify.ts'

let app: TestConsole
let ann: TestOperator
let bob: TestOperator
let person: Person & { accountId: string }
let withdrawalId: string
/** What the test itself gave the person, and nobody signed. */
let before: string[] = []
beforeAll(async () => {
  app = await startTestConsole(inject('cluster'))
  ann = await app.operator(['admin'])
  bob = await app.operator(['admin'])
  person = await app.settled('1000')
  const body = { accountId: person.accountId, amount: '100', withdrawalPassword: rightPassword }
  await app.post(withdrawalPath('apply'), body, { token: person.token })
  const [row] = await app.owner<{ id: string }[]>`select id from withdrawals`
  withdrawalId = row?.id ?? ''
  before = await found()
})
afterAll(() => app.stop())

async function found(): Promise<string[]> {
  const { differences } = await verifyDatabase(app.owner)
  return differences.filter((each) => !before.includes(each))
}

const correction = (amount: string, operators: number[]): CommandOf<'correct_balance'> => ({
  kind: 'correct_balance',
  sign: 'credit',
  currency: 'USDT',
  amount: decimal(amount),
  reason: 'error',
  operators,
})

/** Writes a command into the person's book as a dishonest house would. Answers its place. */
async function forge(key: string, command: HouseCommand): Promise<string> {
  const outcome = await app.house.executor.submit({ bookId: person.bookId, key, command })
  if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome))
  return `book ${person.bookId}: row ${outcome.sequence}`
}

const entry = () => ({ userId: String(person.userId), currency: 'USDT', amount: '5', reason: 'A slip' })
async function signed(kind: 'proposeReward' | 'proposeCorrection'): Promise<string> {
  const { proposalId } = await (kind === 'proposeReward'
    ? app.done(kind, entry(), ann.token)
    : app.done(kind, { ...entry(), sign: 'debit' }, ann.token))
  await app.done('approveProposal', { id: proposalId }, bob.token)
  return proposalId
}

it('asks for a signature behind whatever operators give', () => {
  const given = [...houseCommands].filter(([, { orderedBy }]) => orderedBy === 'operators').map(([kind]) => kind)
  expect(given.toSorted()).toEqual(ofOperators.toSorted())
  expect(Object.keys(givers).toSorted()).toEqual(ofOperators.toSorted())
})

describe('what operators signed', () => {
  it('is clean, and is named when what they signed is changed', async () => {
    const reward = await signed('proposeReward')
    const corrected = await signed('proposeCorrection')
    const user = { id: String(person.userId) }
    await app.done('claimWithdrawal', { id: withdrawalId }, ann.token)
    await app.done('rejectWithdrawal', { id: withdrawalId, reason: 'Not yours.' }, ann.token)
    await app.done('blockWithdrawals', { ...user, reason: 'Watched.' }, ann.token)
    await app.done('unblockWithdrawals', user, bob.token)
    expect(await found()).toEqual([])

    const changes: [change: string, undo: string, sentence: RegExp][] = [
      [
        `update proposals set body = replace(body, '"5"', '"50"') where id = ${reward}`,
        `update proposals set body = replace(body, '"50"', '"5"') where id = ${reward}`,
        /row \d+ is grant_reward "reward {2}5 USDT of user \d+ by \d+,\d+: A slip", but proposal \d+ says "reward {2}50 /,
      ],
      [
        `update proposals set body = replace(body, 'debit', 'credit') where id = ${corrected}`,
        `update proposals set body = replace(body, 'credit', 'debit') where id = ${corrected}`,
        /is correct_balance .* says "correction credit 5 USDT/,
      ],
      [
        `update proposals set user_id = 999 where id = ${reward}`,
        `update proposals set user_id = ${person.userId} where id = ${reward}`,
        /is grant_reward .* of user 999 by/,
      ],
      ...[ann.id, 98].map((id): [string, string, RegExp] => [
        `update proposals set decided_by = ${id} where id = ${reward}`,
        `update proposals set decided_by = ${bob.id} where id = ${reward}`,
        /is grant_reward .* but proposal \d+ is not signed$/,
      ]),
      ...['open', 'rejected', 'failed', 'withdrawn'].map((state): [string, string, RegExp] => [
        `update proposals set state = '${state}' where id = ${reward}`,
        `update proposals set state = 'done' where id = ${reward}`,
        /is grant_reward .* but proposal \d+ is not signed$/,
      ]),
    ]
    for (const [change, undo, sentence] of changes) {
      await app.owner.unsafe(change)
      const differences = await found()
      await app.owner.unsafe(undo)
      expect([change, differences]).toEqual([change, [expect.stringMatching(sentence)]])
    }
    expect(await found()).toEqual([])
  })
})

describe('what nobody signed', () => {
  it('is named: corrections of a million, by operators who are none', async () => {
    const first = await forge('proposal:77', correction('1000000', [ann.id, bob.id]))
    const second = await forge('operator:proposal:978', { ...correction('999', [98, 99]), sign: 'debit' })
    const said = (sign: string, amount: string, by: string) =>
      `is correct_balance "correction ${sign} ${amount} USDT of user ${person.userId} by ${by}: error", but`
    expect(await found()).toEqual([
      `${first} ${said('credit', '1000000', `${ann.id},${bob.id}`)} its key names nothing that was signed`,
      `${second} ${said('debit', '999', '98,99')} proposal 978 is not signed`,
    ])
    before = [...before, ...(await found())]
  })

  it('is named: a second row under a proposal that was signed once, in another book', async () => {
    const id = await signed('proposeReward')
    const other = await app.newcomer()
    const { kind: _, sign: __, ...given } = correction('5', [ann.id, bob.id])
    const command = { ...given, kind: 'grant_reward', reason: 'A slip' } as const
    const outcome = await app.house.executor.submit({ bookId: other.bookId, key: `operator:proposal:${id}`, command })
    expect(outcome.kind).toBe('done')
    const differences = await found()
    expect(differences).toEqual([
      expect.stringMatching(/rests on proposal \d+, as book \d+: row \d+ does$/),
      expect.stringMatching(new RegExp(`of user ${other.userId} by .* says .* of user ${person.userId} by`)),
    ])
    before = [...before, ...differences]
  })

  it('is named: acts, levels and credits', async () => {
    const forged: [key: string, command: HouseCommand, differences: RegExp[]][] = [
      ['operator:1', { kind: 'block_withdrawals', operator: ann.id, reason: 'None.' }, [/is block_withdrawals/]],
      ['operator:99999', { kind: 'block_withdrawals', operator: 98, reason: '' }, [/log is not signed$/]],
      ['identity:99', { kind: 'set_identity', identityLevel: 2, country: 'TH' }, [/application 99 .* is not signed$/]],
      [
        'deposit:4711',
        {
          kind: 'credit_deposit',
          depositId: '4711',
          arrivalId: '4711',
          channel: 'sandbox-bank',
          currency: 'USDT',
          amount: decimal('7'),
        },
        [/but arrival 4711 is not there$/, /what credits arrival 4711 is not signed$/, /enters arrival 4711 is not/],
      ],
      [
        'undo_deposit:4711',
        {
          kind: 'undo_deposit',
          depositId: '4711',
          channel: 'sandbox-bank',
          currency: 'USDT',
          amount: decimal('7'),
          operators: [98, 99],
          reason: 'x',
        },
        [/is undo_deposit .* proposal to undo deposit 4711 is not signed$/],
      ],
    ]
    for (const [key, command, sentences] of forged) {
      await forge(key, command)
      const differences = await found()
      expect(differences).toEqual(sentences.map((each) => expect.stringMatching(each) as unknown))
      before = [...before, ...differences]
    }
  })

  it('is named: a credit from a bank that two operators named but never signed', async () => {
    const id = await app.requestDeposit(person, '30')
    const arrivalId = await app.arrive('UNSIGNED', '30')
    await app.owner`update arrivals set deposit_id = ${id} where id = ${arrivalId}`
    await app.owner`update deposits set credited_by = ${`${ann.id},${bob.id}`} where id = ${id}`
    await forge(`deposit:${arrivalId}`, {
      kind: 'credit_deposit',
      depositId: String(id),
      arrivalId: String(arrivalId),
      channel: 'sandbox-bank',
      currency: 'USDT',
      amount: decimal('30'),
      operators: [ann.id, bob.id],
    })
    expect(await found()).toEqual([
      expect.stringMatching(/what credits arrival \d+ is not signed$/),
      expect.stringMatching(/what enters arrival \d+ is not signed$/),
    ])
  })
})

describe('what was done to pools', () => {
  const product = 'trend-7'
  const asked = { product, reason: 'The first sale' }
  let [treasury, pool] = [0, 0]
  beforeAll(async () => {
    before = [...before, ...(await found())]
    treasury = await houseBook(app.house.sql, treasuryHolder)
    await put(treasury, 'sandbox:capital', { kind: 'raise_capital' })
  })

  async function put(bookId: number, key: string, command: HouseCommand): Promise<string> {
    const outcome = await app.house.executor.submit({ bookId, key, command })
    if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome))
    await app.house.idle()
    return `book ${bookId}: row ${outcome.sequence}`
  }
  async function approved({ proposalId }: { proposalId: string }): Promise<string> {
    await app.done('approveProposal', { id: proposalId }, bob.token)
    await app.house.idle()
    return proposalId
  }
  const allot = (amount: string, operators: number[]): CommandOf<'allot_capital'> => ({
    kind: 'allot_capital',
    pool,
    product,
    currency: 'USDT',
    amount: decimal(amount),
    operators,
  })

  it('is clean where two signed it, and named when what they signed is changed', async () => {
    const funded = await approved(await app.done('proposeFundPool', { ...asked, amount: '1050000' }, ann.token))
    pool = await houseBook(app.house.sql, poolHolder(product))
    const opened = await approved(await app.done('proposeOpenSale', asked, ann.token))
    const closed = await approved(await app.done('proposeCloseSale', asked, ann.token))
    const frozen = await approved(await app.done('proposeFreeze', asked, ann.token))
    const resumed = await approved(await app.done('proposeResume', asked, ann.token))
    const returned = await approved(await app.done('proposeReturnEscrow', { ...asked, amount: '50' }, ann.token))
    expect(await found()).toEqual([])
    const changes: [id: string, from: string, to: string, sentence: RegExp][] = [
      [
        funded,
        '"1050000"',
        '"1050001"',
        /is allot_capital "fund_pool 1050000 USDT for trend-7 .* says "fund_pool 1050001/,
      ],
      [opened, '"5000000"', '"4000000"', /is open_sale "open_sale capacity 5000000 owing 1050000 .* says .*4000000/],
      [opened, '"1050000"', '"10"', /is open_sale .* says "open_sale capacity 5000000 owing 10 for/],
      [closed, product, 'spread-30', /is close_sale .* in pool trend-7 .* says .* for spread-30 in pool spread-30/],
      [returned, '"50"', '"51"', /is return_escrow "return_escrow 50 for trend-7 .* says "return_escrow 51 for/],
    ]
    for (const [id, from, to, sentence] of changes) {
      await app.owner`update proposals set body = replace(body, ${from}, ${to}) where id = ${id}`
      const differences = await found()
      await app.owner`update proposals set body = replace(body, ${to}, ${from}) where id = ${id}`
      expect(differences).toEqual([expect.stringMatching(sentence)])
    }
    for (const [id, what] of [
      [frozen, 'pause_product "freeze_product'],
      [resumed, 'resume_product "resume_product'],
    ] as const) {
      await app.owner`update proposals set reason = 'Another one' where id = ${id}`
      const differences = await found()
      await app.owner`update proposals set reason = ${asked.reason} where id = ${id}`
      expect(differences).toEqual([
        expect.stringMatching(new RegExp(`is ${what} The first sale for trend-7 .* says .* Another one for trend-7`)),
      ])
    }
    await app.owner`update proposals set decided_by = ${ann.id} where id = ${opened}`
    const differences = await found()
    await app.owner`update proposals set decided_by = ${bob.id} where id = ${opened}`
    expect(differences).toEqual([expect.stringMatching(/is open_sale .* is not signed$/)])
  })

  it('is named where nobody signed it, also under the key of a sandbox that names operators', async () => {
    const first = await put(treasury, 'allot:forged', allot('7', [ann.id, bob.id]))
    const second = await put(treasury, 'sandbox:allot:forged', allot('8', [ann.id, bob.id]))
    const third = await put(pool, 'operator:proposal:987', {
      kind: 'open_sale',
      product,
      capacity: decimal('1'),
      mostOwed: decimal('1'),
      operators: [98, 99],
    })
    const differences = await found()
    expect(differences).toHaveLength(3)
    expect(differences).toEqual(
      expect.arrayContaining([
        expect.stringMatching(new RegExp(`^${first} is allot_capital "fund_pool 7 .* its key names nothing`)),
        expect.stringMatching(new RegExp(`^${second} is allot_capital "fund_pool 8 .* its key names nothing`)),
        expect.stringMatching(new RegExp(`^${third} is open_sale .* proposal 987 is not signed$`)),
      ]) as unknown,
    )
    before = [...before, ...differences]
  })

  it('is a sandbox’s own only while the settings give the treasury play money', async () => {
    const place = await put(treasury, 'sandbox:allot:first', allot('9', []))
    expect(await found()).toEqual([])
    const [{ body } = { body: '' }] = await app.owner<{ body: string }[]>`select body from settings where version = 1`
    await app.owner`update settings set body = ${body.replace(/"capital":"\d+"/, '"capital":null')} where version = 1`
    const differences = await found()
    await app.owner`update settings set body = ${body} where version = 1`
    expect(differences).toContainEqual(
      `${place} is allot_capital "of a sandbox", but version 1 of the settings says "of no sandbox"`,
    )
  })
})
