/**
 * Signs that a small screen does not tell apart: the n-th sign of `signs` is read as the n-th of `as`. The idea, and most rows, are those of
 * Unicode TR39 ("confusables"); the rest is our choice, and wide: a token that is refused gets another name, one that is taken
 * for another costs money.
 */
const alike: readonly (readonly [signs: string, as: string])[] = [
  // Text is in capitals by now: L stands for l (read as I) and 9 for g. W becomes V, because VV becomes V below.
  ['01L25869WĐQ', 'OIIZSBGGVDO'],
  // Katakana and the Chinese characters that look like them.
  ['ニミロ囗カエタトハ', '二三口口力工夕卜八'],
  // Katakana and Hiragana that look like each other, and small ones.
  ['ソツへべぺり', 'ンシヘベペリ'],
  ['ァィゥェォヵヶッャュョヮぁぃぅぇぉっゃゅょゎ', 'アイウ工オ力ケシヤユヨワあいうえおつやゆよわ'],
  // Thai แ looks like เ written twice, and repeats are dropped.
  ['แ', 'เ'],
]

const read = new Map(
  alike.flatMap(([signs, as]) => signs.split('').map((sign, index): [string, string] => [sign, as.charAt(index)])),
)

/** Marks over and under a Thai letter stand where they stand in whichever order they are written; Unicode's forms keep most orders. */
const thaiMarks = /[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]{2,}/gu

const once = (text: string): string => text.replaceAll(/(.)\1+/gu, '$1')

/**
 * What a reader may take a code or a name for: two that share a reading look like each other. Capitals, accents, width, spaces,
 * punctuation, repeated signs and the order of Thai marks make no difference. Small nn is read as m too; n alone is not.
 */
export function readingsOf(text: string): readonly string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toUpperCase()
    // The long mark of Kana and the Chinese one look like a hyphen.
    .replaceAll(/[^\p{L}\p{N}\p{M}]|[ー一]/gu, '')
    .replaceAll(thaiMarks, (marks) => marks.split('').sort().join(''))
  return [...new Set([plain, plain.replaceAll('NN', 'M')].map(asRead))]
}

function asRead(plain: string): string {
  const signs = once(plain.replaceAll(/./gu, (sign) => read.get(sign) ?? sign))
  // Small rn and m, cl and d. A name may be written in capitals as well.
  return once(signs.replaceAll('RN', 'M').replaceAll('CI', 'D'))
}
