import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    rate: '고정 이율',
    aDay: '매일 {{rate}} 고정',
    whoDecides:
      '매일의 결과를 규칙이 정하는지 고정 이율인지 상품마다 적혀 있어요. 규칙을 읽을 수 있고, 내 기기에서 다시 계산할 수 있어요.',
    nobodyDecides: '규칙이 정하지 않아요. 매일의 고정 이율을 저희가 약속하고 저희가 지급해요.',
    note: '이 상품은 노트이고 거래 상대방은 저희예요. 매일의 고정 이율은 저희가 약속하고 저희가 지급해요.',
    onAmount: '{{amount}} {{currency}}, {{days}}일 동안',
    riskTitle: '저희만 책임져요',
    riskText: '은행 예금이 아니고 보호 제도도 없어요. 저희가 지급하지 못하면 손실이 날 수 있어요.',
    text: '규칙도 가격도 관여하지 않아요. 첫날부터 마지막 날까지 하루마다 금액의 {{rate}}가 붙어요.',
    payerText: '저희가 지급해요. 판매 전에 채워 둔 풀에서 나가요. 이율은 저희 약속이고, 모든 날의 금액이 풀에 있어요.',
    payerShort: '저희가 풀에서 지급해요. 풀에 약속한 금액보다 적게 있어서 판매를 멈췄어요.',
    canLose: '저희가 지급하지 못하면 최대 전액',
    pays: '지급액',
    paysOf: '{{days}}일, 매일 {{rate}}',
    leaveBefore: '오늘 이자 반영 전',
    leaveThen: '먼저 오늘 이자가 잔액으로 들어와요. 그다음 투자금의 {{rate}}가 수수료예요.',
  },
}
