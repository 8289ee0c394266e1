import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    network_silent: '目前不清楚网络的情况，因此其矿机暂停销售。请稍后再试。',
    miner_started: '首日已开始，无法取消，将运行到期满。',
    network_figures_wrong: '这些数字不可能属于该网络。',
  },
  entries: {
    miner_requested: '挖矿，预留',
    miner_bought: '挖矿，买入',
    miner_declined: '挖矿，退回',
    miner_cancelled: '挖矿，取消',
    miner_output: '挖矿，每日产出',
    miner_worn: '挖矿，价款消耗',
    miner_returned: '挖矿，未用价款退回',
  },
  messages: {
    miner_bought: {
      title: '矿机已买入',
      text: '{units} 台，共 {amount} {currency}。首日为 {day}（UTC），开始前可免费取消。',
    },
    miner_declined: {
      title: '未能下单',
      text: '下单完成前矿机已售罄或停售。{amount} {currency} 已退回余额。',
    },
    miner_cancelled: {
      title: '矿机订单已取消',
      text: '{amount} {currency} 已退回余额，没有任何费用。',
    },
    miner_day: {
      title: '一天的挖矿',
      text: '{day}（UTC）扣除电费和托管费后支付 {income} {coin}。',
    },
    miner_ended: {
      title: '挖矿已结束',
      text: '期限已满，累计支付 {income} {coin}。价款已全部消耗，不会退回。',
    },
    miner_stopped: {
      title: '挖矿已停止',
      text: '连续十天没有收入。未消耗的 {amount} {currency} 已退回余额，累计支付 {income} {coin}。',
    },
  },
}
