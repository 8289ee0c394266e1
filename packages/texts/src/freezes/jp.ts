import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    since: '{{day}}（UTC）から凍結中',
    from: '{{day}}（UTC）から凍結予定',
    until: '{{day}}（UTC）に再開',
    unknown: '再開日は未定です。決まり次第お知らせします。',
    earliest: '早くて{{day}}（UTC）に終了',
    text: '凍結中の日は損益がなく、その分だけ期間が延びます。今は手数料なしで解約できます。',
    ahead: '凍結中の日は損益がなく、その分だけ期間が延びます。凍結中は手数料なしで解約できます。',
    product: '今は購入できません。凍結中の日は損益がありません。運用中の注文は後で再開します。',
    resuming: '販売を再開しました。今購入した分は再開日に始まります。',
    reason: '理由：{{reason}}',
    days: '凍結日数',
    count: '凍結日数：{{number}}日',
    strip: '{{strip}}、凍結{{frozen}}日',
    earlier: '以前の{{earlier}}日は表示なし、以降は{{strip}}',
    day: '凍結',
    run: '凍結{{number}}日',
    leaveTitle: '今すぐ解約しますか？',
    leaveText: '凍結中のため、残りの元本がすべて手数料なしですぐに戻ります。取り消しはできません。',
    leaveAct: '今すぐ解約',
    noFee: '凍結中はなし',
    freeFrom: '{{day}}（UTC）からは、この手数料なしで解約できます。',
    paidNow: 'すぐに',
    done: '{{amount}} {{currency}} を残高に戻しました。',
  },
  refusals: {
    product_frozen: 'この商品は現在凍結中のため、販売していません。別の商品をお選びください。',
    days_not_counted: '前の日までの計算がまだ終わっていません。数分後にもう一度お試しください。',
  },
  messages: {
    product_frozen: {
      title: '保有中の商品が凍結されます',
      text: '{product}：{day}（UTC）から損益は発生せず、その分だけ期間が延びます。凍結中は手数料なしで解約できます。理由：{why}',
    },
    product_resumed: {
      title: '保有中の商品が再開します',
      text: '{product}：{day}（UTC）から再び損益を計算します。理由：{why}',
    },
  },
}
