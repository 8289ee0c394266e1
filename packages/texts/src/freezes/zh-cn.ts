import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    since: '自 {{day}}（UTC）起冻结中',
    from: '将自 {{day}}（UTC）起冻结',
    until: '{{day}}（UTC）恢复',
    unknown: '恢复日期尚未确定，确定后会通知您。',
    earliest: '最早 {{day}}（UTC）结束',
    text: '冻结期间没有盈亏，期限相应顺延。您现在可免费赎回。',
    ahead: '冻结期间没有盈亏，期限相应顺延，可免费赎回。',
    product: '现在无法购买。冻结期间没有盈亏。运行中的投资之后继续。',
    resuming: '已恢复销售。现在的投资在恢复之日开始。',
    reason: '原因：{{reason}}',
    days: '冻结天数',
    count: '冻结天数：{{number}}',
    strip: '{{strip}}，冻结 {{frozen}} 天',
    earlier: '此前 {{earlier}} 天未显示；之后{{strip}}',
    day: '冻结',
    run: '冻结 {{number}} 天',
    leaveTitle: '现在赎回？',
    leaveText: '产品处于冻结状态，剩余本金全部立即退回，不收费用。提交后无法撤回。',
    leaveAct: '立即赎回',
    noFee: '冻结期间免收',
    freeFrom: '{{day}}（UTC）起可免此费用赎回。',
    paidNow: '立即',
    done: '{{amount}} {{currency}} 已退回余额。',
  },
  refusals: {
    product_frozen: '该产品目前已冻结，暂停销售。请选择其他产品。',
    days_not_counted: '之前的日期仍在结算，请几分钟后再试。',
  },
  messages: {
    product_frozen: {
      title: '您持有的产品将被冻结',
      text: '{product}：自 {day}（UTC）起没有盈亏，期限相应顺延，期间可免费赎回。原因：{why}',
    },
    product_resumed: {
      title: '您持有的产品恢复运行',
      text: '{product}：自 {day}（UTC）起重新计算盈亏。原因：{why}',
    },
  },
}
