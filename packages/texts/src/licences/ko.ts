import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: '라이선스',
    intro: 'Touchstone가 사용하는 소프트웨어입니다. 감사드립니다. Touchstone 자체는 Apache License 2.0을 따릅니다.',
    noText: '이 패키지에는 라이선스 본문이 없습니다.',
  },
}
