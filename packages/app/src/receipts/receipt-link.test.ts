// @vitest-environment node
import { exampleReceipts } from '@touchstone/domain/examples/example-receipts'
import { receiptText } from '@touchstone/domain/receipts/receipt-text'
import { describe, expect, it } from 'vitest'
import { codeAddress, foundIn, linkText, packed, unpacked, wholeAddress } from './receipt-link.ts'
import { bookWithCloses, toldOf } from '@touchstone/signatures/example-closes'

const page = { origin: 'https://touchstone.example', pathname: '/' }
const code = 'abcDEF0123456789_-abcd'
const texts = Object.values(exampleReceipts()).map(receiptText)

describe('a link with the whole receipt', () => {
  it('gives the very text back', async () => {
    for (const text of texts) expect(await unpacked(await packed(text))).toBe(text)
  })

  it('has it behind the sign after which nothing is sent to a server', async () => {
    const address = await wholeAddress(page, texts[0] ?? '')
    const { pathname, search, hash } = new URL(address)
    expect([pathname, search]).toEqual(['/', ''])
    expect(hash).toMatch(/^#\/check\?r=[\w-]+$/)
    const found = foundIn(address, page.origin)
    expect(found.is === 'packed' && (await unpacked(found.packed))).toBe(texts[0])
  })

  it('has the results beside it where there are any', async () => {
    const { house, both } = bookWithCloses()
    const told = toldOf(house, both)
    const text = receiptText(house.receiptOf(both))
    const found = foundIn(await wholeAddress(page, text, told), page.origin)
    expect(found.is === 'packed' && (await unpacked(found.packed))).toBe(linkText(text, told))
  })

  it('is refused where it is none, or becomes larger than any receipt', async () => {
    await expect(unpacked('AAAA')).rejects.toBeDefined()
    const bomb = await packed('0'.repeat(3_900_000))
    expect(bomb.length).toBeLessThan(10_000)
    expect(await unpacked(bomb)).toHaveLength(3_900_000)
    await expect(packed('0'.repeat(4_100_000)).then(unpacked)).rejects.toThrow('larger than any receipt')
  })
})

it.each([
  [codeAddress(page, code), { is: 'code', code }],
  [`  ${codeAddress(page, code)}\n`, { is: 'code', code }],
  [`Look at this: ${codeAddress(page, code)}.`, { is: 'code', code }],
  [`My shop is https://shop.example (${codeAddress(page, code)}),\nwhat do you think?`, { is: 'code', code }],
  ['{"journal":{}}', { is: 'text', text: '{"journal":{}}' }],
  [
    codeAddress({ origin: 'https://other.example', pathname: '/' }, code),
    { is: 'foreign', host: 'other.example', address: `https://other.example/#/check?code=${code}` },
  ],
  // A whole receipt is checked here wherever it was made.
  ['https://other.example/#/check?r=abc', { is: 'packed', packed: 'abc' }],
  [`https://touchstone.example/#/receipt?code=${code}`, { is: 'nothing' }],
  ['https://touchstone.example/#/check?code=short', { is: 'nothing' }],
  ['https://touchstone.example/#/check?code=<script>0000000000000', { is: 'nothing' }],
  ['javascript:alert(1)//#/check?code=abcDEF0123456789_-abcd', { is: 'nothing' }],
  ['hello', { is: 'nothing' }],
  ['', { is: 'nothing' }],
])('%s is %o', (text, found) => {
  expect(foundIn(text, page.origin)).toEqual(found)
})
