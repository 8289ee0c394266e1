import { execFile } from 'node:child_process'
import { createConnection, createServer } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'
import { isLostQuestion, isLostWrite } from './lost-write.ts'

const thrown = (kind: ErrorConstructor, stack: string): Error => Object.assign(new kind('x'), { stack })
const lost = 'TypeError: x\n    at Immediate.nextWrite (file:///app/node_modules/postgres/src/connection.js:255:22)'

test.each([
  ['the write of the driver', thrown(TypeError, lost), true],
  ['another error there', thrown(Error, lost), false],
  ['that function elsewhere', thrown(TypeError, lost.replace('postgres/src', 'other/src')), false],
  ['another function there', thrown(TypeError, lost.replace('nextWrite', 'DataRow')), false],
  [
    'one that only passed through it',
    thrown(TypeError, lost.replace('\n', '\n    at mine (file:///mine.ts:1:1)\n')),
    false,
  ],
])('%s', (_, error, expected) => {
  expect(isLostWrite(error)).toBe(expected)
})

test('only the driver’s own question for types of arrays may fail where nobody catches it', () => {
  const failed = (code: string, query: string): Error =>
    Object.assign(new Error('x'), { code, syscall: 'write', query })
  const question = '\n      select b.oid, b.typarray\n      from pg_catalog.pg_type a\n      left join'
  expect(isLostQuestion(failed('EPIPE', question))).toBe(true)
  expect(isLostQuestion(failed('EPIPE', 'select 1'))).toBe(false)
  expect(isLostQuestion(Object.assign(new Error('a bug'), { query: question }))).toBe(false)
})

/** Cuts so many connections, each when the driver asks on it for the types of arrays. */
async function startCutter(times: number) {
  const { host, port } = inject('cluster')
  let cuts = 0
  const server = createServer((client) => {
    const upstream = createConnection(path.join(host, `.s.PGSQL.${port}`))
    const end = (): void => {
      client.destroy()
      upstream.destroy()
    }
    client.on('data', (data) => {
      if (cuts === times || !data.includes('typarray')) upstream.write(data)
      else {
        cuts += 1
        client.resetAndDestroy()
        upstream.destroy()
      }
    })
    upstream.on('data', (data) => client.write(data))
    for (const socket of [client, upstream]) socket.on('error', end).on('close', end)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  return { server, cuts: () => cuts, port: bound !== null && typeof bound === 'object' ? bound.port : 0 }
}

test('a process survives sessions that are lost before their first statement', async () => {
  const cutter = await startCutter(3)
  const address = { ...inject('cluster'), host: '127.0.0.1', port: cutter.port }
  const script = `
    import { connect } from '${new URL('database.ts', import.meta.url).href}'
    import { surviveLostWrites } from '${new URL('lost-write.ts', import.meta.url).href}'
    surviveLostWrites(() => console.log('lost'))
    const sql = connect(${JSON.stringify(address)}, 1)
    for (let answer; answer === undefined; ) {
      answer = await sql\`select 1 as one\`.catch(() => undefined)
      if (answer !== undefined) console.log(answer[0].one)
    }
    await sql.end()`
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
    expect(stdout.trim().split('\n')).toEqual(['lost', 'lost', 'lost', '1'])
    expect(cutter.cuts()).toBe(3)
  } finally {
    cutter.server.close()
  }
})
