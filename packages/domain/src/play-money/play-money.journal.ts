import type { Posting } from '../ledger/posting.ts'
import type { Journal } from '../noun/journal.ts'
import { commandIn, type DecidedRow } from '../receipts/decided-row.ts'
import { demand, madeBy, posting } from '../receipts/expected-postings.ts'
import type { Settings } from '../settings/settings.ts'
import { type PlayMoneyDay, playMoneyDayOf } from './play-money-day.ts'
import { type PlayMoneyPosting, playMoneyPostings } from './play-money-postings.ts'
import type { PlayMoneyRefusal, PlayMoneyTaken, TakePlayMoney } from './take-play-money.ts'

export type PlayMoneyWords = {
  user: TakePlayMoney
  house: never
  replies: PlayMoneyTaken
  refusals: PlayMoneyRefusal
  postings: PlayMoneyPosting
  borrowed: never
  sent: never
  records: Record<never, never>
  parts: { play_money: PlayMoneyDay }
  facts: Record<never, never>
}

/** What the settings give, on the day of the row. */
function taken(row: DecidedRow<PlayMoneyTaken>, { settings }: { settings: Settings }): Posting[] {
  demand(commandIn<TakePlayMoney>(row, 'take_play_money') !== undefined, 'the command takes no play money')
  const amount = settings.funds.playMoneyADay
  demand(amount !== null, 'the settings give no play money')
  demand(row.reply.amount === amount, 'another amount was taken than the settings give')
  demand(row.reply.day === playMoneyDayOf(row.facts.at), 'it was taken for another day than that of the row')
  return [posting({ kind: 'play_money', from: 'house:clearing.play', to: 'balance', amount, subject: madeBy(row) })]
}

export const playMoneyJournal: Journal<PlayMoneyWords> = {
  commands: { take_play_money: { decimals: {}, givenBy: 'person' } },
  replies: {
    play_money_taken: {
      acceptedBy: 'none',
      armedBy: 'none',
      channels: 'none',
      formula: 'none',
      decimals: { amount: true },
      postings: taken,
    },
  },
  postings: playMoneyPostings,
}
