import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'Dagangan demo',
    bar: 'Wang main-main, peraturan sebenar',
    headline: 'Cuba semuanya dengan wang main-main',
    text: 'Satu ketikan, tanpa e-mel atau nombor telefon. Anda bermula dengan dana demo dan tiada apa yang boleh hilang.',
    pricesTitle: 'Harga yang sama',
    pricesText: 'Setiap pesanan dipenuhi pada harga yang sama seperti pesanan sebenar.',
    rulesTitle: 'Peraturan yang sama',
    rulesText: 'Leveraj, yuran, pembiayaan dan pembubaran sama seperti wang sebenar.',
    againTitle: 'Mula semula bila-bila masa',
    againText: 'Set semula mengembalikan dana demo apabila tiada yang terbuka.',
    guestTitle: 'Akaun tetamu anda sendiri',
    guestText: 'Anda mendapat nama dan kata laluan, dan boleh memautkan e-mel atau telefon kemudian.',
    begin: 'Cuba dengan dana demo',
    haveAccount: 'Saya sudah ada akaun',
    passwordTitle: 'Akaun tetamu anda',
    passwordText: 'Kata laluan ini ditunjukkan sekali sahaja. Simpan: tanpanya anda tidak boleh masuk semula.',
    passwordOnce: 'Sila simpan kata laluan dahulu. Ia tidak akan ditunjukkan lagi.',
    passwordSaved: 'Saya sudah simpan',
    initialPassword: 'Kata laluan awal',
    copyBoth: 'Salin kedua-duanya',
    resetTitle: 'Set semula akaun demo',
    resetText: 'Baki demo menjadi {{amount}} USDT semula dan mata wang lain dikosongkan. Sejarah kekal.',
    resetAct: 'Set semula',
    resetDone: 'Anda ada {{amount}} USDT dana demo semula',
    closeFirst: 'Masih ada yang terbuka. Tutup dahulu.',
    closeEverything: 'Tutup semua dan batal pesanan',
    openOptions: 'Opsyen terbuka',
    seeOptions: 'Lihat opsyen terbuka',
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
