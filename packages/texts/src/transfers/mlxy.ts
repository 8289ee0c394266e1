import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'Pindahan',
    act: 'Pindah',
    swap: 'Tukar arah akaun',
    enterAmount: 'Masukkan jumlah',
    nothingAvailable: 'Tiada apa untuk dipindahkan',
    tooMuch: 'Melebihi baki tersedia anda',
    confirmTitle: 'Sahkan pindahan',
    leftAvailable: 'Tersedia selepas',
    again: 'Pindahan baharu',
    doneTitle: 'Telah dipindahkan',
  },
  refusals: {
    accounts_equal: 'Pilih dua akaun yang berbeza.',
    currency_not_margined: 'Anda tidak boleh memindahkan {currency} ke akaun kontrak.',
  },
  entries: {
    transfer: 'Pindahan',
  },
}
