import { textsOf } from '@touchstone/texts/texts'
import { languages } from '@touchstone/wire/languages'
import { isMessageKind, messageKinds } from '@touchstone/wire/codes/message-kinds'
import { describe, expect, it } from 'vitest'
import { renderMessage } from './render-message.ts'

const placeholdersOf = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted()
const kinds = Object.keys(messageKinds).filter(isMessageKind)

describe.each(languages)('messages in %s', (language) => {
  it.each(kinds)('have a text for %s with the same details as the English one', (kind) => {
    const { title, text } = textsOf(language).messages[kind]
    const english = textsOf('en-us').messages[kind]
    expect([title, text].every((each) => each.trim() !== '')).toBe(true)
    expect(placeholdersOf(title)).toEqual(placeholdersOf(english.title))
    expect(placeholdersOf(text)).toEqual(placeholdersOf(english.text))
  })

  it('have every word, with the same details as the English one', () => {
    const [words, english] = [textsOf(language).messageWords, textsOf('en-us').messageWords]
    for (const [word, said] of Object.entries<string>(words))
      expect([word, placeholdersOf(said)]).toEqual([word, placeholdersOf(english[word as keyof typeof english])])
    expect(Object.keys(textsOf(language).messageWords)).toEqual(Object.keys(textsOf('en-us').messageWords))
  })
})

describe('renderMessage', () => {
  it('cuts amounts of USDT to two decimals, and prints prices whole', () => {
    const details = { symbol: 'BTC/USDT', direction: 'long', quantity: '0.1', price: '100000.5', profit: '-1234.567' }
    const said = 'Your long position in BTC/USDT ran out of margin, so it was liquidated: 0.1 at 100,000.5.'
    expect(renderMessage('position_liquidated', { ...details, net: '-1300.999' }, 'en-us').text).toContain(
      `${said} Result after all fees: -1,300.99 USDT.`,
    )
    // One of a version that told the profit alone says what it told.
    expect(renderMessage('position_liquidated', details, 'en-us').text).toContain(
      `${said} Profit before fees: -1,234.56 USDT.`,
    )
  })

  it('names a country in the language', () => {
    const details = { country: 'DE', countsAt: 0 }
    expect(renderMessage('residence_change_asked', details, 'xi').text).toContain('las reglas de Alemania')
    expect(renderMessage('residence_change_asked', details, 'jp').text).toContain('（ドイツ）')
  })

  it('shows less than a cent whole', () => {
    const details = { symbol: 'BTC/USDT', direction: 'short', quantity: '1', price: '5', fee: '0.0012' }
    expect(renderMessage('limit_open_filled', details, 'zh-cn').text).toBe(
      '您的限价单以 5 开仓 1 BTC/USDT（做空）。手续费：0.0012 USDT。',
    )
  })

  it('prints times in UTC, and a dash for what there is not', () => {
    const gap = { symbol: 'XAU/USD', leverage: 20, leverageMax: 10, closesAt: 0, opensAt: 3_600_000 }
    expect(renderMessage('market_gap_ahead', gap, 'en-us').text).toContain(
      'closes at 1970-01-01 00:00 UTC and reopens at 1970-01-01 01:00 UTC',
    )
    expect(renderMessage('contact_bound', { contact: null }, 'en-us').text).toMatch(/^– is now linked/)
  })
})
