import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    network_silent:
      '現在ネットワークの状況がわからないため、このマシンは販売していません。後でもう一度お試しください。',
    miner_started: '初日が始まったため取り消せません。期間の終わりまで稼働します。',
    network_figures_wrong: 'このネットワークの数字ではあり得ません。',
  },
  entries: {
    miner_requested: 'マイニング、確保',
    miner_bought: 'マイニング、購入',
    miner_declined: 'マイニング、返金',
    miner_cancelled: 'マイニング、取消',
    miner_output: 'マイニング、1日の産出',
    miner_worn: 'マイニング、価格の消費',
    miner_returned: 'マイニング、未使用分の返金',
  },
  messages: {
    miner_bought: {
      title: 'マシンを購入しました',
      text: '{units}台、{amount} {currency} です。初日は {day}（UTC）で、始まるまで無料で取り消せます。',
    },
    miner_declined: {
      title: '注文できませんでした',
      text: '注文が通る前に売り切れか販売終了になりました。{amount} {currency} が残高に戻りました。',
    },
    miner_cancelled: {
      title: 'マシンを取り消しました',
      text: '{amount} {currency} が残高に戻りました。費用はかかっていません。',
    },
    miner_day: {
      title: '1日のマイニング',
      text: '{day}（UTC）は、電気代とホスティング料を引いて {income} {coin} を支払いました。',
    },
    miner_ended: {
      title: 'マイニングが終了しました',
      text: '期間が終わりました。支払いは合計 {income} {coin} です。価格は使い切ったため、戻るものはありません。',
    },
    miner_stopped: {
      title: 'マイニングを停止しました',
      text: '10日続けて収入がありませんでした。未使用の {amount} {currency} が残高に戻りました。支払いは合計 {income} {coin} です。',
    },
  },
}
