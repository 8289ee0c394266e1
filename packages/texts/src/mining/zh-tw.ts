import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    network_silent: '目前不清楚網路的情況，因此其礦機暫停販售。請稍後再試。',
    miner_started: '首日已開始，無法取消，將執行到期滿。',
    network_figures_wrong: '這些數字不可能屬於該網路。',
  },
  entries: {
    miner_requested: '挖礦，保留',
    miner_bought: '挖礦，買入',
    miner_declined: '挖礦，退回',
    miner_cancelled: '挖礦，取消',
    miner_output: '挖礦，每日產出',
    miner_worn: '挖礦，價款消耗',
    miner_returned: '挖礦，未用價款退回',
  },
  messages: {
    miner_bought: {
      title: '礦機已買入',
      text: '{units} 台，共 {amount} {currency}。首日為 {day}（UTC），開始前可免費取消。',
    },
    miner_declined: {
      title: '未能下單',
      text: '下單完成前礦機已售完或停售。{amount} {currency} 已退回餘額。',
    },
    miner_cancelled: {
      title: '礦機訂單已取消',
      text: '{amount} {currency} 已退回餘額，沒有任何費用。',
    },
    miner_day: {
      title: '一天的挖礦',
      text: '{day}（UTC）扣除電費和託管費後支付 {income} {coin}。',
    },
    miner_ended: {
      title: '挖礦已結束',
      text: '期限已滿，累計支付 {income} {coin}。價款已全部消耗，不會退回。',
    },
    miner_stopped: {
      title: '挖礦已停止',
      text: '連續十天沒有收入。未消耗的 {amount} {currency} 已退回餘額，累計支付 {income} {coin}。',
    },
  },
}
