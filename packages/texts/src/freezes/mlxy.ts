import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    from: 'Dibekukan dari {{day}} (UTC)',
    until: 'Diteruskan {{day}} (UTC)',
    text: 'Hari beku tidak membawa apa-apa, dan tempoh tamat lewat sebanyak itu. Anda boleh keluar sekarang tanpa fi.',
    ahead: 'Dibekukan dari {{day}} (UTC). Hari itu tidak membawa apa-apa, dan keluar adalah percuma.',
    product: 'Dibekukan: tiada jualan, dan hari beku tidak membawa apa-apa. Pesanan yang berjalan diteruskan kemudian.',
    reason: 'Sebab: {{reason}}',
    days: 'Hari beku',
    strip: '{{strip}}, {{frozen}} beku',
    day: 'beku',
    leaveTitle: 'Keluar sekarang?',
    leaveText:
      '{{day}} (UTC) ialah hari beku, jadi anda menerima semua baki serta-merta tanpa fi. Ini tidak boleh dibatalkan.',
    paidNow: 'serta-merta',
    done: '{{amount}} {{currency}} telah kembali ke baki anda.',
  },
  refusals: {
    product_frozen: 'Produk ini dibekukan sekarang, jadi tiada jualan. Pilih yang lain.',
    days_not_counted: 'Hari sebelumnya masih dikira. Cuba lagi dalam beberapa minit.',
  },
  messages: {
    product_frozen: {
      title: 'Produk yang anda pegang dibekukan',
      text: 'Dari {day} (UTC) harinya tidak membawa apa-apa dan tempohnya tamat lewat sebanyak itu. Anda boleh keluar pada hari itu tanpa fi. Sebab: {reason}',
    },
    product_resumed: {
      title: 'Produk yang anda pegang diteruskan',
      text: 'Dari {day} (UTC) harinya dikira semula. Sebab: {reason}',
    },
  },
}
