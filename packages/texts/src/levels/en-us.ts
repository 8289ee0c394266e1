import type { NounTexts } from '../form/noun-texts.ts'

export const texts = {
  screen: {
    level: 'VIP level',
    changed: 'VIP level changed',
    before: 'Before',
    assets: 'Assets of a day',
    highest: 'Highest of seven days',
  },
  messages: {
    level_risen: { title: 'VIP level {level}', text: 'Your assets of {day} reach VIP level {level}.' },
    level_fallen: {
      title: 'VIP level {level}',
      text: 'Your assets stayed below VIP level {before} for seven days in a row, so your level is {level} now.',
    },
  },
} as const satisfies NounTexts
