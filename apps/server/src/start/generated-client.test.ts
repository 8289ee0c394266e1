import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { readReceipt } from '@touchstone/domain/receipts/receipt-text'
import { checkSignedReceipt } from '@touchstone/signatures/check-signed-receipt'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { startTestServer, type TestServer } from './test-server.ts'

const run = promisify(execFile)
const root = path.resolve(import.meta.dirname, '../../../..')
const example = path.join(root, 'examples/generated-client')

let server: TestServer
let folder: string
beforeAll(async () => {
  server = await startTestServer(inject('cluster'))
  folder = await mkdtemp(path.join(tmpdir(), 'touchstone-generated-'))
  for (const file of ['client.ts', 'run.js', 'trade.ts', 'tsconfig.json', 'package.json'])
    await cp(path.join(example, file), path.join(folder, file))
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

/** A command of a package that the example alone installs. */
const commandOf = (name: string, file: string): string => {
  const found = createRequire(path.join(example, 'package.json'))
  return path.join(path.dirname(found.resolve(`${name}/package.json`)), file)
}
const node = (...args: string[]) => run(process.execPath, args, { cwd: folder, maxBuffer: 1e7 })

/** A program that is wrong in each of these lines, and so is only taken where the types say so. */
const mistakes = `import { createClient } from './client.ts'
const { call } = createClient('')
const opening = { symbol: 'BTC/USDT', direction: 'long', marginMode: 'cross', leverage: 1, quantity: '1' } as const
await call('post', '/api/trade/appTradePositions/create', { body: opening })
// @ts-expect-error no such direction
await call('post', '/api/trade/appTradePositions/create', { body: { ...opening, direction: 'up' } })
// @ts-expect-error amounts are texts
await call('post', '/api/trade/appTradePositions/create', { body: { ...opening, quantity: 1 } })
// @ts-expect-error the id is in the path
await call('post', '/api/trade/appTradePositions/close/{id}', { body: { id: '1-1' } })
// @ts-expect-error no such call
await call('get', '/api/trade/appTradePositions/create', {})
// @ts-expect-error a sequence is needed
await call('get', '/api/trade/receipt/query', { query: {} })
// @ts-expect-error a misspelt field
await call('post', '/api/trade/appTradePositions/create', { body: { symbol: 'BTC/USDT', direction: 'long', marginMode: 'cross', leverage: 1, quantity: '1', stoploss: null } })
const price = await call('get', '/api/trade/appSymbol/price', { query: { symbol: 'BTC/USDT' } })
// @ts-expect-error nor is there such a field of an answer
price.middle
`

it.each([
  { of: 'a server that is not there', args: ['start', 'http://127.0.0.1:1'], sentence: /^no Touchstone answers at/ },
  { of: 'what is no address', args: ['generate', 'here'], sentence: /^here is no address$/ },
  { of: 'types that are not generated', args: ['start'], sentence: /^api\.ts is not there yet: "npm run generate"/ },
])('says in a sentence what it lacks: $of', async ({ args, sentence }) => {
  const failed = node('run.js', ...args, ...(args.length === 1 ? [server.origin] : []))
  const { code, stderr } = await failed.then(
    () => expect.unreachable(),
    (error: { code: number; stderr: string }) => error,
  )
  expect([code, stderr.trim().split('\n')]).toEqual([1, [expect.stringMatching(sentence)]])
})

it('is generated, typed, signs in, trades, and reads receipts that hold', async () => {
  const generator = commandOf('openapi-typescript', 'bin/cli.js')
  const document = path.join(folder, 'openapi.json')
  await writeFile(document, await (await fetch(`${server.origin}/docs/openapi.json`)).text())
  await node(generator, '--default-non-nullable', 'false', document, '--output', 'api.ts')
  await writeFile(path.join(folder, 'mistakes.ts'), mistakes)
  expect((await node(commandOf('typescript', 'bin/tsc')).catch((error: { stdout: string }) => error)).stdout).toBe('')

  const { stdout } = await node('run.js', 'start', server.origin)
  expect(stdout).toMatch(/^signed in as \w+/)
  expect(stdout).toContain('opened 0.01 BTC/USDT')
  expect(stdout).toMatch(/closed \d+-\d+/)
  expect(stdout).toMatch(/result, after all fees: -\d+\.\d+ USDT/)
  const files = (await readdir(folder)).filter((name) => name.startsWith('receipt-'))
  const kinds = []
  for (const file of files) {
    const { receipt } = JSON.parse(await readFile(path.join(folder, file), 'utf8')) as { receipt: object }
    const { ok, checks } = await checkSignedReceipt(readReceipt(JSON.stringify(receipt)))
    expect(checks.filter((check) => !check.ok)).toEqual([])
    kinds.push(ok)
  }
  expect(kinds).toEqual([true, true])
}, 60_000)
