/**
 * Signs that a small screen does not tell apart: each of the first reads as that of the second at its place. The idea, and most rows, are those of
 * Unicode TR39 ("confusables"); the rest is our choice, and wide: a token that is refused gets another name, one that is taken
 * for another costs money.
 */
const alike: readonly (readonly [signs: string, as: string])[] = [
  // The small l and g among them. W is also two V.
  ['01L25869WĐ', 'OIIZSBGGVD'],
  // Katakana and the Chinese characters that look like them.
  ['ーニミロ囗カエタトハ', '一二三口口力工夕卜八'],
  // Katakana and Hiragana that look like each other, and small ones.
  ['ソツへべぺり', 'ンシヘベペリ'],
  ['ァィゥェォヵヶッャュョヮぁぃぅぇぉっゃゅょゎ', 'アイウ工オ力ケシヤユヨワあいうえおつやゆよわ'],
  // A sign of Thai, and that which it is two of.
  ['แ', 'เ'],
]

const read = new Map(
  alike.flatMap(([signs, as]) => signs.split('').map((sign, index): [string, string] => [sign, as.charAt(index)])),
)

const once = (text: string): string => text.replaceAll(/(.)\1+/gu, '$1')

/**
 * What a reader takes from a code or a name: two that have one skeleton look like each other. Capitals, accents, width, spaces,
 * punctuation and repeated signs make no difference.
 */
export function skeletonOf(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '')
  const asRead = plain.replaceAll(/./gu, (sign) => read.get(sign) ?? sign)
  // Small letters: rn and m. A name may be written in capitals as well.
  return once(once(asRead).replaceAll('RN', 'M'))
}
