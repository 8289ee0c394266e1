import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    level: 'VIP 等級',
    changed: 'VIP 等級變更',
    before: '先前',
    assets: '當日資產',
    highest: '七天中最高',
  },
  messages: {
    level_risen: { title: 'VIP {level} 級', text: '您 {day} 的資產達到 VIP {level} 級。' },
    level_fallen: { title: 'VIP {level} 級', text: '您的資產連續七天低於 VIP {before} 級，現在為 {level} 級。' },
  },
}
