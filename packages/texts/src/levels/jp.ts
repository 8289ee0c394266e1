import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    level: 'VIPレベル',
    changed: 'VIPレベルの変更',
    before: '以前',
    assets: '1日の資産',
    highest: '7日間の最高',
  },
  messages: {
    level_risen: { title: 'VIPレベル {level}', text: '{day} の資産がVIPレベル {level} に達しました。' },
    level_fallen: {
      title: 'VIPレベル {level}',
      text: '資産が7日続けてVIPレベル {before} を下回ったため、レベルは {level} になりました。',
    },
  },
}
