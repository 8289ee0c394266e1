import { userInfo } from 'node:os'
import { expect, it } from 'vitest'
import { databaseAddress } from './database-address.ts'

it.each([
  'postgres://house:secret@127.0.0.1:5432/house',
  'postgresql://house@db.example.org/house?sslmode=require',
  'postgres://house:with%20space@[::1]:5433/house',
])('takes %s as the driver does', (text) => {
  expect(databaseAddress('DATABASE_URL', text)).toBe(text)
})

const socket = { host: '/var/run/postgresql', port: 5432, username: 'house', password: '', database: 'house' }
it.each([
  ['postgres://house@/house?host=/var/run/postgresql', socket],
  ['postgres://house:p%40ss@/house?host=/var/run/postgresql&port=5433', { ...socket, password: 'p@ss', port: 5433 }],
  ['postgresql://house@%2Fvar%2Frun%2Fpostgresql:5433/house', { ...socket, port: 5433 }],
  ['postgres:///house?host=/var/run/postgresql', { ...socket, username: userInfo().username }],
])('takes the folder of a socket: %s', (text, address) => {
  expect(databaseAddress('DATABASE_URL', text)).toEqual(address)
})

it.each(['foo', 'mysql://h/d', 'postgres://', 'postgres://house:secret@h', 'postgres:///house', 'http://h/d'])(
  'refuses %s by the name of the variable, and repeats no password',
  (text) => {
    const refused = () => databaseAddress('DATABASE_URL', text)
    expect(refused).toThrow(/^DATABASE_URL must (be|name) /)
    expect(refused).not.toThrow('secret')
  },
)
