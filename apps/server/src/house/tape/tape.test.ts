import { connect as openSocket, createServer, type Server } from 'node:net'
import { exampleTick } from '@touchstone/domain/examples/example-facts'
import { type FeedTick, isWatermark, type Tick } from '@touchstone/domain/market/tick'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { connect, serverRole, type Sql } from '../../platform/database.ts'
import { createTestDatabase, type TestDatabase } from '../../platform/test-database.ts'
import { createTape, type Tape, type TapeOptions } from './tape.ts'
import { createTickDays } from './tick-days.ts'
import { createVector, type Vector } from './vector.ts'

const btc = 'BTC/USDT'
const start = Date.UTC(2026, 10, 18, 23, 59, 58)

let database: TestDatabase
let owner: Sql
let sql: Sql
const open: Tape[] = []
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'))
  owner = connect(database.address, 2)
  sql = connect(database.address, 4, serverRole)
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((tape) => tape.close().catch(() => undefined)))
  await owner`truncate ticks, kept_ticks, tape_heads`
})
afterAll(async () => {
  await Promise.all([owner.end(), sql.end()])
  await database.drop()
})

const tick = (sourceAt: number, price = '64000', symbol = btc): FeedTick => {
  const { sequence: _, ...fed } = exampleTick(symbol, 0, sourceAt, price)
  return fed
}

type Started = { tape: Tape; vector: Vector; seen: Tick[]; failures: unknown[] }
async function startTape(change: Partial<TapeOptions> = {}): Promise<Started> {
  const started = { vector: createVector(), seen: [] as Tick[], failures: [] as unknown[] }
  const tape = await createTape({
    sql,
    writer: sql,
    days: createTickDays(owner),
    settings: () => defaultSettings,
    vector: started.vector,
    commitEveryMs: undefined,
    onTicks: (ticks) => started.seen.push(...ticks),
    onFailure: (error) => started.failures.push(error),
    ...change,
  })
  open.push(tape)
  return { tape, ...started }
}

const stored = async (): Promise<string[]> => {
  const rows = await owner`select symbol, sequence, kind, source_at from ticks order by symbol, sequence`
  return rows.map((row) => `${row['symbol']} ${row['sequence']} ${row['kind']} ${Number(row['source_at']) - start}`)
}

test('a tick is in force once its row is committed, and not before', async () => {
  const { tape, vector, seen } = await startTape()
  expect(tape.admit(tick(start))).toBe('queued')
  expect(tape.admit(tick(start + 500, '64001'))).toBe('queued')
  expect([vector.tick(btc), seen.length, tape.headOf(btc)]).toEqual([undefined, 0, 0])
  await tape.flush()
  expect(seen).toEqual([
    { ...tick(start), sequence: 1 },
    { ...tick(start + 500, '64001'), sequence: 2 },
  ])
  expect(vector.tick(btc)).toEqual(seen[1])
  expect(await stored()).toEqual([`${btc} 1 tick 0`, `${btc} 2 tick 500`])
  expect(tape.counts()).toMatchObject({ queued: 2, committed: 2, commits: 1, waiting: 0, retries: 0 })
})

test('its own timer commits what came together', async () => {
  let receive: (ticks: readonly Tick[]) => void = () => undefined
  const first = new Promise<readonly Tick[]>((resolve) => {
    receive = resolve
  })
  const { tape } = await startTape({
    commitEveryMs: 20,
    onTicks: (ticks) => {
      receive(ticks)
    },
  })
  for (let ms = 0; ms < 5; ms += 1) tape.admit(tick(start + ms))
  expect((await first).length).toBe(5)
  expect(tape.counts().commits).toBe(1)
})

test('what it drops it counts', async () => {
  const { tape } = await startTape({ queueMax: 2 })
  for (const sourceAt of [start, start, start + 1, start + 2]) tape.admit(tick(sourceAt))
  tape.admit(tick(start, '64000', 'NOPE/USDT'))
  expect(tape.counts().dropped).toMatchObject({ not_after_last: 1, queue_full: 1, symbol_unknown: 1, price_crossed: 0 })
})

test('a watermark is taped in its place, resolves when it is committed, and keeps out what is late', async () => {
  const { tape, seen } = await startTape()
  tape.admit(tick(start))
  const sealed = tape.watermark(btc, start + 1_000)
  expect(tape.admit(tick(start + 900))).toBe('not_after_last')
  tape.admit(tick(start + 1_001))
  await tape.flush()
  await sealed
  await tape.watermark(btc, start + 1_000)
  await tape.watermark(btc, start + 400)
  expect(await stored()).toEqual([`${btc} 1 tick 0`, `${btc} 2 watermark 1000`, `${btc} 3 tick 1001`])
  expect(seen.map((each) => each.sequence)).toEqual([1, 3])
})

test('a new start finds heads, last ticks and watermarks; days are made as they come', async () => {
  const before = await startTape()
  before.tape.admit(tick(start))
  before.tape.admit(tick(start + 5_000, '3000', 'ETH/USDT'))
  void before.tape.watermark(btc, start + 3_000)
  await before.tape.close()
  expect(before.tape.admit(tick(start + 9_000))).toBe('tape_failed')

  const { tape, vector } = await startTape()
  expect(vector.tick(btc)).toEqual({ ...tick(start), sequence: 1 })
  expect([tape.headOf(btc), tape.headOf('ETH/USDT')]).toEqual([2, 1])
  expect(tape.admit(tick(start + 3_000))).toBe('not_after_last')
  expect(tape.admit(tick(start + 3_001))).toBe('queued')
  await tape.flush()
  expect((await tape.rows(btc, 1, 3)).map((row) => row.sequence)).toEqual([1, 2, 3])
  expect(await createTickDays(owner).list()).toEqual([Date.UTC(2026, 10, 18), Date.UTC(2026, 10, 19)])
})

/** Both readers must say the same: one has the rows in memory, the other only in the database. */
async function bothReaders(): Promise<Tape[]> {
  const { tape } = await startTape()
  tape.admit(tick(start))
  tape.admit(tick(start + 1_000))
  void tape.watermark(btc, start + 1_500)
  void tape.watermark(btc, start + 2_000)
  tape.admit(tick(start + 3_000))
  await tape.flush()
  return [tape, (await startTape()).tape]
}

test('look-ups, from memory and from the database', async () => {
  for (const tape of await bothReaders()) {
    const found = async (time: number) => {
      const last = await tape.lastAtOrBefore(btc, start + time)
      return last && [last.tick.sequence, last.rows.map((row) => row.sequence), last.sealed]
    }
    expect(await found(-1)).toBeUndefined()
    expect(await found(0)).toEqual([1, [1, 2], true])
    expect(await found(999)).toEqual([1, [1, 2], true])
    expect(await found(1_000)).toEqual([2, [2, 3], true])
    expect(await found(1_500)).toEqual([2, [2, 3], true])
    expect(await found(1_501)).toEqual([2, [2, 3, 4], true])
    expect(await found(2_001)).toEqual([2, [2, 3, 4, 5], true])
    expect(await found(3_000)).toEqual([5, [5], false])
    const first = async (sequence: number, after: number) =>
      (await tape.firstAfter(btc, sequence, start + after))?.sequence
    expect([await first(0, -1), await first(0, 0), await first(1, 0), await first(2, 0)]).toEqual([1, 2, 2, 5])
    expect([await first(4, 2_999), await first(4, 3_000), await first(5, 0)]).toEqual([5, undefined, undefined])
    expect((await tape.rows(btc, 2, 4)).map((row) => isWatermark(row))).toEqual([false, true, true])
    await expect(tape.rows(btc, 4, 6)).rejects.toThrow('rows 4 to 6 are missing')
    await expect(tape.rows('ETH/USDT', 1, 1)).rejects.toThrow('rows 1 to 1 are missing')
  }
})

test('the rows of a second contract', async () => {
  for (const tape of await bothReaders()) {
    const rowsFor = async (acceptedSequence: number, acceptedAt: number, expiresAt: number) => {
      const rows = await tape.sealedTape({
        symbol: btc,
        acceptedSequence,
        acceptedAt: start + acceptedAt,
        expiresAt: start + expiresAt,
      })
      return rows && [rows.opening.map((row) => row.sequence), rows.closing.map((row) => row.sequence)]
    }
    expect(await rowsFor(1, 10, 1_200)).toEqual([[2], [2, 3]])
    expect(await rowsFor(1, 10, 1_800)).toEqual([[2], [2, 3, 4]])
    expect(await rowsFor(2, 1_010, 1_800)).toEqual([
      [3, 4, 5],
      [2, 3, 4],
    ])
    expect(await rowsFor(5, 3_010, 3_500)).toBeUndefined()
  }
})

test('a second writer is found out, and writes nothing', async () => {
  const one = await startTape()
  const two = await startTape()
  one.tape.admit(tick(start))
  one.tape.admit(tick(start + 1, '3000', 'ETH/USDT'))
  await one.tape.flush()
  two.tape.admit(tick(start, '63999'))
  two.tape.admit(tick(start, '5', 'SOL/USDT'))
  const sealed = two.tape.watermark(btc, start + 9)
  await expect(two.tape.flush()).rejects.toThrow('tape failed')
  await expect(sealed).rejects.toThrow('tape failed')
  expect(String(two.failures[0])).toContain('another server is writing this tape')
  expect([two.seen.length, two.tape.admit(tick(start + 1))]).toEqual([0, 'tape_failed'])
  expect(await stored()).toEqual([`${btc} 1 tick 0`, 'ETH/USDT 1 tick 1'])
})

test('a tape that is abandoned drops what it holds, and notifies only those who wait', async () => {
  const { tape, seen, failures } = await startTape()
  tape.admit(tick(start))
  await tape.flush()
  tape.admit(tick(start + 1))
  const sealed = tape.watermark(btc, start + 9)
  tape.abandon()
  await expect(sealed).rejects.toThrow('tape failed')
  await expect(tape.flush()).rejects.toThrow('tape failed')
  await tape.close()
  expect([seen.length, failures, tape.admit(tick(start + 2))]).toEqual([1, [], 'tape_failed'])
  expect(await stored()).toEqual([`${btc} 1 tick 0`])
})

/** Between client and database: `cut` ends the connection before the next request reaches it, or after it was done. */
type Cutter = { server: Server; port: number; cut: (when: 'request' | 'answer') => void }
async function startCutter(socketPath: string): Promise<Cutter> {
  let armed: 'request' | 'answer' | undefined
  const server = createServer((client) => {
    const upstream = openSocket(socketPath)
    let cutting = false
    const end = (): void => {
      client.destroy()
      upstream.destroy()
    }
    client.on('data', (data) => {
      if (armed === 'request') {
        armed = undefined
        end()
      } else {
        if (armed === 'answer') cutting = true
        armed = undefined
        upstream.write(data)
      }
    })
    upstream.on('data', (data) => {
      if (cutting) end()
      else client.write(data)
    })
    for (const socket of [client, upstream]) socket.on('error', end).on('close', end)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the cutter listens on a port')
  return {
    server,
    port: address.port,
    cut: (when) => {
      armed = when
    },
  }
}

test.each(['request', 'answer'] as const)(
  'a connection that dies at the %s of a commit loses nothing and doubles nothing',
  async (when) => {
    const { host, port } = database.address
    const cutter = await startCutter(`${host}/.s.PGSQL.${port}`)
    const client = connect({ ...database.address, host: '127.0.0.1', port: cutter.port }, 1, serverRole)
    try {
      const { tape, seen, failures } = await startTape({ sql: client, writer: client })
      tape.admit(tick(start))
      await tape.flush()
      for (let round = 0; round < 3; round += 1) {
        tape.admit(tick(start + 10 * round + 1))
        tape.admit(tick(start + 10 * round + 2))
        cutter.cut(when)
        await tape.flush()
      }
      expect(tape.counts()).toMatchObject({ retries: 3, committed: 7 })
      expect(seen.map((each) => each.sequence)).toEqual([1, 2, 3, 4, 5, 6, 7])
      expect((await stored()).length).toBe(7)
      expect(failures).toEqual([])
    } finally {
      await client.end()
      cutter.server.close()
    }
  },
)
