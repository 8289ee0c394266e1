import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    since: 'Dibekukan sejak {{day}} (UTC)',
    from: 'Akan dibekukan dari {{day}} (UTC)',
    until: 'Diteruskan {{day}} (UTC)',
    unknown: 'Kami belum tahu bila ia diteruskan. Kami akan memberitahu anda.',
    earliest: 'Tamat paling awal {{day}} (UTC)',
    text: 'Hari pembekuan tidak untung dan tidak rugi, dan tempoh dilanjutkan sebanyak hari itu. Anda boleh keluar sekarang tanpa fi.',
    ahead: 'Hari itu tidak untung dan tidak rugi, tempoh dilanjutkan sebanyak hari itu, dan keluar tanpa fi.',
    product:
      'Anda tidak boleh membelinya sekarang. Hari pembekuan tidak untung dan tidak rugi. Pesanan yang berjalan diteruskan kemudian.',
    resuming: 'Dijual semula. Yang anda beli sekarang bermula apabila produk diteruskan.',
    reason: 'Sebab: {{reason}}',
    days: 'Hari pembekuan',
    count: 'Hari pembekuan: {{number}}',
    strip: '{{strip}}, {{frozen}} hari pembekuan',
    earlier: '{{earlier}} hari sebelumnya tidak ditunjukkan; kemudian {{strip}}',
    day: 'dibekukan',
    run: '{{number}} hari dibekukan',
    leaveTitle: 'Keluar sekarang?',
    leaveText: 'Ia dibekukan, jadi anda menerima semua baki serta-merta tanpa fi. Ini tidak boleh dibatalkan.',
    leaveAct: 'Keluar sekarang',
    noFee: 'Tiada semasa dibekukan',
    freeFrom: 'Dari {{day}} (UTC) anda boleh keluar tanpa fi ini.',
    paidNow: 'serta-merta',
    done: '{{amount}} {{currency}} telah kembali ke baki anda.',
  },
  refusals: {
    product_frozen: 'Produk ini dibekukan sekarang, jadi tiada jualan. Pilih yang lain.',
    days_not_counted: 'Hari sebelumnya masih dikira. Cuba lagi dalam beberapa minit.',
  },
  messages: {
    product_frozen: {
      title: 'Produk yang anda pegang akan dibekukan',
      text: '{product}: dari {day} (UTC) harinya tidak untung dan tidak rugi dan tempohnya dilanjutkan sebanyak hari itu. Anda boleh keluar pada hari itu tanpa fi. Sebab: {why}',
    },
    product_resumed: {
      title: 'Produk yang anda pegang diteruskan',
      text: '{product}: dari {day} (UTC) harinya dikira semula. Sebab: {why}',
    },
  },
}
