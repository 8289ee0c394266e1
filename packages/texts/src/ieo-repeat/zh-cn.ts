import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    repeated: { commitment: '在这里重新分配', draw: '在这里重新抽签' },
    repeating: '您的手机正在核算名单……',
    listChecked: '在这里核对名单',
    repeatedText: '您的手机自己核算了 {{people}} 笔申购的全部 {{lots}} 手，用时 {{seconds}} 秒。',
    same: '结果一致',
    different: '结果不同',
    differentText: '您的手机算出的结果与我们说的不同。请保存本页并询问我们。',
    listOnly: '谁得到多少尚未决定，所以只核对了名单。',
    house: '我们说',
    here: '您的手机算出',
    differing: {
      list: '名单的根',
      orders: '申购笔数',
      lotsApplied: '申购手数',
      listed: '名单上您的手数',
      part: '每个人的比例',
      last: '最后一个得到剩余手数的',
      beacon: '该轮信标',
      seed: '种子',
      lots: '抽签手数',
      tickets: '中签号码',
      lotsWon: '您得到的手数',
    },
    step: {
      round: '轮次已定：{{round}}',
      roundText: '在任何人申购之前',
      list: '名单截止',
      shared: '已分配',
      partOf: '每个人的比例：{{part}}',
      beacon: '该轮已公布',
      seed: '由该轮和名单得出种子',
      again: '再次抽签',
      againText_other: '{{number}} 手无人付款',
    },
    listRecord: '名单的记录',
    decidedRecord: '分配的记录',
    againRecord: '第二次抽签的记录',
  },
}
