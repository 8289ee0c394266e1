/** As one compares what was typed: without case, accents, or another width of the same letters. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u{300}-\u{36f}]/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .toLowerCase()

/** The articles that have every word of the text in title or summary: first those that have all of them in the title. */
export function searchArticles<Listed extends { title: string; summary: string }>(
  articles: readonly Listed[],
  text: string,
): Listed[] {
  const words = plain(text)
    .split(/\s+/)
    .filter((word) => word !== '')
  const hasAll = (within: string): boolean => words.every((word) => within.includes(word))
  const found = articles.filter(({ title, summary }) => hasAll(plain(`${title} ${summary}`)))
  const isByTitle = ({ title }: Listed): boolean => hasAll(plain(title))
  return [...found.filter(isByTitle), ...found.filter((article) => !isByTitle(article))]
}
