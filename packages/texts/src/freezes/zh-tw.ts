import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    since: '自 {{day}}（UTC）起凍結中',
    from: '將自 {{day}}（UTC）起凍結',
    until: '{{day}}（UTC）恢復',
    unknown: '恢復日期尚未確定，確定後會通知您。',
    earliest: '最早 {{day}}（UTC）結束',
    text: '凍結期間沒有損益，期限相應順延。您現在可免費贖回。',
    ahead: '凍結期間沒有損益，期限相應順延，可免費贖回。',
    product: '現在無法購買。凍結期間沒有損益。執行中的投資之後繼續。',
    resuming: '已恢復銷售。現在購買的訂單在恢復之日開始。',
    reason: '原因：{{reason}}',
    days: '凍結天數',
    count: '凍結天數：{{number}}',
    strip: '{{strip}}，凍結 {{frozen}} 天',
    earlier: '先前 {{earlier}} 天未顯示；之後{{strip}}',
    day: '凍結',
    run: '凍結 {{number}} 天',
    leaveTitle: '現在贖回？',
    leaveText: '產品處於凍結狀態，剩餘本金全部立即退回，不收費用。送出後無法撤回。',
    leaveAct: '立即贖回',
    noFee: '凍結期間免收',
    freeFrom: '{{day}}（UTC）起可免此費用贖回。',
    paidNow: '立即',
    done: '{{amount}} {{currency}} 已退回餘額。',
  },
  refusals: {
    product_frozen: '該產品目前已凍結，暫停銷售。請選擇其他產品。',
    days_not_counted: '先前的日期仍在結算，請幾分鐘後再試。',
  },
  messages: {
    product_frozen: {
      title: '您持有的產品將被凍結',
      text: '{product}：自 {day}（UTC）起沒有損益，期限相應順延，期間可免費贖回。原因：{why}',
    },
    product_resumed: {
      title: '您持有的產品恢復運作',
      text: '{product}：自 {day}（UTC）起重新計算損益。原因：{why}',
    },
  },
}
