import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    repeated: { commitment: '在這裡重新分配', draw: '在這裡重新抽籤' },
    repeating: '您的手機正在核算名單……',
    listChecked: '在這裡核對名單',
    repeatedText: '您的手機自己核算了 {{people}} 筆申購的全部 {{lots}} 手，用時 {{seconds}} 秒。',
    same: '結果一致',
    different: '結果不同',
    differentText: '您的手機算出的結果與我們說的不同。請儲存本頁並詢問我們。',
    listOnly: '誰得到多少尚未決定，所以只核對了名單。',
    house: '我們說',
    here: '您的手機算出',
    differing: {
      list: '名單的根',
      orders: '申購筆數',
      lotsApplied: '申購手數',
      listed: '名單上您的手數',
      part: '每個人的比例',
      last: '最後一個得到剩餘手數的',
      beacon: '該輪信標',
      seed: '種子',
      lots: '抽籤手數',
      tickets: '中籤號碼',
      lotsWon: '您得到的手數',
    },
    step: {
      round: '輪次已定：{{round}}',
      roundText: '在任何人申購之前',
      list: '名單截止',
      shared: '已分配',
      partOf: '每個人的比例：{{part}}',
      beacon: '該輪已公布',
      seed: '由該輪和名單得出種子',
      again: '再次抽籤',
      againText_other: '{{number}} 手無人付款',
    },
    listRecord: '名單的紀錄',
    decidedRecord: '分配的紀錄',
    againRecord: '第二次抽籤的紀錄',
  },
}
