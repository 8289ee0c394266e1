import { expect, it } from 'vitest'
import { searchArticles } from './search-articles.ts'

const articles = [
  { title: 'Fees', summary: 'What trading costs, and the margin' },
  { title: 'What is margin?', summary: 'The part that you put up yourself' },
  { title: 'Garantía y liquidación', summary: 'Cuándo se cierra' },
  { title: 'Đòn bẩy', summary: 'Ký quỹ' },
  { title: '保证金是什么', summary: '你自己出的那一部分' },
]
const titles = (text: string): string[] => searchArticles(articles, text).map(({ title }) => title)

it.each([
  ['', articles.map(({ title }) => title)],
  ['  ', articles.map(({ title }) => title)],
  ['MARGIN', ['What is margin?', 'Fees']],
  ['margin costs', ['Fees']],
  ['garantia liquidacion', ['Garantía y liquidación']],
  ['don bay', ['Đòn bẩy']],
  ['保证金', ['保证金是什么']],
  ['nothing like it', []],
])('finds by %o', (text, found) => {
  expect(titles(text)).toEqual(found)
})
