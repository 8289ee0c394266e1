import type { NounTexts } from '../form/noun-texts.ts'

export const texts = {
  screen: {
    get: 'Get {{amount}} USDT of play money',
    text: "This is a sandbox, so it isn't real money. Once a day.",
    done: '{{amount}} USDT of play money is in your balance',
    more: "You've got today's play money. There's more {{time}}.",
  },
  refusals: {
    no_play_money: "There's no play money here.",
    play_money_taken: "You've already got today's play money. There's more in {hours} h.",
  },
  entries: {
    play_money: 'Daily play money',
  },
} as const satisfies NounTexts
