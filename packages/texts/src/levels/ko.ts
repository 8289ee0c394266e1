import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    level: 'VIP 레벨',
    changed: 'VIP 레벨 변경',
    before: '이전',
    assets: '하루 자산',
    highest: '7일 중 최고',
  },
  messages: {
    level_risen: { title: 'VIP 레벨 {level}', text: '{day} 자산이 VIP 레벨 {level}에 도달했어요.' },
    level_fallen: {
      title: 'VIP 레벨 {level}',
      text: '자산이 7일 연속 VIP 레벨 {before}보다 낮아 이제 레벨 {level}이에요.',
    },
  },
}
