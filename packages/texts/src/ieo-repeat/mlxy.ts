import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    repeated: { commitment: 'Dibahagikan semula di sini', draw: 'Cabutan diulang di sini' },
    repeating: 'Telefon anda sedang mengira senarai …',
    listChecked: 'Senarai, disemak di sini',
    repeatedText:
      'Telefon anda sendiri mengira semua {{lots}} lot daripada {{people}} permohonan, dalam {{seconds}} s.',
    same: 'Keputusan sama',
    different: 'Keputusan lain',
    differentText: 'Hasil telefon anda tidak sama dengan kata kami. Simpan halaman ini dan tanya kami.',
    listOnly: 'Siapa dapat berapa belum diputuskan, jadi hanya senarai dibandingkan.',
    house: 'Kata kami',
    here: 'Hasil telefon anda',
    differing: {
      list: 'Akar senarai',
      orders: 'Permohonan',
      lotsApplied: 'Lot yang dimohon',
      listed: 'Lot anda dalam senarai',
      part: 'Bahagian semua orang',
      last: 'Yang terakhir dapat lot berbaki',
      beacon: 'Suar pusingan',
      seed: 'Benih',
      lots: 'Lot dicabut',
      tickets: 'Tiket menang',
      lotsWon: 'Lot yang anda dapat',
    },
    step: {
      round: 'Pusingan ditetapkan: {{round}}',
      roundText: 'Sebelum sesiapa mohon',
      list: 'Senarai ditutup',
      shared: 'Dibahagikan',
      partOf: 'Bahagian semua orang: {{part}}',
      beacon: 'Pusingan keluar',
      seed: 'Benih daripada pusingan dan senarai',
      again: 'Dicabut sekali lagi',
      againText_other: '{{number}} lot yang tiada siapa bayar',
    },
    listRecord: 'Rekod senarai',
    decidedRecord: 'Rekod siapa dapat berapa',
    againRecord: 'Rekod cabutan kedua',
  },
}
