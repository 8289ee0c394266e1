import { describe, expect, it } from 'vitest'
import { clientKeyOf, newClientKey } from './client-key.ts'

describe('a client key', () => {
  const at = 1_790_000_000_123
  const uuid = newClientKey(at, new Uint8Array(10).fill(255))

  it('is a UUIDv7 stamped with its time, under a prefix of its own', () => {
    expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7fff-bfff-ffffffffffff$/)
    expect(clientKeyOf(uuid)).toEqual({ ok: true, value: { key: `u:${uuid}`, stampedAt: at } })
    expect(clientKeyOf(uuid.toUpperCase())).toEqual(clientKeyOf(uuid))
  })

  it.each([
    ['settle:1-2'],
    ['u:settle:1-2'],
    [`u:${uuid}`],
    [`${uuid} `],
    [uuid.replace('-7', '-4')],
    [''],
    ['00000000-0000-0000-0000-000000000000'],
  ])('is never %j', (text) => {
    expect(clientKeyOf(text)).toEqual({ ok: false, refusal: { kind: 'key_malformed' } })
  })
})
