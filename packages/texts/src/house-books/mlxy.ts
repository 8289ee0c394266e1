import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    wrong_house_book: 'Akaun dalaman ini bukan untuk tujuan itu.',
    no_sandbox_capital: 'Tetapan tidak memberi perbendaharaan wang mainan.',
    capital_too_small: 'Perbendaharaan hanya ada {available} {currency}.',
    escrow_short: 'Kumpulan dana belum melindungi seluruh jualan: kurang {missing} {currency}.',
    escrow_covers_orders:
      'Hanya {available} {currency} boleh dipulangkan. Selebihnya melindungi pesanan yang berjalan.',
  },
  entries: {
    capital_raised: 'Perbendaharaan, modal',
    capital_received: 'Perbendaharaan, modal dari luar',
    capital_allotted: 'Perbendaharaan, dihantar ke kumpulan dana',
    capital_returned: 'Perbendaharaan, balik dari kumpulan dana',
    pool_funded: 'Kumpulan dana, dibiayai',
    pool_gains_paid: 'Kumpulan dana, untung dibayar',
    pool_losses_received: 'Kumpulan dana, rugi diterima',
    pool_returned: 'Kumpulan dana, dipulangkan',
  },
}
