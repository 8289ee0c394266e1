import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  mails: {
    login_code: {
      subject: '로그인 인증 코드',
      text: '{code}은(는) Touchstone 로그인 코드입니다. {minutes}분간 유효합니다. 누구에게도 알려 주지 마세요.',
    },
    register_code: {
      subject: '가입 인증 코드',
      text: '{code}은(는) Touchstone 가입 코드입니다. {minutes}분간 유효합니다. 누구에게도 알려 주지 마세요.',
    },
    forgot_code: {
      subject: '비밀번호 재설정 코드',
      text: '{code}은(는) Touchstone 비밀번호 재설정 코드입니다. {minutes}분간 유효합니다. 누구에게도 알려 주지 마세요.',
    },
    bind_code: {
      subject: '연락처 등록 코드',
      text: '{code}은(는) Touchstone 연락처 등록 코드입니다. {minutes}분간 유효합니다. 누구에게도 알려 주지 마세요.',
    },
    funds_code: {
      subject: '자금 설정 변경 확인 코드',
      text: '{code}은(는) Touchstone 출금 계좌 또는 출금 비밀번호 변경 코드입니다. {minutes}분간 유효합니다. 누구에게도 알려 주지 마세요.',
    },
    account_code: {
      subject: '변경 확인 코드',
      text: '{code}은(는) Touchstone 인증 앱 켜기 또는 연락처 변경 코드입니다. {minutes}분간 유효합니다. 누구에게도 알려 주지 마세요.',
    },
    no_account: {
      subject: '계정이 없습니다',
      text: 'Touchstone 코드를 요청하셨지만 이 연락처의 계정이 없습니다. 가입하시거나 다른 연락처로 로그인해 주세요.',
    },
    account_exists: {
      subject: '이미 계정이 있습니다',
      text: 'Touchstone 가입을 요청하셨지만 이 연락처의 계정이 이미 있습니다. 로그인해 주세요. 비밀번호를 잊으셨다면 새로 설정할 수 있습니다.',
    },
    contact_taken: {
      subject: '이미 사용 중인 연락처입니다',
      text: '이 연락처를 Touchstone에 등록하려 하셨지만 이미 다른 계정에서 사용 중입니다. 그 계정으로 로그인하시거나 다른 연락처를 선택해 주세요.',
    },
    contact_changed: {
      subject: '연락처가 변경되었습니다',
      text: 'Touchstone 계정의 연락처가 이 연락처에서 다른 연락처로 변경되었습니다. 본인이 아니라면 즉시 고객센터에 문의해 주세요.',
    },
    antiPhishing: '피싱 방지 코드: {code}',
    ignore: '요청하신 적이 없다면 이 메시지를 무시하셔도 됩니다.',
  },
}
