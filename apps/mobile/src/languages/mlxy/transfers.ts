import type { transfers as english } from '../en-us/transfers.ts'
import type { Texts } from '../texts.ts'

export const transfers: Texts<typeof english> = {
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
}
