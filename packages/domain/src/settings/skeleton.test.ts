import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readingsOf } from './skeleton.ts'

const lookAlike = (one: string, other: string): boolean =>
  readingsOf(one).some((reading) => readingsOf(other).includes(reading))

describe('two texts look alike', () => {
  it.each([
    ['USDT', 'USDTT'],
    ['BTC', 'BTCC'],
    ['BTCO', 'BTC0'],
    ['SOLAR', 'S0LAR'],
    ['SOLAR', '5OIAR'],
    ['LINK', 'IINK'],
    ['LINK', '1INK'],
    ['ZINC', '2INC'],
    ['BNB', '8N8'],
    ['GOLD', '6OLD'],
    ['gold', '9old'],
    ['Bitcoin', 'bit coin'],
    ['Bitcoin', 'B.I-T & C 0 I N'],
    ['Bitcoin', 'Bítcọin'],
    ['Bitcoin', 'Ｂｉｔｃｏｉｎ'],
    ['Bitcoin', 'Bit\u200bcoin'],
    ['Modern', 'Modem'],
    ['MODERN', 'modem'],
    ['Wave', 'VVave'],
    ['VAVE', 'VVAVE'],
    ['ERN', 'ERRN'],
    ['Đồng', 'Dong'],
    ['ロボ', '口ボ'],
    ['コイン', 'コイソ'],
    ['ビット', 'ビツト'],
    ['シェル', 'ツエル'],
    ['แสง', 'เเสง'],
    ['ドージコイン', 'ド-ジコイン'],
    ['ドージコイン', 'ド一ジコイン'],
    ['ビットコイン', 'ビット-コイン'],
    ['Cardano', 'Carclano'],
    ['CARDANO', 'carc1ano'],
    ['Lumen', 'Lunnen'],
    ['Lunen', 'Lunnen'],
    ['BNB', 'BNNB'],
    ['DOT', 'DQT'],
    ['SOL', 'SQL'],
    ['ทองคำ', 'ทองค\u0e4d\u0e32'],
    ['เหรียญที่', 'เหรียญท\u0e48\u0e35'],
    ['น้ำ', 'น\u0e4d\u0e49\u0e32'],
    ['ที่', 'ท\u0e48\u200b\u0e35'],
    ['น้ำ', 'น\u0e49\u0e4d\u0e49\u0e32'],
  ])('%s and %s', (one, other) => {
    expect(lookAlike(one, other)).toBe(true)
  })

  it.each([
    ['SOL', 'SOLAR'],
    ['USDT', 'USDC'],
    ['SUN', 'SON'],
    ['SUN', 'SUM'],
    ['Lumen', 'Lunen'],
    ['Lumen', 'Lunar'],
    ['比特币', '莱特币'],
    ['ハート', 'ハード'],
    ['ที่', 'ที้'],
    // One stroke apart, which no list of ours knows: decision 58.
    ['未来币', '末来币'],
  ])('but not %s and %s', (one, other) => {
    expect(lookAlike(one, other)).toBe(false)
  })
})

describe('a reading', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom(...'VRNvrn0OQ1Il5S2Z8B69gCcDdMm -ー一コท\u0e35\u0e48\u0e4d\u0e33'.split('')) }),
  )

  it('is its own', () => {
    expect(() => {
      fc.assert(
        fc.property(texts, (text) => readingsOf(text).every((reading) => readingsOf(reading).includes(reading))),
      )
    }).not.toThrow()
  })

  it('stays with capitals, with signs twice, and with what nobody sees', () => {
    const hidden = fc.constantFrom('', ' ', '\u200b', '\u202e', '\u2060', '.', '-', '&')
    expect(() => {
      fc.assert(
        fc.property(fc.stringMatching(/^[A-Z0-9]{2,10}$/), hidden, fc.nat(), (code, sign, at) => {
          const place = at % code.length
          const [head, one, tail] = [code.slice(0, place), code.charAt(place), code.slice(place + 1)]
          const same = [code.toLowerCase(), `${head}${sign}${one}${tail}`, `${head}${one}${one}${tail}`]
          return same.every((each) => lookAlike(each, code))
        }),
      )
    }).not.toThrow()
  })
})
