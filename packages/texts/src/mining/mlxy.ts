import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    network_silent: 'Kami tidak tahu keadaan rangkaian sekarang, jadi mesinnya tidak dijual. Cuba lagi nanti.',
    miner_started: 'Hari pertamanya sudah bermula, jadi tidak boleh dibatalkan. Ia berjalan hingga tamat tempoh.',
    network_figures_wrong: 'Angka ini bukan angka rangkaian itu.',
  },
  entries: {
    miner_requested: 'Perlombongan, diketepikan',
    miner_bought: 'Perlombongan, dibeli',
    miner_declined: 'Perlombongan, dipulangkan',
    miner_cancelled: 'Perlombongan, dibatalkan',
    miner_output: 'Perlombongan, hasil sehari',
    miner_worn: 'Perlombongan, harga digunakan',
    miner_returned: 'Perlombongan, baki harga dipulangkan',
  },
  messages: {
    miner_bought: {
      title: 'Mesin anda sudah dibeli',
      text: 'Mesin: {units}, untuk {amount} {currency}. Hari pertamanya {day} (UTC). Anda boleh batalkan percuma sebelum ia bermula.',
    },
    miner_declined: {
      title: 'Pesanan anda tidak dapat dibuat',
      text: 'Mesin habis atau jualan ditutup sebelum pesanan anda selesai. {amount} {currency} kembali ke baki anda.',
    },
    miner_cancelled: {
      title: 'Anda membatalkan mesin anda',
      text: '{amount} {currency} kembali ke baki anda. Tiada kos.',
    },
    miner_day: {
      title: 'Satu hari perlombongan',
      text: '{day} (UTC) membayar {income} {coin} selepas elektrik dan pengehosan.',
    },
    miner_ended: {
      title: 'Perlombongan anda telah tamat',
      text: 'Tempohnya sudah tamat. Keseluruhannya membayar {income} {coin}. Harganya habis digunakan, jadi tiada yang dipulangkan.',
    },
    miner_stopped: {
      title: 'Perlombongan anda dihentikan',
      text: 'Tiada pendapatan selama sepuluh hari berturut-turut. {amount} {currency} yang belum digunakan kembali ke baki anda. Keseluruhannya membayar {income} {coin}.',
    },
  },
}
