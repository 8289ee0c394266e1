import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    settingsTitle: '설정',
    language: '언어',
    displayCurrency: '표시 통화',
    theme: '화면 모드',
    themeSystem: '시스템',
    themeLight: '라이트',
    themeDark: '다크',
    directionColours: '상승·하락 색상',
    greenUp: '초록 상승',
    redUp: '빨강 상승',
    colourBlind: '파랑 상승, 주황 하락',
    hideBalances: '금액 숨기기',
    haptics: '진동',
    hapticsText: '키와 선택 시 짧은 진동 (지원 기기)',
    notifications: '알림',
    notificationsText: '앱 밖에서 알려 드리는 내용입니다. 앱 안의 모든 내용은 메시지에 있습니다.',
    topics: {
      security: '보안',
      trades: '거래',
      funds: '입출금',
      identity: '신원 인증',
      priceAlerts: '가격 알림',
      news: '소식',
    },
    ways: {
      email: '이메일',
      text: '문자',
      push: '푸시',
    },
    alwaysTold: '설정과 관계없이 항상 알려 드립니다.',
    textInstead: '문자는 이메일을 보내지 않을 때만 발송됩니다.',
    unreachable: {
      email: '등록된 이메일이 없습니다.',
      text: '등록된 전화번호가 없습니다.',
      push: '푸시를 받는 브라우저가 없습니다.',
    },
    setUp: '설정',
    antiPhishing: '피싱 방지 코드',
    antiPhishingText:
      '본인과 저희만 아는 단어입니다. 저희가 보내는 모든 이메일과 문자에 들어가며, 없으면 저희가 보낸 것이 아닙니다.',
    antiPhishingField: '내 코드',
    antiPhishingHint: '문자, 숫자, 기호 2~20자',
    antiPhishingMalformed: '2~20자이며 < > & " \' ` 는 쓸 수 없습니다',
    antiPhishingNow: '현재',
    antiPhishingSaved: '피싱 방지 코드가 저장되었습니다',
    antiPhishingRemove: '코드 삭제',
    antiPhishingRemoved: '피싱 방지 코드가 삭제되었습니다',
    loginPassword: '로그인 비밀번호',
    enterLoginPassword: '로그인 비밀번호를 입력해 주세요',
  },
  messages: {
    anti_phishing_code_set: {
      title: '피싱 방지 코드가 설정되었습니다',
      text: '앞으로 저희가 보내는 모든 이메일과 문자에 회원님의 피싱 방지 코드가 표시됩니다. 코드가 없는 것은 저희가 보낸 것이 아닙니다. 본인이 설정하지 않았다면 즉시 비밀번호를 변경하세요.',
    },
    anti_phishing_code_removed: {
      title: '피싱 방지 코드가 삭제되었습니다',
      text: '저희가 보내는 이메일과 문자에 더 이상 피싱 방지 코드가 표시되지 않습니다. 본인이 아니라면 즉시 비밀번호를 변경하세요.',
    },
  },
}
