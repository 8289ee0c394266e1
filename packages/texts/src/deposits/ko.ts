import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    contactText: '입금하기 전에 이메일이나 휴대폰을 연결하세요. 진행 상황을 알리고 자금을 지키는 데 써요.',
    title: '입금',
    choose: '입금 방법 선택',
    none: '지금은 입금할 수 없어요',
    noneText: '지금 이용할 수 있는 입금 방법이 없어요.',
    sandboxText: '샌드박스예요. 실제 돈을 보내지 마세요.',
    onlyThis: '{{network}} 네트워크로 {{currency}}만 보내세요. 다른 것을 보내면 잃게 돼요.',
    addressOf: '내 {{currency}} 입금 주소',
    qrLabel: '주소 {{address}}의 QR 코드',
    copyAddress: '주소 복사',
    ownAddress: '나만의 주소예요. 바뀌지 않아요.',
    confirmations: '확인 횟수',
    automatic: '도착하면 자동으로 반영돼요. 따로 알리지 않아도 돼요.',
    bankTitle: '아래 계좌로 이체하세요',
    bankText: '이체한 뒤 금액을 입력하고 이체 증빙 사진을 추가하세요.',
    sent: '보냈어요',
    amountTitle: '송금한 금액',
    enterAmount: '금액을 입력하세요',
    tooSmall: '최소 {{amount}} {{currency}}',
    proof: '이체 증빙',
    proofGuide: '금액, 날짜, 양쪽 계좌가 보이는 사진이나 화면 캡처.',
    proofGuideChain: '선택 사항이에요. 금액, 주소, 트랜잭션이 보이는 화면 캡처가 있으면 도착하지 않을 때 도움이 돼요.',
    addProof: '이체 증빙을 추가하세요',
    review: '다음',
    confirmTitle: '입금 확인',
    confirmText: '금액이 달라도 실제로 도착한 만큼 반영돼요.',
    act: '입금 신청',
    proofAdded: '추가됨',
  },
  refusals: {
    deposit_channel_off: '이 입금 방법은 지금 쓸 수 없어요. 다른 방법을 선택하세요.',
    deposit_too_small: '최소 입금액은 {minimum} {currency}예요.',
    proof_required: '이체를 확인할 수 있는 사진을 추가하세요.',
    proof_not_found: '사진을 찾을 수 없어요. 다시 추가하세요.',
    open_deposits_exceeded: '심사 중인 입금이 이미 {maximum}건 있어요. 하나가 끝날 때까지 기다리거나 취소하세요.',
    deposit_not_open: '심사가 끝난 입금이라 취소할 수 없어요.',
    already_claimed: '다른 운영자가 처리하고 있어요.',
    arrival_used: '이 도착 건은 이미 다른 입금에 사용됐어요.',
    arrival_differs: '이 도착 건은 입금과 맞지 않아요. 다른 점은 {difference}이에요.',
    arrival_known: '같은 참조 번호의 도착 건이 이미 있어요.',
    channel_unknown: '{channel} 채널은 없어요.',
    not_delivered: '아직 반영되지 않은 입금이에요.',
  },
  entries: {
    deposit: '입금',
    deposit_undone: '입금 회수',
    reward: '보상',
    correction: '정정',
  },
  messages: {
    deposit_submitted: {
      title: '입금 심사 중: {amount} {currency}',
      text: '{amount} {currency} 입금 신청({channel})을 접수했어요. 확인되는 대로 반영할게요.',
    },
    deposit_delivered: {
      title: '입금 완료: {amount} {currency}',
      text: '{amount} {currency} 입금이 도착해 잔액에 반영됐어요.',
    },
    deposit_rejected: {
      title: '입금 반려: {amount} {currency}',
      text: '{amount} {currency} 입금 신청({channel})을 승인하지 못했어요. 사유: {reason}. 다시 신청할 수 있어요.',
    },
    deposit_cancelled: {
      title: '입금 취소: {amount} {currency}',
      text: '{amount} {currency} 입금 신청({channel})을 취소했어요. 이미 송금했다면 다시 신청하세요.',
    },
    deposit_undone: {
      title: '입금 회수: {amount} {currency}',
      text: '{amount} {currency} 입금을 회수했어요. 사유: {reason}. 당분간 출금할 수 없어요. 고객센터에 문의하면 도와드릴게요.',
    },
    reward_granted: {
      title: '보상: {amount} {currency}',
      text: '{amount} {currency} 보상을 받았어요. 잔액에 들어 있어요. 사유: {reason}.',
    },
    balance_credited: {
      title: '정정: {amount} {currency} 입금',
      text: '정정으로 잔액에 {amount} {currency}를 더했어요. 사유: {reason}.',
    },
    balance_debited: {
      title: '정정: {amount} {currency} 차감',
      text: '정정으로 계정에서 {amount} {currency}를 차감했어요. 사유: {reason}. 동의하지 않으면 고객센터에 문의하세요.',
    },
  },
}
