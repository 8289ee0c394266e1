import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'Dagangan demo',
    bar: 'Wang main-main, peraturan sebenar',
    headline: 'Cuba semuanya dengan wang main-main',
    text: 'Satu ketikan, tanpa e-mel atau telefon. Anda tidak boleh rugi sesen pun.',
    pricesTitle: 'Harga langsung',
    pricesText: 'Setiap pesanan dipenuhi pada harga yang sama seperti pesanan sebenar.',
    rulesTitle: 'Peraturan sebenar',
    rulesText: 'Leveraj, yuran, pembiayaan dan pembubaran sama seperti wang sebenar.',
    againTitle: 'Mula semula bila-bila masa',
    againText: 'Tutup semua, ketik Tetapkan semula, dan wang olok-olok anda kembali.',
    guestTitle: 'Tanpa pendaftaran',
    guestText: 'Anda berdagang sebagai tetamu. Simpan akaun kemudian jika suka.',
    begin: 'Mula dagangan demo',
    haveAccount: 'Saya sudah ada akaun',
    resetTitle: 'Set semula akaun demo',
    resetText: 'Baki demo menjadi {{amount}} USDT semula dan mata wang lain dikosongkan. Sejarah kekal.',
    resetAct: 'Tetapkan semula akaun demo',
    resetDone: 'Anda ada {{amount}} USDT dana demo semula',
    closeFirst: 'Masih ada yang terbuka. Tutup dahulu.',
    closeEverything: 'Tutup semua dan batal pesanan',
    openOptions: 'Opsyen terbuka',
    seeOptions: 'Lihat opsyen terbuka',
    granted: '{{amount}} USDT wang olok-olok kini milik anda',
  },
  refusals: {
    already_granted: 'Dana demo telah pun diberikan.',
    not_a_demo_book: 'Hanya akaun demo boleh ditetapkan semula.',
    something_open: 'Sila tutup semua kedudukan, pesanan dan kontrak dahulu.',
  },
  entries: {
    demo_grant: 'Dana demo diterima',
    demo_return: 'Dana demo dikembalikan',
  },
  messageWords: {
    demo: 'Demo',
  },
}
