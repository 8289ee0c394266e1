import { readBook } from '../../executor/books.store.ts'
import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { verifyDatabase } from '../../start/verify/verify.ts'
import { depositPath, type FundsApp, type Person, startFundsApp } from '../withdrawals/test-funds-app.ts'
import { addArrival } from './arrivals.ts'
import { claimDeposit, rejectDeposit, releaseDeposit, reserveArrival, undoDeposit } from './review-deposits.ts'

let app: FundsApp
let person: Person
beforeAll(async () => {
  app = await startFundsApp(inject('cluster'))
  person = await app.newcomer()
})
afterAll(() => app.stop())

const kindOf = (result: { ok: true } | { ok: false; refusal: { kind: string } }): string =>
  result.ok ? 'ok' : result.refusal.kind
const deciding = (depositId: number, operator = 5) => ({ depositId, operator, at: app.time.now })
const claim = async (id: number, operator?: number) =>
  kindOf(await app.house.sql.begin((sql) => claimDeposit(sql, deciding(id, operator))))
const release = async (id: number, operator?: number) =>
  kindOf(await app.house.sql.begin((sql) => releaseDeposit(sql, deciding(id, operator))))
const reject = async (id: number, operator?: number) =>
  kindOf(await app.house.sql.begin((sql) => rejectDeposit(sql, { ...deciding(id, operator), reason: 'No' })))
type By = readonly [number, ...number[]]
const reserve = async (id: number, arrivalId: number, operators: By = [5], name = 'A Person') => {
  const verifiedName = () => Promise.resolve({ name, verifiedBy: 4 })
  const asked = { depositId: id, arrivalId, operators, at: app.time.now, verifiedName }
  return kindOf(await app.house.sql.begin((sql) => reserveArrival(sql, asked)))
}
const undo = async (depositId: number, reason = 'The bank took it back') => {
  const asked = { depositId, operators: [5, 6], at: app.time.now, reason }
  return kindOf(await app.house.sql.begin((sql) => undoDeposit(sql, asked)))
}
async function balanceOf({ bookId }: Person, account = 'balance:USDT'): Promise<string> {
  const book = await readBook(app.house.sql, bookId)
  return printDecimal(book.accounts.get(account as 'balance:USDT') ?? 0n)
}
const shown = async (id: number, { token }: Person = person) =>
  (await app.get(depositPath('queryById'), { id: String(id) }, { token })).result

describe('an arrival', () => {
  it('is credited by two as it arrived, whatever was claimed, with a receipt and a message', async () => {
    const own = await app.newcomer()
    const id = await app.requestDeposit(own, '1000')
    expect(await claim(id)).toBe('ok')
    expect(await reserve(id, await app.arrive('line 1', '990.25'), [5, 6])).toBe('ok')
    expect(await shown(id, own)).toMatchObject({ status: 0, state: 'crediting', credited: null })
    expect(await app.crediting.finish(id)).toBe(true)
    expect(await shown(id, own)).toMatchObject({
      status: 1,
      state: 'delivered',
      amount: '1000',
      credited: '990.25',
      bookId: own.bookId,
      sequence: 1,
    })
    expect(await balanceOf(own)).toBe('990.25')
    const delivered = (await app.messagesOf(own)).filter(({ kind }) => kind === 'deposit_delivered')
    expect(delivered).toMatchObject([
      { details: { amount: '990.25', currency: 'USDT', depositId: String(id) }, sequence: 1 },
    ])
  })

  it('is credited once, whoever finishes it and however often', async () => {
    const own = await app.newcomer()
    const id = await app.requestDeposit(own, '50')
    await reserve(id, await app.arrive('line 2', '50'))
    await Promise.all(Array.from({ length: 10 }, () => app.crediting.finish(id)))
    await app.crediting.finishAll()
    expect(await balanceOf(own)).toBe('50')
    expect(await app.owner`select from journal where book_id = ${own.bookId}`).toHaveLength(1)
  })

  it('is finished by itself when the server died in between', async () => {
    const own = await app.newcomer()
    const id = await app.requestDeposit(own, '70')
    await reserve(id, await app.arrive('line 3', '70'))
    await app.crediting.finishAll()
    expect(await shown(id, own)).toMatchObject({ state: 'delivered', credited: '70' })
    // It died after the credit, before the deposit said so.
    await app.owner`update deposits set state = 'crediting', book_id = null, sequence = null where id = ${id}`
    await app.crediting.finishAll()
    expect(await shown(id, own)).toMatchObject({ state: 'delivered', sequence: 1 })
    expect(await balanceOf(own)).toBe('70')
  })

  it('of one line goes to one of two users, though two operators credit them at once', async () => {
    const both = [await app.newcomer(), await app.newcomer()] as const
    const ids = [await app.requestDeposit(both[0], '80'), await app.requestDeposit(both[1], '80')] as const
    const arrivalId = await app.arrive('line 4', '80')
    const answers = await Promise.all([reserve(ids[0], arrivalId, [5]), reserve(ids[1], arrivalId, [6])])
    expect(answers.toSorted()).toEqual(['arrival_used', 'ok'])
    await app.crediting.finishAll()
    expect([await balanceOf(both[0]), await balanceOf(both[1])].toSorted()).toEqual(['0', '80'])
  })

  it('of the same deposit is taken from one of two operators at once', async () => {
    const id = await app.requestDeposit(person, '80')
    const arrivals = [await app.arrive('line 5', '80'), await app.arrive('line 6', '80')] as const
    const answers = await Promise.all([reserve(id, arrivals[0], [5]), reserve(id, arrivals[1], [6])])
    expect(answers.toSorted()).toEqual(['already_decided', 'ok'])
    expect(await app.owner`select from arrivals where deposit_id = ${id}`).toHaveLength(1)
  })

  it('must be of the same channel, and there', async () => {
    const id = await app.requestDeposit(person, '80')
    const arrivalId = await app.arrive('line 7', '80')
    await app.owner`update arrivals set channel = 'another' where id = ${arrivalId}`
    expect(await reserve(id, arrivalId)).toBe('arrival_differs')
    await app.owner`update arrivals set channel = 'sandbox-bank', currency = 'BTC' where id = ${arrivalId}`
    expect(await reserve(id, arrivalId)).toBe('arrival_differs')
    expect(await reserve(id, 999_999)).toBe('not_found')
    expect(await reserve(999_999, arrivalId)).toBe('not_found')
  })
})

describe('one operator alone', () => {
  it.each<[string, string, string | undefined, string]>([
    ['what was stated, from the person', '80', 'A Person', 'ok'],
    ['another amount', '80.000001', 'A Person', 'credit_differs'],
    ['it from somebody else', '80', 'B Person', 'credit_differs'],
  ])('credits %s', async (what, amount, name, answer) => {
    const id = await app.requestDeposit(await app.newcomer(), '80')
    const arrivalId = await app.arrive(`alone: ${what}`, amount)
    expect(await reserve(id, arrivalId, [5], name)).toBe(answer)
    if (answer === 'ok') return
    expect(await reserve(id, arrivalId, [5, 5], name)).toBe('credit_differs')
    expect(await app.owner`select from arrivals where id = ${arrivalId} and deposit_id is null`).toHaveLength(1)
    expect(await reserve(id, arrivalId, [5, 6], name)).toBe('ok')
  })
})

describe('a line of a statement', () => {
  const line = (changed: object) => ({
    channel: 'sandbox-bank',
    amount: decimal('10'),
    reference: 'REF 77',
    payer: '',
    arrivedAt: 1,
    at: 2,
    operators: [1, 2],
    ...changed,
  })
  const enter = async (changed: object = {}) =>
    kindOf(await app.house.sql.begin((sql) => addArrival(sql, line(changed), app.house.settings())))

  it('is entered once, however it is typed and by however many at once', async () => {
    const answers = await Promise.all([enter(), enter(), enter({ reference: ' ref  77 ' })])
    expect(answers.toSorted()).toEqual(['arrival_known', 'arrival_known', 'ok'])
    expect(await enter({ reference: '\u200BREF\u00AD 7\u20607\uFEFF' })).toBe('arrival_known')
    expect(await enter({ reference: 'REF 78' })).toBe('ok')
  })

  it.each([
    ['a channel that is none', { channel: 'none' }, 'channel_unknown'],
    ['a chain', { channel: 'sandbox-bitcoin' }, 'channel_unknown'],
    ['nothing', { amount: 0n, reference: 'nothing' }, 'amount_too_small'],
    ['less than the smallest unit', { amount: 1n, reference: 'too little' }, 'amount_too_small'],
  ])('is refused for %s', async (_, changed, kind) => {
    expect(await enter(changed)).toBe(kind)
  })

  it('needs two operators', async () => {
    await expect(enter({ operators: [3, 3], reference: 'alone' })).rejects.toThrow('two different operators')
  })
})

describe('a review', () => {
  it('belongs to whoever has claimed it, until it is given back', async () => {
    const id = await app.requestDeposit(person, '90')
    expect((await Promise.all([claim(id, 5), claim(id, 6)])).toSorted()).toEqual(['already_claimed', 'ok'])
    const [row] = await app.owner<{ by: bigint }[]>`select claimed_by as by from deposits where id = ${id}`
    const [mine, other] = Number(row?.by) === 5 ? [5, 6] : [6, 5]
    const arrivalId = await app.arrive('line 8', '90')
    expect(await reject(id, other)).toBe('already_claimed')
    expect(await reserve(id, arrivalId, [other])).toBe('already_claimed')
    expect(await release(id, other)).toBe('already_claimed')
    expect(await claim(id, mine)).toBe('ok')
    expect(await release(id, mine)).toBe('ok')
    expect(await claim(id, other)).toBe('ok')
    expect(await reject(id, other)).toBe('ok')
    expect(await claim(id, mine)).toBe('already_decided')
    expect(await reserve(id, arrivalId, [other])).toBe('already_decided')
    expect(await claim(999_999)).toBe('not_found')
  })

  it('of a deposit that its owner has cancelled comes to nothing', async () => {
    const id = await app.requestDeposit(person, '90')
    await claim(id)
    await app.post(depositPath('cancel'), { id: String(id) }, { token: person.token })
    expect(await reserve(id, await app.arrive('line 9', '90'))).toBe('already_decided')
    expect(await reject(id)).toBe('already_decided')
  })

  it('and its owner at once come to one end', async () => {
    const id = await app.requestDeposit(person, '90')
    const arrivalId = await app.arrive('line 10', '90')
    const cancelling = app.post(depositPath('cancel'), { id: String(id) }, { token: person.token })
    const [cancelled, reserved] = await Promise.all([cancelling, reserve(id, arrivalId)])
    const ends = [cancelled.code === 200, reserved === 'ok']
    expect(ends.filter(Boolean)).toHaveLength(1)
  })
})

describe('what a chain has confirmed', () => {
  const arrival = (changed: object = {}) => ({
    network: 'ethereum',
    txHash: `0xABC${'0'.repeat(61)}`,
    logIndex: 0,
    channel: 'sandbox-usdt-ethereum',
    userId: person.userId,
    amount: decimal('12.5'),
    at: app.time.now,
    ...changed,
  })
  const take = (changed: object = {}) => app.crediting.takeChainArrival(arrival(changed))

  it('is credited once to whoever the address belongs to, though nothing was asked for', async () => {
    const { userId, ...own } = await app.newcomer()
    await Promise.all(Array.from({ length: 5 }, () => take({ userId })))
    await take({ userId, txHash: arrival().txHash.toLowerCase() })
    expect(await balanceOf({ userId, ...own })).toBe('12.5')
    const { result } = await app.get(depositPath('listMy'), {}, own)
    expect(result).toMatchObject({
      total: 1,
      records: [{ state: 'delivered', credited: '12.5', kind: 'chain', transaction: arrival().txHash.toLowerCase() }],
    })
    await take({ userId, logIndex: 1 })
    expect(await balanceOf({ userId, ...own })).toBe('25')
  })

  it('answers the request that waits for it: of the same amount, else the oldest', async () => {
    const own = await app.newcomer()
    const ask = async (amount: string): Promise<number> => {
      const body = { channel: 'sandbox-usdt-ethereum', amount }
      return Number(((await app.post(depositPath('apply'), body, own)).result as { id: string }).id)
    }
    const ids = [await ask('30'), await ask('31'), await ask('32')] as const
    await take({ userId: own.userId, txHash: '0x01', amount: decimal('31') })
    expect(await shown(ids[1], own)).toMatchObject({ state: 'delivered', credited: '31' })
    await take({ userId: own.userId, txHash: '0x02', amount: decimal('1') })
    expect(await shown(ids[0], own)).toMatchObject({ state: 'delivered', amount: '30', credited: '1' })
    expect(await shown(ids[2], own)).toMatchObject({ state: 'submitted' })
  })

  it('never meets a request of somebody else, though it waits for longer and for just that amount', async () => {
    const [other, own] = [await app.newcomer(), await app.newcomer()]
    const ask = async ({ token }: Person, amount: string): Promise<number> => {
      const body = { channel: 'sandbox-usdt-ethereum', amount }
      return Number(((await app.post(depositPath('apply'), body, { token })).result as { id: string }).id)
    }
    const theirs = [await ask(other, '40'), await ask(other, '41')]
    const mine = await ask(own, '39')
    await take({ userId: own.userId, txHash: '0x11', amount: decimal('40') })
    await take({ userId: own.userId, txHash: '0x12', amount: decimal('41') })
    expect(await shown(mine, own)).toMatchObject({ state: 'delivered', credited: '40' })
    for (const id of theirs) expect(await shown(id, other)).toMatchObject({ state: 'submitted', credited: null })
    expect([await balanceOf(own), await balanceOf(other)]).toEqual(['81', '0'])
    await take({ userId: other.userId, txHash: '0x13', amount: decimal('1') })
    expect([await balanceOf(own), await balanceOf(other)]).toEqual(['81', '1'])
    const met = await app.owner`
      select from arrivals a join deposits d on d.id = a.deposit_id join books b on b.id = d.book_id
      where b.user_id <> d.user_id`
    expect(met).toEqual([])
  })

  it('of a channel that is gone is not lost: it is reported again', async () => {
    await expect(take({ channel: 'gone', txHash: '0x03' })).rejects.toThrow('channel gone not found')
    expect(await app.owner`select from arrivals where reference like '0x03%'`).toEqual([])
  })
})

describe('a deposit that turned out not to be there', () => {
  const correction = {
    kind: 'correct_balance',
    currency: 'USDT',
    sign: 'debit',
    operators: [1, 2],
    reason: 'x',
  } as const

  it('is taken back once, insurance bears what is missing, and withdrawals are blocked', async () => {
    const own = await app.settled('0.000001')
    const id = await app.requestDeposit(own, '200')
    await reserve(id, await app.arrive('line 11', '200'))
    await app.crediting.finish(id)
    const body = { accountId: own.accountId, amount: '150', withdrawalPassword: '135790' }
    expect(await app.post('/api/finance/appWithdrawal/apply', body, own)).toMatchObject({ code: 200 })
    await app.decide(own.bookId, { ...correction, amount: decimal('20') })
    expect((await Promise.all([undo(id), undo(id)])).toSorted()).toEqual(['not_delivered', 'ok'])
    await Promise.all([app.crediting.finish(id), app.crediting.finishAll()])
    expect(await balanceOf(own)).toBe('0')
    expect(await balanceOf(own, 'frozen:USDT')).toBe('0')
    expect(await shown(id, own)).toMatchObject({ status: 1, state: 'undone', reason: 'The bank took it back' })
    const kinds = (await app.messagesOf(own)).map(({ kind }) => kind)
    expect(kinds.slice(-4).toSorted()).toEqual([
      'balance_debited',
      'deposit_undone',
      'withdrawal_rejected',
      'withdrawal_submitted',
    ])
    expect(await app.post('/api/finance/appWithdrawal/apply', body, own)).toMatchObject({ code: 4803 })
    expect(await undo(id)).toBe('not_delivered')
  })

  it('is not, before it was credited', async () => {
    const id = await app.requestDeposit(person, '60')
    expect(await undo(id)).toBe('not_delivered')
    expect(await undo(999_999)).toBe('not_found')
  })
})

it('leaves books that add up, and nothing that could not be finished', async () => {
  await app.crediting.finishAll()
  expect((await verifyDatabase(app.owner, { withoutConsole: true })).differences).toEqual([])
  expect(app.logged).toEqual([])
})
