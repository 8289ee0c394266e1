/** Digits and a few other signs stand among letters of one kind, single spaces too. It begins and ends with a letter or digit. */
const writtenIn = (letter: string): RegExp =>
  new RegExp(`^(?=.*\\p{L})(?:${letter}|[0-9])(?:(?:[.&-]| (?! ))*(?:${letter}|[0-9]))*$`, 'u')

/** Latin letters, each taken apart from its accents. */
const latin = writtenIn('[A-Za-zĐđ][\u0300-\u036f]*')

/** The other scripts of our languages. */
const others = [
  // Chinese characters, and the Kana that Japanese writes among them.
  writtenIn('[\u3400-\u4dbf\u4e00-\u9fff々\u3041-\u3096\u30a1-\u30faー]'),
  // Hangul.
  writtenIn('[\uac00-\ud7a3]'),
  // Thai, whose marks stand over and under a letter, and not alone.
  writtenIn('[\u0e01-\u0e2e\u0e30\u0e32\u0e33\u0e40-\u0e46][\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]*'),
]

/**
 * Whether a name is what it looks like: in letters of one script, in the one form that Unicode calls NFC, without anything that nobody
 * sees or that turns a text around. Scripts that no language of ours is written in are left out: whole words of Cyrillic or
 * Greek look like Latin ones. Our choice, after Unicode TR39.
 */
export function isReadableName(name: string): boolean {
  if (name !== name.normalize('NFC')) return false
  const isLatin = !/\p{M}/u.test(name) && latin.test(name.normalize('NFD'))
  return isLatin || others.some((form) => form.test(name))
}
