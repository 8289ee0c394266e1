import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    already_decided: '이미 결정됐어요.',
    own_proposal: '본인이 제안한 건은 결정할 수 없어요.',
    operator_too_new: '새 계정이라 아직 승인할 수 없어요. {time}부터 가능해요.',
    operator_known: '같은 이름의 운영자가 이미 있어요.',
    password_change_required: '먼저 새 비밀번호를 설정하세요.',
    operators_needed: '운영자를 관리할 수 있는 운영자가 두 명 이상 남아 있어야 해요.',
    terms_changed: '제안 이후 설정이 바뀌었어요. 철회하고 다시 제안하세요.',
    sale_unchanged: '이 상품은 이미 이 조건으로 판매 중이에요.',
    rule_too_new:
      '첫 판매 전에 규칙이 7일 동안 공개되어 있어야 해요. {time} 이후에 판매 시작을 다시 제안하고, 그때까지 규칙을 바꾸지 마세요.',
    sale_not_open: '이 상품은 판매 중이 아니에요.',
    product_is_frozen: '이 상품은 이미 동결됐어요.',
    product_not_frozen: '이 상품은 동결되지 않았어요.',
    arrival_from_chain: '은행 입금만 자본이 될 수 있어요. 체인으로 온 돈은 그 주소를 받은 사람의 것이에요.',
    reference_used: '이 참조번호로 이미 등록된 내역이 있어요. 거래 내역을 확인하세요.',
    ieo_listed_before: '이미 상장된 토큰이에요. 토큰은 한 번만 상장해요.',
    no_proceeds: '지급할 모집 금액이 남아 있지 않아요.',
    second_operator_needed: '다른 운영자가 처리해야 해요.',
    credited_by_operator:
      '이 사용자의 입금을 직접 반영했기 때문에, 출금 승인과 지급은 다른 운영자가 해야 해요. {days}일 남았어요.',
    credit_differs: '신청 내용과 달라요: {difference}. 다른 운영자가 결정할 수 있도록 반영을 제안하세요.',
    verified_by_operator:
      '이 사용자의 본인 인증을 직접 처리했고, 송금인은 그 이름과 대조돼요. 다른 운영자가 결정할 수 있도록 반영을 제안하세요.',
    operator_day_exceeded:
      '혼자서는 24시간에 {maximum} USDT 미만만 지급할 수 있어요. 남은 금액은 {left} USDT예요. 이 출금은 다른 운영자가 승인하거나 지급해야 해요.',
    reason_missing: '사유를 입력하세요.',
  },
}
