import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    get: '領取 {{amount}} USDT 模擬資金',
    text: '這裡是沙盒環境，不是真實資金。每天可領一次。',
    done: '{{amount}} USDT 模擬資金已存入餘額',
    more: '今日模擬資金已領取，{{time}} 起可再領。',
  },
  refusals: {
    no_play_money: '這裡沒有模擬資金可領。',
    play_money_taken: '今日模擬資金已領取，{hours} 小時後可再領。',
  },
  entries: {
    play_money: '每日模擬資金',
  },
}
