import type { NaiveBook } from '../../naive-model/naive-book.ts'
import { interestOwed, issueIn, type NaiveIssue, principalLeft } from './naive-issue.ts'

/** A bond as the state of its book has it. */
export type IssueText = Record<(typeof fields)[number], unknown>

const fields = [
  'state',
  'unit',
  'units',
  'unitsMin',
  'dailyRate',
  'termDays',
  'repayment',
  'subscribedUntil',
  'closesAt',
  'unitsSold',
  'startDay',
  'payments',
  'interestThrough',
  'interestOwed',
  'principalLeft',
  'interestPaid',
  'lateSince',
] as const

/** Compares what the model says of a bond with the state of its book. */
export function compareIssue(book: NaiveBook, house: IssueText | undefined): string[] {
  const issue = issueIn(book)
  const model = issue && lineOf(textOf(issue))
  const state = house === undefined || house.state === 'none' ? undefined : lineOf(house)
  return model === state ? [] : [`bond of book ${book.id}: model ${model ?? 'none'}, house ${state ?? 'none'}`]
}

const textOf = (issue: NaiveIssue): IssueText => ({
  ...issue,
  unit: issue.unit.toString(),
  dailyRate: issue.rate.toString(),
  interestThrough: issue.countedTo,
  interestOwed: interestOwed(issue).toString(),
  principalLeft: principalLeft(issue).toString(),
  interestPaid: issue.interestGot.toString(),
  lateSince: issue.lateSince ?? null,
})

const lineOf = (text: IssueText): string => fields.map((name) => `${name} ${String(text[name])}`).join(', ')
