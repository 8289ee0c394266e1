import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@touchstone/client/client'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { mayBeSkipped } from '../../../../optional/may-be-skipped.ts'
import { startTestServer, type TestServer } from './test-server.ts'

const run = path.resolve(import.meta.dirname, '../../../../examples/run.ts')

type Answer = { pending: boolean; receipt: { journal: { row: { reply: string } } } }
let server: TestServer
let folder: string
let answer: Answer
beforeAll(async () => {
  server = await startTestServer(inject('cluster'))
  folder = await mkdtemp(path.join(tmpdir(), 'touchstone-receipts-'))
  let token: string | undefined
  const client = createClient({ origin: server.origin, token: () => token })
  token = (await client.guest({})).token
  const { sequence } = await client.openPosition({
    book: 'demo',
    symbol: 'BTC/USDT',
    direction: 'long',
    marginMode: 'isolated',
    leverage: 10,
    quantity: '0.01',
  })
  do answer = await client.receipt({ book: 'demo', sequence })
  while (answer.pending)
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Runs the example with what it is given on its standard input. */
const check = (input: string, ...args: string[]): Promise<{ exit: number | null; said: string }> =>
  new Promise((resolve) => {
    const child = execFile(process.execPath, [run, 'check-receipt', ...args], (_error, stdout, stderr) => {
      resolve({ exit: child.exitCode, said: stdout + stderr })
    })
    child.stdin?.end(input)
  })

const pythonChecker = path.resolve(import.meta.dirname, '../../../../examples/check_receipt.py')
const whichPython = 'import sys; print(sys.executable); sys.exit(sys.version_info < (3, 9))'
/** The program itself: its name may be that of a launcher, which would look for it at each run. */
const python = ['python3', 'python']
  .map((name) => spawnSync(name, ['-c', whichPython], { encoding: 'utf8' }))
  .find(({ status }) => status === 0)
  ?.stdout.trim()
const isSkipped = python === undefined && mayBeSkipped()

/** The same by both checkers: they end alike, and have the same word for the results. Python may be missing. */
async function checkByBoth(input: string): Promise<{ exit: number | null; said: string }> {
  const ours = await check(input)
  if (isSkipped) return ours
  const { status, stdout, stderr } = spawnSync(python ?? 'python3', ['-B', pythonChecker, '-'], {
    input,
    encoding: 'utf8',
  })
  const wordOf = (said: string): string | undefined => /^(\S+) +results: /m.exec(said)?.[1]
  expect({ exit: status, word: wordOf(stdout), stderr }).toEqual({
    exit: ours.exit,
    word: wordOf(ours.said),
    stderr: '',
  })
  return ours
}

const play = 'world  demo, which is play money: as stated, no check proves it\n'

it.each<[string, (whole: Answer) => unknown, string]>([
  ['the receipt itself', ({ receipt }) => receipt, play],
  [
    'a receipt that states no world',
    ({ receipt }) => ({ ...receipt, world: undefined }),
    'world  not stated: it may be real or play money\n',
  ],
  ['the result of the call', (whole) => whole, play],
  ['the whole answer', (whole) => ({ code: 200, message: 'OK', result: whole }), play],
])('a receipt holds as %s, from a file and from the standard input', async (_what, saved, world) => {
  const file = path.join(folder, 'receipt.json')
  const text = JSON.stringify(saved(answer))
  await writeFile(file, text)
  const [fromFile, fromInput] = await Promise.all([
    check('', '--file', file, '--url', server.origin),
    checkByBoth(text),
  ])
  expect(fromFile.exit).toBe(0)
  expect(fromFile.said).toMatch(/holds {2}published: checkpoint \d+\n/)
  expect(fromFile.said).toContain('the receipt holds')
  expect(fromFile.said).toContain(world)
  expect(fromInput).toMatchObject({ exit: 0 })
})

const changed = ({ receipt }: Answer): string =>
  JSON.stringify(receipt).replace(String.raw`\"price\":\"`, String.raw`\"price\":\"1`)

it.each<[string, (whole: Answer) => string, RegExp]>([
  ['with another price', changed, /FAILS/],
  ['with a decimal that is none', ({ receipt }) => JSON.stringify(receipt).replace(/"bid":"/, '"bid":"x'), /FAILS/],
])('a receipt %s does not hold', async (_what, spoilt, said) => {
  const text = spoilt(answer)
  expect(text).not.toBe(JSON.stringify(answer.receipt))
  const outcome = await checkByBoth(text)
  expect(outcome).toMatchObject({ exit: 1, said: expect.stringContaining('the receipt does NOT hold') as string })
  expect(outcome.said).toMatch(said)
})

it('prints nothing that a receipt could move the cursor with', async () => {
  const text = JSON.stringify({ ...answer, results: [] }).replace('"key":"', String.raw`"key":"x\r\u001b[1F\u202e`)
  const { exit, said } = await checkByBoth(text)
  expect(exit).toBe(1)
  expect(said).not.toMatch(/\p{Cf}|(?!\n)\p{Cc}/u)
  expect(said).toContain(String.raw`x\u000d\u001b[1F`)
  expect(said).toContain('open   results: none are stated')
})

describe('results beside a receipt', () => {
  type Shared = { receipt: unknown; before: { reply: string }[]; results: { net: string; openingFee: string }[] }
  let shared: Shared
  beforeAll(async () => {
    let token: string | undefined
    const client = createClient({ origin: server.origin, token: () => token })
    token = (await client.guest({})).token
    const order = { symbol: 'BTC/USDT', direction: 'long', marginMode: 'isolated', leverage: 10 } as const
    const { outcome } = await client.openPosition({ book: 'demo', ...order, quantity: '0.01' })
    if (outcome.kind !== 'opened') throw new Error('it was not opened')
    const { sequence } = await client.closePosition({ id: outcome.positionId })
    const { code } = await client.shareReceipt({ book: 'demo', sequence })
    shared = (await client.sharedReceipt({ code })) as unknown as Shared
  })
  const withResult = (change: Partial<Shared['results'][number]>): Shared => ({
    ...shared,
    results: shared.results.map((each) => ({ ...each, ...change })),
  })
  const toldOnly = 'open   results: they agree with the record and add up; without the rows'

  it.each<[string, () => Record<string, unknown>, number, string]>([
    [
      'that lead to the record prove them',
      () => shared,
      0,
      'holds  results: made again from the row in `before`, which leads',
    ],
    ['that are missing leave them open', () => ({ ...shared, before: [] }), 0, toldOnly],
    ['that are missing from a bare pair too', () => ({ ...shared, before: undefined }), 0, toldOnly],
    ['do not make another net', () => withResult({ net: '5' }), 1, 'FAILS  results: net of BTC/USDT is told as 5'],
    ['need not be there', () => ({ ...withResult({ net: '5' }), before: [] }), 1, 'FAILS  results: the result of'],
    ['do not make another fee', () => withResult({ openingFee: '0' }), 1, 'FAILS  results: openingFee of BTC/USDT'],
    ['are never of another kind', () => withResult({ net: 'much' }), 1, 'FAILS  results: they are not of the form'],
    [
      'that were changed do not lead to the record',
      () => ({
        ...shared,
        before: shared.before.map((row) => ({ ...row, reply: row.reply.replace('"fee":"', '"fee":"1') })),
      }),
      1,
      'FAILS  results: the rows before record',
    ],
    ...[[1], {}, '', 0, false].map((before): [string, () => Record<string, unknown>, number, string] => [
      `are rows, not ${JSON.stringify(before)}`,
      () => ({ ...shared, before }),
      1,
      'FAILS  results: the rows in `before` are not of the form',
    ]),
    ['that are null are none', () => ({ ...shared, before: null }), 0, toldOnly],
  ])('rows since the opening %s', async (_what, changed, exit, said) => {
    for (const text of [changed(), { code: 200, message: 'OK', result: changed() }].map((each) =>
      JSON.stringify(each),
    )) {
      const outcome = await checkByBoth(text)
      expect(outcome.said).toContain(said)
      expect(outcome.said).toContain(exit === 0 ? 'the receipt holds' : 'the receipt does NOT hold')
      expect(outcome.exit).toBe(exit)
    }
  })

  it('are found wherever they stand on the way to the receipt', async () => {
    const { receipt, results } = withResult({ net: '5' })
    for (const hidden of [
      { result: { receipt: { receipt }, results } },
      { result: { receipt: { receipt, results: [] }, results } },
      { ...(receipt as object), results },
      // Within a receipt, `before` is the row before it.
      { ...(receipt as object), before: null, results },
    ])
      expect(await checkByBoth(JSON.stringify(hidden))).toMatchObject({ exit: 1 })
  })

  it('are not made again from what a receipt has as `before`', async () => {
    const { receipt, results, before } = shared
    const inside = { ...(receipt as object), before: before[0], results }
    expect((await checkByBoth(JSON.stringify(inside))).said).toContain(toldOnly)
  })
})

it('a text that can be read in two ways is no receipt', async () => {
  const { receipt } = answer
  for (const text of [
    { receipt, result: { receipt } },
    { receipt, result: {} },
    { result: { receipt, result: answer } },
    { ...receipt, receipt },
  ]) {
    const { exit, said } = await checkByBoth(JSON.stringify(text))
    expect([exit, said]).toEqual([2, expect.stringContaining('it could be read in two ways')])
  }
})

it.each(['8.0', '8e0', '9007199254740993'])('a number that is written as %s is none', async (written) => {
  const text = JSON.stringify(answer.receipt).replace(/"bookId":\d+/, `"bookId":${written}`)
  const { exit, said } = await checkByBoth(text)
  expect([exit, said]).toEqual([2, expect.stringContaining(`no receipt: ${written} is no whole number`)])
})

it('a refusal is none, whatever it has in it', async () => {
  const { exit, said } = await checkByBoth(JSON.stringify({ code: 400, message: 'no', result: answer }))
  expect([exit, said]).toEqual([2, expect.stringContaining('this is a refusal, 400 no')])
})

it('what is pending has a word of its own, and does not count against the receipt', async () => {
  const { journal, ...rest } = answer.receipt
  const young = JSON.stringify({ ...rest, journal: { row: journal.row, anchor: 'anchor_pending' } })
  const outcome = await checkByBoth(young)
  expect(outcome.said).toMatch(/^pending row_anchor: no checkpoint contains it yet; about a minute$/m)
  expect(outcome.said).toMatch(/^holds {2}row_hash: /m)
  expect(outcome).toMatchObject({ exit: 0, said: expect.stringContaining('as far as it goes yet') as string })
})

it.each([
  ['{}', 'this is JSON of something else'],
  ['[]', 'this is JSON of something else'],
  ['null', 'this is JSON of something else'],
  ['', 'there is nothing in it'],
  ['no JSON', 'this is not JSON'],
  ['{"code":4500,"message":"There is none.","result":{"key":"receipt_not_found","details":{}}}', '4500 There is none.'],
  ['{"result":{"receipt":{}}}', 'this is JSON of something else'],
])('%s is no receipt', async (text, said) => {
  const outcome = await checkByBoth(text)
  expect(outcome).toMatchObject({ exit: 2, said: expect.stringContaining(`no receipt: `) as string })
  expect(outcome.said).toContain(said)
  expect(outcome.said).not.toMatch(/NOT hold|\n\s+at /)
})

it('says what it could not read or ask', async () => {
  const text = JSON.stringify(answer)
  const [file, url, nobody] = await Promise.all([
    check('', '--file', path.join(folder, 'nowhere.json')),
    check(text, '--url', 'foo'),
    check(text, '--url', 'http://127.0.0.1:9'),
  ])
  expect(file).toMatchObject({
    exit: 2,
    said: expect.stringMatching(/^no receipt: the file .+ cannot be read\n$/) as string,
  })
  expect(url).toMatchObject({
    exit: 2,
    said: expect.stringContaining('--url must be the address of a server') as string,
  })
  expect(nobody).toMatchObject({ exit: 2, said: expect.stringContaining('cannot be read') as string })
  expect(url.said + nobody.said).not.toMatch(/\n\s+at /)
})
