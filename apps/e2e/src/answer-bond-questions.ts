import type { Page } from 'playwright-core'
import type { Touch } from './touch.ts'

const answers = [
  'The issuer',
  'Everything you lent',
  'Each unit gets the same part of what is there',
  'Until the bond goes ahead',
  "You're more likely to lose money",
]
const figures = [
  ['Income in a year', '40000'],
  ['Savings and investments', '20000'],
  ['Payments you have to make in a year', '30000'],
] as const

/** Answers what a person is asked before the first loan, all of it right. */
export async function answerBondQuestions(
  page: Page,
  touch: Touch,
  picture: (name: string) => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  await touch.link('Start the questions').tap()
  for (const answer of answers) {
    await page.getByText(answer, { exact: true }).tap()
    if (answer === answers[0]) await picture('question')
    await touch.button('Next').tap()
  }
  for (const [field, figure] of figures) {
    await touch.field(field).tap()
    await touch.type(figure)
    await touch.done()
  }
  await picture('figures')
  await touch.button('See the result').tap()
  await page.getByText('5 of 5 right').waitFor()
  await picture('test-result')
  await touch.button('Go on').or(touch.link('Go on')).tap()
}
