import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    get: 'デモ資金 {{amount}} USDT を受け取る',
    text: 'サンドボックスなので実際のお金ではありません。1 日 1 回受け取れます。',
    done: '{{amount}} USDT のデモ資金が残高に入りました',
    more: '本日分のデモ資金は受け取り済みです。次は{{time}}から受け取れます。',
  },
  refusals: {
    no_play_money: 'ここではデモ資金を受け取れません。',
    play_money_taken: '本日分のデモ資金は受け取り済みです。あと {hours} 時間でまた受け取れます。',
  },
  entries: {
    play_money: '毎日のデモ資金',
  },
}
