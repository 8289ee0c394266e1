import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    rate: '固定利率',
    aDay: '毎日固定 {{rate}}',
    whoDecides:
      '毎日の結果がルールで決まるか固定利率かは、各商品に記載されています。ルールは公開されており、お使いの端末で再計算できます。',
    nobodyDecides: 'ルールでは決まりません。毎日の固定利率を当社が約束し、当社が支払います。',
    note: 'これはノートで、取引の相手方は当社です。毎日の固定利率は当社が約束し、当社が支払います。',
    onAmount: '{{amount}} {{currency}}で{{days}}日間',
    riskTitle: '支えるのは当社だけです',
    riskText: '銀行預金ではなく、保護制度もありません。当社が支払えない場合、損失が出ることがあります。',
    text: 'ルールも価格も関わりません。最初の日から最後の日まで、1日ごとに金額の{{rate}}が付きます。',
    payerText: '当社です。販売開始前に満たしたプールから支払います。利率は当社の約束で、全日数分がプールにあります。',
    payerShort: '当社がプールから支払います。プールの残高が約束した額に足りないため、販売を停止しました。',
    canLose: '当社が支払えない場合、最大で全額',
    pays: '支払額',
    paysOf: '{{days}}日、毎日 {{rate}}',
    leaveBefore: '今日の利息を含まない額',
    leaveThen: '先に今日の利息が残高に入ります。そのあと、投資額の {{rate}} が手数料になります。',
  },
}
