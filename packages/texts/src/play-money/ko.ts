import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    get: '모의 자금 {{amount}} USDT 받기',
    text: '샌드박스라서 실제 돈이 아니에요. 하루에 한 번 받을 수 있어요.',
    done: '{{amount}} USDT 모의 자금이 잔액에 들어왔어요',
    more: '오늘 모의 자금을 받았어요. {{time}}부터 또 받을 수 있어요.',
  },
  refusals: {
    no_play_money: '여기서는 모의 자금을 받을 수 없어요.',
    play_money_taken: '오늘 모의 자금은 이미 받았어요. {hours}시간 뒤에 또 받을 수 있어요.',
  },
  entries: {
    play_money: '매일 받는 모의 자금',
  },
}
