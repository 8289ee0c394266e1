import { type Language, languageTags } from '@touchstone/wire/languages'

const closing = /^[\p{Pe}\p{Pf}\p{Po}ー々]/u
const opening = /[\p{Ps}\p{Pi}]$/u

/**
 * Breaks a paragraph into lines of at most a width, between words; also where a language writes no spaces. No line begins
 * with what closes, or ends with what opens.
 */
export function wrapLines(
  text: string,
  { language, width, widthOf }: { language: Language; width: number; widthOf: (text: string) => number },
): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of unbreakable(text, language)) {
    if (line !== '' && widthOf((line + word).trimEnd()) > width) {
      lines.push(line.trimEnd())
      line = word.trimStart()
    } else line += word
  }
  return [...lines, line.trimEnd()]
}

function unbreakable(text: string, language: Language): string[] {
  const words: string[] = []
  for (const { segment } of new Intl.Segmenter(languageTags[language], { granularity: 'word' }).segment(text)) {
    const last = words.at(-1)
    if (
      last !== undefined &&
      (closing.test(segment) || opening.test(last) || (/^\s/.test(segment) && !/\s$/.test(last)))
    )
      words[words.length - 1] = last + segment
    else words.push(segment)
  }
  return words
}
