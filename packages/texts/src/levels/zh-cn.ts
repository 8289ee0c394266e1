import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    level: 'VIP 等级',
    changed: 'VIP 等级变更',
    before: '此前',
    assets: '当日资产',
    highest: '七天中最高',
  },
  messages: {
    level_risen: { title: 'VIP {level} 级', text: '您 {day} 的资产达到 VIP {level} 级。' },
    level_fallen: { title: 'VIP {level} 级', text: '您的资产连续七天低于 VIP {before} 级，现在为 {level} 级。' },
  },
}
