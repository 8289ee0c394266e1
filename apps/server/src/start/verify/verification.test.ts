import { createPrivateKey } from 'node:crypto'
import { expect, it } from 'vitest'
import { isOfLostSession } from './verification.ts'
import { differencesText } from './verify.ts'

const withFields = (fields: object): Error => Object.assign(new Error('no'), fields)
function thrownBy(run: () => unknown): unknown {
  try {
    return run()
  } catch (error) {
    return error
  }
}

it.each([
  ['PostgreSQL ends the session', withFields({ severity: 'FATAL', code: '57P01' })],
  ['the driver lost its connection', withFields({ code: 'CONNECTION_CLOSED' })],
  ['the driver did not connect in time', withFields({ code: 'CONNECT_TIMEOUT' })],
  ['the network gave up', withFields({ code: 'ETIMEDOUT', errno: -110, syscall: 'read' })],
  ['the host is not to be reached', withFields({ code: 'EHOSTUNREACH', errno: -113, syscall: 'read' })],
  ['TLS broke', withFields({ code: 'ERR_SSL_DECRYPTION_FAILED_OR_BAD_RECORD_MAC' })],
])('the session is lost where %s', (_, error) => {
  expect(isOfLostSession(error)).toBe(true)
})

it.each([
  ['a statement', withFields({ severity: 'ERROR', code: '22P02' })],
  ['a key that cannot be read', thrownBy(() => createPrivateKey('none'))],
  ['what has no code', new Error('no')],
])('the session goes on after %s', (_, error) => {
  expect(error).toBeInstanceOf(Error)
  expect(isOfLostSession(error)).toBe(false)
})

it('counts one difference as one', () => {
  expect([1, 2].map(differencesText)).toEqual(['1 difference', '2 differences'])
})
