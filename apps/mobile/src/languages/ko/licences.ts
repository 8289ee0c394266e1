import type { licences as english } from '../en-us/licences.ts'
import type { Texts } from '../texts.ts'

export const licences: Texts<typeof english> = {
  title: '라이선스',
  intro: 'Touchstone가 사용하는 소프트웨어입니다. 감사드립니다. Touchstone 자체는 Apache License 2.0을 따릅니다.',
  noText: '이 패키지에는 라이선스 본문이 없습니다.',
}
