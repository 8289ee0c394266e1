import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    already_decided: '이미 결정되었습니다.',
    own_proposal: '자신이 제안한 것은 결정할 수 없습니다.',
    operator_too_new: '계정이 너무 새로워 두 번째 서명자가 될 수 없습니다. {time}부터 결정할 수 있습니다.',
    operator_known: '같은 이름의 운영자가 있습니다.',
    password_change_required: '먼저 새 비밀번호를 설정해 주세요.',
    operators_needed: '운영자를 변경할 수 있는 운영자가 최소 두 명 남아 있어야 합니다.',
    second_operator_needed: '다른 운영자가 진행해야 합니다.',
    credited_by_operator:
      '이 사용자의 입금을 직접 반영하셨습니다. 출금 심사와 지급은 다른 운영자가 해야 합니다. {days}일 후에 다시 할 수 있습니다.',
    credit_differs: '신고 내용과 다릅니다: {difference}. 다른 운영자가 결정하도록 반영을 제안하세요.',
    verified_by_operator:
      '이 사용자의 신원을 직접 인증하셨습니다. 송금인은 그 이름과 대조됩니다. 다른 운영자가 결정하도록 반영을 제안하세요.',
    operator_day_exceeded:
      '혼자서는 24시간 동안 {maximum} USDT 미만만 지급할 수 있으며, {left} USDT가 남았습니다. 이 출금은 다른 사람이 승인하거나 지급해야 합니다.',
    reason_missing: '사유를 입력해 주세요.',
  },
}
