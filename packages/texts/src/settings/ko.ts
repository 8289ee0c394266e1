import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    setting_not_found: '없는 설정이에요.',
    settings_faulty: '설정이 올바르지 않아요. 잘못된 곳은 {faults}이에요.',
    settings_unchanged: '바뀌는 것이 없어요.',
    settings_newer: '더 새로운 설정 버전이 있어요. 다시 비교하세요.',
    token_name_unreadable: '{code}의 이름에는 한 가지 문자, 숫자, 한 칸 공백과 . & -만 쓸 수 있어요.',
    token_looks_alike: '{code}: {other}와 비슷해 보여요. 다른 코드나 이름을 고르세요.',
  },
}
