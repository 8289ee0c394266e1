import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    get: 'Dapatkan {{amount}} USDT wang olok-olok',
    text: 'Ini sandbox, jadi ia bukan wang sebenar. Sekali sehari.',
    done: '{{amount}} USDT wang olok-olok kini dalam baki anda',
    more: 'Anda sudah ambil wang olok-olok hari ini. Ada lagi {{time}}.',
  },
  refusals: {
    no_play_money: 'Tiada wang olok-olok di sini.',
    play_money_taken: 'Anda sudah ambil wang olok-olok hari ini. Ada lagi dalam {hours} jam.',
  },
  entries: {
    play_money: 'Wang olok-olok harian',
  },
}
