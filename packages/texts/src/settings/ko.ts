import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    setting_not_found: '없는 설정이에요.',
    settings_faulty: '올바르지 않은 설정이에요: {faults}.',
    settings_unchanged: '바뀌는 것이 없어요.',
    settings_newer: '더 새로운 설정 버전이 있어요. 다시 비교하세요.',
  },
}
