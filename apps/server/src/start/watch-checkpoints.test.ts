import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createClient } from '@touchstone/client/client'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { startTestServer, type TestServer } from './test-server.ts'

const run = path.resolve(import.meta.dirname, '../../../../examples/run.ts')

let server: TestServer
/** Of this many requests each is refused, before the house answers again. */
let refused = 0
let house: Server
let origin: string
let folder: string
let file: string
beforeAll(async () => {
  server = await startTestServer(inject('cluster'))
  const client = createClient({ origin: server.origin })
  while ((await client.checkpoints({ pageNo: 1, pageSize: 1 })).total < 2) await setTimeout(100)
  house = createServer((request, response) => {
    refused -= 1
    if (refused >= 0) {
      response.writeHead(429).end()
      return
    }
    void fetch(new URL(request.url ?? '', server.origin)).then(async (answer) => {
      const headers = { 'content-type': answer.headers.get('content-type') ?? '' }
      response.writeHead(answer.status, headers).end(await answer.text())
    })
  }).listen(0, '127.0.0.1')
  await once(house, 'listening')
  origin = `http://127.0.0.1:${(house.address() as AddressInfo).port}`
  folder = await mkdtemp(path.join(tmpdir(), 'touchstone-watch-'))
  file = path.join(folder, 'checkpoints.jsonl')
})
beforeEach(() => rm(file, { force: true }))
afterAll(async () => {
  house.closeAllConnections()
  house.close()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Runs it until it says this, or to its end. */
async function watch(url: string, minutes: string, until?: RegExp): Promise<{ exit: number | null; said: string }> {
  const args = [run, 'watch-checkpoints', '--url', url, '--file', file, '--minutes', minutes]
  const child: ChildProcess = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (said.includes('no answer')) refused = 0
      if (until?.test(said) === true) child.kill()
    })
  await once(child, 'close')
  return { exit: child.exitCode, said }
}

const linesOf = async (): Promise<string[]> => (await readFile(file, 'utf8')).split('\n').slice(0, -1)

it('goes on after a look without an answer', async () => {
  refused = Infinity
  const { said } = await watch(origin, '1', /\d new, newest \d/)
  expect(said).toMatch(/\dZ {2}no answer: .+\n.*\d new, newest \d+ \w+\n/s)
})

it('ends with 2 where the last look had no answer', async () => {
  expect(await watch('http://127.0.0.1:9', '0')).toMatchObject({
    exit: 2,
    said: expect.stringMatching(/no answer: /) as string,
  })
})

describe('its file', () => {
  it('loses a last line that was not written to its end, and gets it back', async () => {
    expect((await watch(origin, '0')).exit).toBe(0)
    const whole = await linesOf()
    await writeFile(file, `${whole.slice(0, -1).join('\n')}\n${whole.at(-1)?.slice(0, 20)}`)
    const { exit, said } = await watch(origin, '0')
    expect({ exit, said }).toMatchObject({
      exit: 0,
      said: expect.stringContaining(`cut off the last line of ${file}`) as string,
    })
    expect((await linesOf()).slice(0, whole.length)).toEqual(whole)
  })

  it.each(['{"id":', '{}', 'null', '{"id":3,"hash":"a"}'])(
    'is refused with the number of a line such as %j',
    async (line) => {
      await watch(origin, '0')
      const number = (await linesOf()).length + 2
      await appendFile(file, `\n${line}\n`)
      expect(await watch(origin, '0')).toEqual({
        exit: 2,
        said: `${file}, line ${number} is no checkpoint\n`,
      })
    },
  )

  it('that holds another chain is an alarm', async () => {
    await watch(origin, '0')
    const { length } = await linesOf()
    const other = await startTestServer(inject('cluster'))
    const { exit, said } = await watch(other.origin, '0')
    await other.stop()
    expect(length).toBeGreaterThan(0)
    expect({ exit, said }).toMatchObject({ exit: 1, said: expect.stringContaining('ALARM: ') as string })
  })
})
