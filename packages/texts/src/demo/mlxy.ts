import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'Dagangan demo',
    bar: 'Wang olok-olok, peraturan sebenar',
    headline: 'Cuba semuanya dengan wang olok-olok',
    text: 'Satu ketikan, tanpa e-mel atau telefon. Anda tidak boleh rugi sesen pun.',
    pricesTitle: 'Harga langsung',
    pricesText: 'Pesanan anda dipenuhi pada harga yang sama seperti pesanan sebenar.',
    rulesTitle: 'Peraturan sebenar',
    rulesText: 'Leveraj, yuran, pembiayaan dan pembubaran sama seperti wang sebenar.',
    againTitle: 'Mula semula bila-bila masa',
    againText: 'Tutup semua, ketik Tetapkan semula, dan wang olok-olok anda kembali.',
    guestTitle: 'Tanpa pendaftaran',
    guestText: 'Anda berdagang sebagai tetamu. Simpan akaun kemudian jika suka.',
    begin: 'Mula dagangan demo',
    haveAccount: 'Saya sudah ada akaun',
    resetTitle: 'Tetapkan semula akaun demo?',
    resetText: 'Baki demo kembali kepada {{amount}} USDT dan mata wang lain dikosongkan. Sejarah anda kekal.',
    resetAct: 'Tetapkan semula akaun demo',
    resetDone: 'Anda ada {{amount}} USDT wang olok-olok semula',
    closeFirst: 'Tutup semuanya dahulu.',
    closeEverything: 'Tutup semua dan batal pesanan',
    openOptions: 'Opsyen terbuka',
    seeOptions: 'Lihat opsyen terbuka',
    granted: '{{amount}} USDT wang olok-olok kini milik anda',
  },
  refusals: {
    already_granted: 'Anda sudah ada wang olok-olok.',
    not_a_demo_book: 'Hanya akaun demo boleh ditetapkan semula.',
    something_open: 'Tutup semua posisi, pesanan dan opsyen dahulu.',
  },
  entries: {
    demo_grant: 'Wang olok-olok diterima',
    demo_return: 'Wang olok-olok dipulangkan',
  },
  messageWords: {
    demo: 'Demo',
  },
}
