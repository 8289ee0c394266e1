import type { PlayMoneyWords } from '@touchstone/domain/play-money/play-money.journal'
import type { Descriptions } from './reply-description.ts'
import { plainStory, usdt } from './story.ts'

export const playMoneyDescriptions: Descriptions<PlayMoneyWords['replies']> = {
  play_money_taken: {
    story: ({ amount }, at) => plainStory('entries.play_money', [usdt('words.amount', amount), at]),
    formulas: 'none',
    roles: 'in_force',
  },
}
