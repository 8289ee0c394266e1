import type { MessageTexts } from './language-texts.ts'

export const koreanMessages: MessageTexts = {
  kinds: {
    welcome: {
      title: 'Touchstone에 오신 것을 환영합니다',
      text: '계정이 준비되었습니다. 데모 계좌에는 연습용 자금이 있으니 먼저 그곳에서 마음껏 사용해 보세요. 모든 가격과 결과에는 직접 확인할 수 있는 증명서가 있습니다.',
    },
    new_sign_in: {
      title: '새 로그인',
      text: '{device}({address})에서 로그인했습니다. 본인이 아니라면 비밀번호를 변경하세요. 다른 세션은 모두 종료됩니다.',
    },
    password_changed: {
      title: '비밀번호 변경됨',
      text: '로그인 비밀번호가 변경되었고 다른 세션은 모두 종료되었습니다. 본인이 아니라면 즉시 고객센터에 문의하세요.',
    },
    second_factor_bound: {
      title: '인증 앱 등록됨',
      text: '이제부터 로그인할 때마다 인증 앱의 코드가 필요합니다.',
    },
    contact_bound: {
      title: '연락처 등록됨',
      text: '{contact}이(가) 계정에 등록되었습니다. 로그인과 코드 수신에 사용할 수 있습니다.',
    },
    price_alert_reached: {
      title: '{symbol} {price} 도달',
      text: '{symbol}의 마크 가격은 {mark}입니다. 가격 알림이 실행되어 꺼졌습니다.',
    },
    market_gap_ahead: {
      title: '{symbol} 곧 휴장',
      text: '{symbol}은(는) {closesAt}에 휴장하고 {opensAt}에 다시 열립니다. 현재 레버리지는 {leverage}배입니다. 휴장 사이에 가격이 급변할 수 있으니 {leverageMax}배 미만으로 낮추거나 미리 청산하는 것을 고려하세요.',
    },
    isolated_margin_called: {
      title: '증거금 알림: {symbol}',
      text: '{symbol} 격리 포지션({direction})이 강제 청산까지의 증거금 중 {percent}%를 사용했습니다. 유지하려면 증거금을 추가하거나 수량을 줄이세요.',
    },
    cross_margin_called: {
      title: '증거금 알림: 교차 포지션',
      text: '교차 포지션이 강제 청산까지의 순자산 중 {percent}%를 사용했습니다. 유지하려면 자금을 추가하거나 수량을 줄이세요.',
    },
    position_liquidated: {
      title: '강제 청산됨: {symbol}',
      text: '{symbol} 포지션({direction})이 강제 청산되었습니다: {quantity}, 가격 {price}. 손익: {profit} USDT. 증명서에서 청산 기준이 된 가격을 확인할 수 있습니다.',
    },
    take_profit_fired: {
      title: '이익 실현 체결: {symbol}',
      text: '이익 실현 주문으로 {symbol} 포지션({direction}) 중 {quantity}을(를) {price}에 청산했습니다. 손익: {profit} USDT.',
    },
    stop_loss_fired: {
      title: '손절 체결: {symbol}',
      text: '손절 주문으로 {symbol} 포지션({direction}) 중 {quantity}을(를) {price}에 청산했습니다. 손익: {profit} USDT.',
    },
    limit_open_filled: {
      title: '지정가 주문 체결: {symbol}',
      text: '지정가 주문으로 {symbol} {quantity}({direction})을(를) {price}에 진입했습니다. 수수료: {fee} USDT.',
    },
    limit_close_filled: {
      title: '지정가 청산 체결: {symbol}',
      text: '지정가 주문으로 {symbol} 포지션({direction}) 중 {quantity}을(를) {price}에 청산했습니다. 손익: {profit} USDT.',
    },
    order_cancelled: {
      title: '주문 취소됨: {symbol}',
      text: '{symbol} 주문 {quantity}({direction}, {price})이(가) 취소되었습니다. 사유: {reason}. 예약된 금액은 반환되었습니다.',
    },
    second_contract_won: {
      title: '초 계약 승리: {symbol}',
      text: '{symbol} 계약({direction}, {durationSeconds}초)에서 이겼습니다: 시작 {openPrice}, 종료 {closePrice}. 투자금 {stake} USDT가 반환되고 {payout} USDT가 지급되었습니다.',
    },
    second_contract_lost: {
      title: '초 계약 패배: {symbol}',
      text: '{symbol} 계약({direction}, {durationSeconds}초)에서 졌습니다: 시작 {openPrice}, 종료 {closePrice}. 투자금은 {stake} USDT였습니다.',
    },
    second_contract_tied: {
      title: '초 계약 무승부: {symbol}',
      text: '{symbol} 계약({direction}, {durationSeconds}초)의 시작과 종료 가격이 {closePrice}로 같습니다. 투자금 {stake} USDT가 반환되었습니다.',
    },
    second_contract_void: {
      title: '초 계약 무효: {symbol}',
      text: '{symbol} 계약({direction}, {durationSeconds}초)은 제때 가격이 없어 무효입니다. 투자금 {stake} USDT가 반환되었습니다.',
    },
  },
  words: {
    long: '롱',
    short: '숏',
    rise: '상승',
    fall: '하락',
    demo: '데모',
    expired: '유효 시간이 지났습니다',
    liquidation: '교차 포지션이 강제 청산 중이었습니다',
    position_closed: '포지션이 청산되었습니다',
    slippage_exceeded: '가격이 너무 많이 움직였습니다',
    no_price: '제때 가격이 없었습니다',
    would_be_liquidated: '체결 즉시 강제 청산될 상태였습니다',
    house_exposure_exceeded: '이 시장의 한도에 도달했습니다',
    bracket_exceeded: '포지션이 너무 커집니다',
    margin_insufficient: '증거금이 부족했습니다',
    refused: '규칙상 체결할 수 없었습니다',
  },
}
