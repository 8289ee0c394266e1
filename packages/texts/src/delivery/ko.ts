import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  mails: {
    login_code: {
      subject: '로그인 인증번호',
      text: '[Touchstone] 로그인 인증번호 {code}. {minutes}분 동안 쓸 수 있어요. 누구에게도 알려 주지 마세요.',
    },
    register_code: {
      subject: '가입 인증번호',
      text: '[Touchstone] 가입 인증번호 {code}. {minutes}분 동안 쓸 수 있어요. 누구에게도 알려 주지 마세요.',
    },
    forgot_code: {
      subject: '새 비밀번호 설정 인증번호',
      text: '[Touchstone] 새 비밀번호 설정 인증번호 {code}. {minutes}분 동안 쓸 수 있어요. 누구에게도 알려 주지 마세요.',
    },
    bind_code: {
      subject: '연락처 연결 인증번호',
      text: '[Touchstone] 연락처 연결 인증번호 {code}. {minutes}분 동안 쓸 수 있어요. 누구에게도 알려 주지 마세요.',
    },
    funds_code: {
      subject: '변경 확인 인증번호',
      text: '[Touchstone] 출금 계좌 또는 출금 비밀번호 변경 인증번호 {code}. {minutes}분 동안 쓸 수 있어요. 누구에게도 알려 주지 마세요.',
    },
    account_code: {
      subject: '로그인 설정 변경 인증번호',
      text: '[Touchstone] 인증 앱 켜기 또는 새 연락처 연결 인증번호 {code}. {minutes}분 동안 쓸 수 있어요. 누구에게도 알려 주지 마세요.',
    },
    no_account: {
      subject: '아직 계정이 없어요',
      text: 'Touchstone 인증번호를 요청하셨지만 이 연락처를 쓰는 계정이 없어요. 계정을 만들거나 다른 연락처로 로그인하세요.',
    },
    account_exists: {
      subject: '이미 계정이 있어요',
      text: 'Touchstone 계정을 만들려고 하셨지만 이 연락처로 만든 계정이 이미 있어요. 그 계정으로 로그인하세요. 비밀번호를 잊으셨나요? 새로 설정할 수 있어요.',
    },
    contact_taken: {
      subject: '이미 사용 중인 연락처예요',
      text: '이 연락처를 Touchstone에 연결하려고 하셨지만 이미 다른 계정에 연결돼 있어요. 그 계정으로 로그인하거나 다른 연락처를 쓰세요.',
    },
    contact_changed: {
      subject: '연락처가 바뀌었어요',
      text: 'Touchstone 계정의 연락처가 이 연락처에서 새 연락처로 바뀌었어요. 본인이 아닌가요? 지금 바로 고객센터에 문의하세요.',
    },
    antiPhishing: '피싱 방지 코드: {code}',
    ignore: '요청한 적이 없나요? 이 메시지는 무시해도 돼요.',
  },
}
