import { intentText } from '@touchstone/domain/books/signed-intent'
import { canonicalText } from '@touchstone/domain/ledger/canonical'
import { userCommands } from '@touchstone/domain/rulebook/noun-tables'
import { api } from '@touchstone/wire/api'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { callCommands, type CommandCall } from './call-commands.ts'
import { calledBook } from './called-book.ts'
import { newDeviceKey } from './ed25519.ts'
import { exampleCalls, otherExamples } from './example-calls.ts'
import { parseIntent, printIntent } from './intent-header.ts'
import { signCall } from './sign-call.ts'
import { isIntentFor } from './signed-rows.ts'

const calls = [...Object.entries(exampleCalls), ...otherExamples] as [CommandCall, [object, object]][]
const read = (name: CommandCall, fields: object): Promise<unknown> =>
  Promise.resolve(z.safeParse(api[name].request, fields).data)
const key = '0190C2A4-7b1e-7000-8000-000000000001'

describe('a call', () => {
  it.each(calls)('%s asks for its command', (name, [fields, command]) => {
    const parsed = z.parse(api[name].request, fields)
    expect(canonicalText(callCommands[name](parsed as never))).toBe(canonicalText(command as never))
  })

  it('reaches every command of a person', () => {
    const reached = new Set(calls.map(([, [, command]]) => (command as { kind: string }).kind))
    expect(reached).toEqual(new Set(userCommands.keys()))
  })

  it.each(calls)('%s is signed with book, key, command and time', async (name, [fields, command]) => {
    const device = await newDeviceKey()
    const intent = await signCall({ name, fields, key, at: 1_000, device, read, bookIdOf: () => Promise.resolve(7) })
    if (intent === undefined) throw new Error('it is signed')
    expect(parseIntent(printIntent(intent))).toEqual(intent)
    const intended = { bookId: 7, key: `u:${key.toLowerCase()}`, command: canonicalText(command as never) }
    expect(await isIntentFor(intended, intent)).toBe(true)
    const others = [
      { ...intended, bookId: 8 },
      { ...intended, key: `u:${key}` },
      { ...intended, command: `${intended.command} ` },
    ]
    for (const other of others) expect(await isIntentFor(other, intent)).toBe(false)
    expect(await isIntentFor(intended, { ...intent, at: 1_001 })).toBe(false)
  })

  it('without a command, with fields that are refused or of an unknown book is not signed', async () => {
    const device = await newDeviceKey()
    const signing = { key, at: 1_000, device, read, bookIdOf: () => Promise.resolve(7) }
    expect(await signCall({ ...signing, name: 'addFavourite', fields: { symbol: 'BTC/USDT' } })).toBeUndefined()
    expect(await signCall({ ...signing, name: 'closePart', fields: { id: '7-1', quantity: '-1' } })).toBeUndefined()
    const abroad = { from: 'balance', to: 'contract', amount: '7', currency: 'qqq' }
    expect(await signCall({ ...signing, name: 'transfer', fields: abroad })).toBeUndefined()
    const bookIdOf = (): Promise<undefined> => Promise.resolve(undefined)
    expect(await signCall({ ...signing, bookIdOf, name: 'closeAll', fields: {} })).toBeUndefined()
  })
})

describe('the book of a call', () => {
  it.each([
    [{ id: '7-1', book: 'demo' }, { recordId: '7-1' }],
    [{ book: 'demo' }, { name: 'demo' }],
    [{ book: 'real' }, { name: 'real' }],
    [{}, { name: 'real' }],
  ])('%j is %j', (fields, book) => {
    expect(calledBook(fields)).toEqual(book)
  })
})

describe('the text that is signed', () => {
  it('is a line for each part', () => {
    const text = intentText({ bookId: 7, key: 'u:1', command: '{"kind":"close_all"}' }, 1_000)
    expect(text).toBe(
      'touchstone intent 1\n7\n"u:1"\n3d43561239682bc47c9092b290a11058e0d226d9c547215bee0686e5adc6e1b9\n1000',
    )
  })
})
