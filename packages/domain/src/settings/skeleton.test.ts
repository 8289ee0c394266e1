import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { skeletonOf } from './skeleton.ts'

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
    ['ทองคำ', 'ทองค\u0e4d\u0e32'],
  ])('%s and %s', (one, other) => {
    expect(skeletonOf(one)).toBe(skeletonOf(other))
  })

  it.each([
    ['SOL', 'SOLAR'],
    ['USDT', 'USDC'],
    ['SUN', 'SON'],
    ['Lumen', 'Lunar'],
    ['比特币', '莱特币'],
    ['ハート', 'ハード'],
  ])('but not %s and %s', (one, other) => {
    expect(skeletonOf(one)).not.toBe(skeletonOf(other))
  })
})

describe('a skeleton', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom(...'VRNvrn0O1Il5S2Z8B69g -'.split('')) }),
  )

  it('is its own', () => {
    expect(() => {
      fc.assert(fc.property(texts, (text) => skeletonOf(skeletonOf(text)) === skeletonOf(text)))
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
          return same.every((each) => skeletonOf(each) === skeletonOf(code))
        }),
      )
    }).not.toThrow()
  })
})
