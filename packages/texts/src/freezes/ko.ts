import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    since: '{{day}}(UTC)부터 동결 중',
    from: '{{day}}(UTC)부터 동결 예정',
    until: '{{day}}(UTC)에 재개',
    unknown: '언제 재개할지 아직 몰라요. 정해지면 알려 드릴게요.',
    earliest: '빨라야 {{day}}(UTC) 종료',
    text: '동결된 날에는 손익이 없고 만기가 그만큼 미뤄져요. 지금은 수수료 없이 해지할 수 있어요.',
    ahead: '그동안 손익이 없고 만기가 그만큼 미뤄져요. 동결된 날에는 수수료 없이 해지할 수 있어요.',
    product: '지금은 구매할 수 없어요. 동결된 날에는 손익이 없어요. 운용 중인 주문은 나중에 이어져요.',
    resuming: '다시 판매하고 있어요. 지금 구매하면 재개하는 날에 시작돼요.',
    reason: '이유: {{reason}}',
    days: '동결 일수',
    count: '동결 일수: {{number}}일',
    strip: '{{strip}}, 동결 {{frozen}}일',
    earlier: '이전 {{earlier}}일은 표시하지 않음, 이후 {{strip}}',
    day: '동결',
    run: '동결 {{number}}일',
    leaveTitle: '지금 해지할까요?',
    leaveText: '동결 중이라 남은 원금을 모두 수수료 없이 바로 돌려받아요. 되돌릴 수 없어요.',
    leaveAct: '지금 해지',
    noFee: '동결 중에는 없음',
    freeFrom: '{{day}}(UTC)부터는 이 수수료 없이 해지할 수 있어요.',
    paidNow: '바로',
    done: '{{amount}} {{currency}}이(가) 잔액으로 돌아왔어요.',
  },
  refusals: {
    product_frozen: '지금은 동결된 상품이라 판매하지 않아요. 다른 상품을 선택하세요.',
    days_not_counted: '이전 날짜를 아직 계산하고 있어요. 몇 분 뒤에 다시 시도하세요.',
  },
  messages: {
    product_frozen: {
      title: '보유한 상품이 동결돼요',
      text: '{product}: {day}(UTC)부터 손익이 없고 만기가 그만큼 미뤄져요. 그동안 수수료 없이 해지할 수 있어요. 이유: {why}',
    },
    product_resumed: {
      title: '보유한 상품이 다시 시작돼요',
      text: '{product}: {day}(UTC)부터 다시 손익을 계산해요. 이유: {why}',
    },
  },
}
