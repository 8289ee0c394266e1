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
    hapticsText: '키를 누르거나 고를 때 짧게 진동해요 (지원 기기)',
    notifications: '알림',
    notificationsText: '앱 밖에서 받을 알림을 고르세요. 앱에서는 메시지에서 모두 볼 수 있어요.',
    topics: {
      security: '보안',
      trades: '거래',
      funds: '입출금',
      identity: '본인 인증',
      priceAlerts: '가격 알림',
      news: '소식',
    },
    ways: {
      email: '이메일',
      text: '문자',
      push: '푸시',
    },
    alwaysTold: '이 알림은 항상 받아요.',
    textInstead: '문자는 이메일이 없을 때만 보내요.',
    unreachable: {
      email: '연결된 이메일이 없어요.',
      text: '연결된 휴대폰이 없어요.',
      push: '푸시를 켠 브라우저가 없어요.',
    },
    setUp: '설정',
    antiPhishing: '피싱 방지 코드',
    antiPhishingText:
      '나와 Touchstone만 아는 단어예요. 저희가 보내는 모든 이메일과 문자에 들어가요. 없으면 저희가 보낸 것이 아니에요.',
    antiPhishingField: '내 코드',
    antiPhishingHint: '문자, 숫자, 기호 2~20자',
    antiPhishingMalformed: '문자, 숫자, 기호 2~20자. < > & " \' ` 제외',
    antiPhishingNow: '현재 코드',
    antiPhishingSaved: '피싱 방지 코드를 저장했어요',
    antiPhishingRemove: '코드 삭제',
    antiPhishingRemoved: '피싱 방지 코드를 삭제했어요',
    loginPassword: '로그인 비밀번호',
    enterLoginPassword: '로그인 비밀번호를 입력하세요',
  },
  messages: {
    anti_phishing_code_set: {
      title: '피싱 방지 코드 설정됨',
      text: '이제부터 저희가 보내는 모든 이메일과 문자에 피싱 방지 코드가 들어가요. 없으면 저희가 보낸 것이 아니에요. 직접 설정하지 않았나요? 지금 비밀번호를 바꾸세요.',
    },
    anti_phishing_code_removed: {
      title: '피싱 방지 코드 삭제됨',
      text: '저희가 보내는 이메일과 문자에 더는 피싱 방지 코드가 들어가지 않아요. 본인이 아닌가요? 지금 비밀번호를 바꾸세요.',
    },
  },
}
