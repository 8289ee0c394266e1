import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    get: '领取 {{amount}} USDT 模拟资金',
    text: '这里是沙盒环境，不是真实资金。每天可领一次。',
    done: '{{amount}} USDT 模拟资金已存入余额',
    more: '今日模拟资金已领取，{{time}} 起可再领。',
  },
  refusals: {
    no_play_money: '这里没有模拟资金可领。',
    play_money_taken: '今日模拟资金已领取，{hours} 小时后可再领。',
  },
  entries: {
    play_money: '每日模拟资金',
  },
}
