import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    setting_not_found: '존재하지 않는 설정입니다.',
    settings_faulty: '{faults} 때문에 이 설정은 사용할 수 없습니다.',
    settings_unchanged: '변경 사항이 없습니다.',
    settings_newer: '설정의 새 버전이 있습니다. 다시 비교하세요.',
  },
}
