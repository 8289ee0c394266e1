import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    contactText:
      '입금하기 전에 이메일 주소나 전화번호를 등록하세요. 그래야 자금의 변동을 알려 드리고 다른 사람이 가져가지 못하게 할 수 있습니다.',
    title: '입금',
    choose: '입금 방법 선택',
    none: '현재 입금할 수 없습니다',
    noneText: '지금 이용할 수 있는 입금 방법이 없습니다.',
    sandboxText: '샌드박스예요. 실제 돈을 보내지 마세요.',
    onlyThis: '{{network}} 네트워크로 {{currency}}만 보내세요. 다른 자산을 보내면 되찾을 수 없습니다.',
    addressOf: '내 {{currency}} 입금 주소',
    qrLabel: '주소 {{address}}의 QR 코드',
    copyAddress: '주소 복사',
    ownAddress: '나만의 주소이며 바뀌지 않습니다.',
    confirmations: '확인 횟수',
    automatic: '도착하면 자동으로 반영됩니다. 따로 알리지 않아도 됩니다.',
    bankTitle: '아래 계좌로 이체하세요',
    bankText: '이체 후 금액과 이체 증빙 사진을 보내 주세요.',
    sent: '송금했습니다',
    amountTitle: '송금한 금액',
    enterAmount: '금액을 입력하세요',
    tooSmall: '최소 {{amount}} {{currency}}',
    proof: '이체 증빙',
    proofGuide: '금액, 날짜, 양쪽 계좌가 보이는 사진이나 화면 캡처.',
    proofGuideChain: '선택 사항입니다. 도착하지 않을 때 금액, 주소, 거래가 보이는 캡처가 도움이 됩니다.',
    addProof: '이체 증빙을 추가하세요',
    review: '다음',
    confirmTitle: '입금 확인',
    confirmText: '입력한 금액과 달라도 실제 도착한 금액이 반영됩니다.',
    act: '입금 신청',
    proofAdded: '추가됨',
  },
  refusals: {
    deposit_channel_off: '이 입금 방법은 현재 이용할 수 없습니다. 다른 방법을 선택해 주세요.',
    deposit_too_small: '이 방법의 최소 입금액은 {minimum} {currency}입니다.',
    proof_required: '이체를 확인할 수 있는 이미지를 첨부해 주세요.',
    proof_not_found: '이미지를 찾을 수 없습니다. 다시 첨부해 주세요.',
    open_deposits_exceeded: '심사 중인 입금이 이미 {maximum}건 있습니다. 처리를 기다리거나 한 건을 취소해 주세요.',
    deposit_not_open: '이미 처리된 입금이므로 취소할 수 없습니다.',
    already_claimed: '다른 운영자가 처리하고 있습니다.',
    arrival_used: '이 입금 내역은 다른 입금에 사용되었습니다.',
    arrival_differs: '{difference} 때문에 이 입금 내역은 이 입금의 것이 아닙니다.',
    arrival_known: '이 참조 번호의 입금 내역이 이미 등록되어 있습니다.',
    channel_unknown: '채널 {channel}이(가) 없습니다.',
    not_delivered: '이 입금은 아직 반영되지 않았습니다.',
  },
  entries: {
    deposit: '입금',
    deposit_undone: '입금 취소',
    reward: '보상',
    correction: '정정',
  },
  messages: {
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
  },
}
