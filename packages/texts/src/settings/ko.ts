import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    setting_not_found: '없는 설정이에요.',
    settings_faulty: '설정이 올바르지 않아요. 잘못된 곳은 {faults}이에요.',
    settings_unchanged: '바뀌는 것이 없어요.',
    settings_newer: '더 새로운 설정 버전이 있어요. 다시 비교하세요.',
    token_name_unreadable:
      '{code}의 이름은 일반 라틴 문자, 한자와 가나, 한글, 태국 문자 중 한 가지로만 쓰고 섞지 마세요. 그 사이에 숫자, 한 칸 공백, . & -를 넣을 수 있지만 기호나 공백으로 시작하거나 끝날 수 없어요.',
    token_looks_alike: '{code}: 코드나 이름이 {other}의 코드나 이름과 비슷해 보여요. 다른 것을 고르세요.',
    symbol_looks_alike: '종목 {other}: 계속 남아 있는 토큰 {code}와 비슷해 보여요. 다른 종목을 고르세요.',
  },
}
