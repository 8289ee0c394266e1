import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'Pindahan',
    act: 'Pindah',
    swap: 'Tukar arah akaun',
    enterAmount: 'Masukkan jumlah',
    nothingAvailable: 'Tiada baki tersedia',
    tooMuch: 'Melebihi baki tersedia',
    confirmTitle: 'Sahkan pindahan',
    leftAvailable: 'Tersedia selepasnya',
    again: 'Pindah lagi',
    doneTitle: 'Telah dipindahkan',
  },
  refusals: {
    accounts_equal: 'Sila pilih dua akaun yang berbeza.',
    currency_not_margined: '{currency} tidak boleh dipindahkan ke akaun kontrak.',
  },
  entries: {
    transfer: 'Pindahan',
  },
}
