import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    get: 'Nhận {{amount}} USDT tiền demo',
    text: 'Đây là sandbox nên không phải tiền thật. Mỗi ngày nhận một lần.',
    done: '{{amount}} USDT tiền demo đã vào số dư của bạn',
    more: 'Bạn đã nhận tiền demo hôm nay. Nhận tiếp được từ {{time}}.',
  },
  refusals: {
    no_play_money: 'Ở đây không có tiền demo.',
    play_money_taken: 'Bạn đã nhận tiền demo hôm nay. {hours} giờ nữa nhận tiếp được.',
  },
  entries: {
    play_money: 'Tiền demo hằng ngày',
  },
}
