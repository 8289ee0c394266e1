import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: '라이선스',
    intro: 'Touchstone은 이 패키지들로 만들었어요. 모두 감사드려요. Touchstone은 Apache License 2.0을 따라요.',
    noText: '이 패키지에는 라이선스 본문이 없어요.',
  },
}
