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
    second_factor_unbound: {
      title: '인증 앱 등록 해제됨',
      text: '이제 로그인할 때 인증 앱의 코드가 필요하지 않습니다. 다른 세션은 모두 종료되었고 24시간 동안 출금할 수 없습니다. 본인이 아니라면 즉시 비밀번호를 변경하고 고객센터에 문의하세요.',
    },
    contact_bound: {
      title: '연락처 등록됨',
      text: '{contact}이(가) 계정에 등록되었습니다. 로그인과 코드 수신에 사용할 수 있습니다.',
    },
    anti_phishing_code_set: {
      title: '피싱 방지 코드가 설정되었습니다',
      text: '앞으로 저희가 보내는 모든 이메일과 문자에 회원님의 피싱 방지 코드가 표시됩니다. 코드가 없는 것은 저희가 보낸 것이 아닙니다. 본인이 설정하지 않았다면 즉시 비밀번호를 변경하세요.',
    },
    anti_phishing_code_removed: {
      title: '피싱 방지 코드가 삭제되었습니다',
      text: '저희가 보내는 이메일과 문자에 더 이상 피싱 방지 코드가 표시되지 않습니다. 본인이 아니라면 즉시 비밀번호를 변경하세요.',
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
    deposit_submitted: {
      title: '입금 심사 중: {amount} {currency}',
      text: '{channel}(으)로 신청하신 {amount} {currency} 입금을 접수했습니다. 도착이 확인되는 대로 반영됩니다.',
    },
    deposit_delivered: {
      title: '입금 완료: {amount} {currency}',
      text: '{amount} {currency}이(가) 도착하여 잔액에 반영되었습니다.',
    },
    deposit_rejected: {
      title: '입금 반려: {amount} {currency}',
      text: '{channel}(으)로 신청하신 {amount} {currency} 입금이 반려되었습니다. 사유: {reason}. 다시 신청하실 수 있습니다.',
    },
    deposit_cancelled: {
      title: '입금 취소: {amount} {currency}',
      text: '{channel}(으)로 신청하신 {amount} {currency} 입금을 취소했습니다. 이미 송금하셨다면 다시 신청해 주세요.',
    },
    deposit_undone: {
      title: '입금 회수: {amount} {currency}',
      text: '반영되었던 입금 {amount} {currency}이(가) 회수되었습니다. 사유: {reason}. 출금이 일시 정지되었으니 고객센터로 문의해 주세요.',
    },
    withdrawal_submitted: {
      title: '출금 심사 중: {amount} {currency}',
      text: '{target}(으)로 {amount} {currency} 출금을 신청하셨습니다. 수수료는 {feeTotal} {currency}입니다. 본인이 아니라면 즉시 취소하고 비밀번호를 변경하세요.',
    },
    withdrawal_approved: {
      title: '출금 승인: {amount} {currency}',
      text: '{target}(으)로의 {amount} {currency} 출금이 승인되어 곧 지급됩니다.',
    },
    withdrawal_paying: {
      title: '출금 지급 중: {amount} {currency}',
      text: '{target}(으)로의 {amount} {currency} 출금을 지금 보내고 있습니다.',
    },
    withdrawal_paid: {
      title: '출금 완료: {amount} {currency}',
      text: '{amount} {currency}을(를) {target}(으)로 보냈습니다. 지급 증빙: {proof}.',
    },
    withdrawal_rejected: {
      title: '출금 반려: {amount} {currency}',
      text: '{target}(으)로의 {amount} {currency} 출금이 반려되었습니다. 사유: {reason}. 금액과 수수료가 잔액으로 돌아왔습니다.',
    },
    withdrawal_cancelled: {
      title: '출금 취소: {amount} {currency}',
      text: '{target}(으)로의 {amount} {currency} 출금을 취소했습니다. 금액과 수수료가 잔액으로 돌아왔습니다.',
    },
    withdrawal_failed: {
      title: '출금 실패: {amount} {currency}',
      text: '{target}(으)로의 {amount} {currency} 출금을 지급하지 못했습니다. 사유: {reason}. 금액과 수수료가 잔액으로 돌아왔습니다.',
    },
    withdrawals_blocked: {
      title: '출금 정지',
      text: '계정의 출금이 일시 정지되었습니다. 사유: {reason}. 잔액은 그대로 고객님의 것이며, 고객센터에서 도와드립니다.',
    },
    withdrawals_unblocked: {
      title: '출금 재개',
      text: '계정의 출금이 다시 가능합니다.',
    },
    reward_granted: {
      title: '보상: {amount} {currency}',
      text: '{amount} {currency}이(가) 지급되어 잔액에 반영되었습니다. 사유: {reason}.',
    },
    balance_credited: {
      title: '정정: {amount} {currency} 입금',
      text: '정정으로 {amount} {currency}이(가) 잔액에 더해졌습니다. 사유: {reason}.',
    },
    balance_debited: {
      title: '정정: {amount} {currency} 차감',
      text: '정정으로 {amount} {currency}이(가) 계정에서 차감되었습니다. 사유: {reason}. 이의가 있으시면 고객센터로 문의해 주세요.',
    },
    settlement_account_added: {
      title: '출금 계좌 등록: {target}',
      text: '출금 계좌 {target}이(가) 등록되었으며 {usableAt}부터 사용할 수 있습니다. 본인이 아니라면 즉시 삭제하고 비밀번호를 변경하세요.',
    },
    settlement_account_usable: {
      title: '출금 계좌 등록: {target}',
      text: '출금 계좌 {target}이(가) 등록되었으며 지금 바로 사용할 수 있습니다. 본인이 아니라면 즉시 삭제하고 비밀번호를 변경하세요.',
    },
    settlement_account_changed: {
      title: '출금 계좌 변경: {target}',
      text: '출금 계좌가 {target}(으)로 변경되었으며 {usableAt}부터 사용할 수 있습니다. 본인이 아니라면 즉시 삭제하고 비밀번호를 변경하세요.',
    },
    settlement_account_removed: {
      title: '출금 계좌 삭제: {target}',
      text: '출금 계좌 {target}이(가) 삭제되었습니다. 본인이 아니라면 즉시 비밀번호를 변경하세요.',
    },
    whitelist_switched_on: {
      title: '화이트리스트 모드 켜짐',
      text: '앞으로 모든 출금 계좌는 24시간이 지나야 사용할 수 있습니다. 본인이 아니라면 즉시 비밀번호를 변경하세요.',
    },
    whitelist_switched_off: {
      title: '화이트리스트 모드 종료 예정',
      text: '화이트리스트 모드가 꺼졌으며 {endsAt}에 종료됩니다. 본인이 아니라면 다시 켜고 즉시 비밀번호를 변경하세요.',
    },
    withdrawal_password_set: {
      title: '출금 비밀번호 설정',
      text: '출금 비밀번호가 설정되었습니다. 출금할 때마다 입력해야 합니다. 본인이 아니라면 즉시 로그인 비밀번호를 변경하세요.',
    },
    withdrawal_password_changed: {
      title: '출금 비밀번호 변경',
      text: '출금 비밀번호가 변경되었습니다. 24시간 동안 출금할 수 없습니다. 본인이 아니라면 즉시 로그인 비밀번호를 변경하세요.',
    },
    withdrawal_password_locked: {
      title: '출금 비밀번호 잠김',
      text: '출금 비밀번호를 다섯 번 잘못 입력하여 24시간 동안 잠겼습니다. 본인이 아니라면 즉시 로그인 비밀번호를 변경하세요.',
    },
    loss_limit_set: {
      title: '손실 한도 설정됨',
      text: '이제부터 24시간 동안 {lossLimit} USDT를 잃으면 새로운 거래를 시작할 수 없습니다.',
    },
    looser_loss_limit_asked: {
      title: '손실 한도 완화 신청됨',
      text: '손실 한도가 {countsAt}에 {lossLimit} USDT로 바뀝니다. 그때까지는 현재 한도가 적용됩니다. 본인이 아니라면 비밀번호를 바꾸고 더 엄격한 한도를 설정하세요.',
    },
    no_loss_limit_asked: {
      title: '손실 한도 해제 신청됨',
      text: '손실 한도가 {countsAt}에 해제됩니다. 그때까지는 유효합니다. 본인이 아니라면 비밀번호를 바꾸고 한도를 다시 설정하세요.',
    },
    self_excluded: {
      title: '자기 제한 시작됨',
      text: '{untilAt}까지 새로운 거래와 입금을 할 수 없습니다. 취소하거나 줄일 수 없습니다. 청산과 출금은 언제든지 가능합니다.',
    },
    cool_off_begun: {
      title: '거래 휴식 시작됨',
      text: '{untilAt}까지 새로운 거래를 할 수 없습니다. 취소하거나 줄일 수 없습니다. 청산과 출금은 언제든지 가능합니다.',
    },
    residence_change_asked: {
      title: '거주 국가 변경 예정',
      text: '{countsAt}부터 입력하신 국가({country})의 규정이 적용됩니다. 그때까지는 현재 규정이 적용됩니다.',
    },
    identity_submitted: {
      title: '신원 정보 접수됨',
      text: '{level}단계 신원 정보를 심사하고 있습니다. 결과를 알려 드리겠습니다.',
    },
    identity_verified: {
      title: '신원 인증 완료',
      text: '신원 인증이 완료되어 {level}단계가 되었습니다. 해당 한도를 이용할 수 있습니다.',
    },
    identity_rejected: {
      title: '신원 정보 반려됨',
      text: '{level}단계 신원 정보가 승인되지 않았습니다. 사유: {reason}. 수정한 후 다시 제출해 주세요.',
    },
    sign_in_blocked: {
      title: '로그인이 차단되었습니다',
      text: '현재 계정에 로그인할 수 없으며 모든 세션이 종료되었습니다. 사유: {reason}. 잔액은 그대로 고객님의 것입니다. 고객센터에 문의해 주세요.',
    },
    sign_in_unblocked: {
      title: '로그인이 다시 가능합니다',
      text: '계정에 다시 로그인할 수 있습니다.',
    },
    terms_change_ahead: {
      title: '{symbol} 조건 변경',
      text: '포지션이나 주문을 보유한 {symbol}의 조건이 {beginsAt}에 변경됩니다. 이후 증거금, 수수료 또는 한도가 달라질 수 있습니다. 보유 내역을 확인해 주세요.',
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
    restricted: '그때 거래가 중지되거나 제한되어 있었음',
    refused: '규칙상 체결할 수 없었습니다',
    image_unclear: '사진이 선명하지 않아 읽을 수 없습니다',
    image_incomplete: '사진에 신분증 전체가 나오지 않았습니다',
    image_altered: '사진이 수정된 것으로 보입니다',
    document_expired: '신분증의 유효 기간이 지났습니다',
    document_not_accepted: '사용할 수 없는 신분증입니다',
    data_differ_from_document: '입력한 내용이 신분증과 다릅니다',
    person_too_young: '신분증상 미성년자입니다',
    address_implausible: '주소가 완전하지 않거나 실제와 다른 것으로 보입니다',
    contact_implausible: '비상 연락처가 완전하지 않거나 실제와 다른 것으로 보입니다',
  },
}
