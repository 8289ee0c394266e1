import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    setting_not_found: 'Tetapan ini tidak wujud.',
    settings_faulty: 'Tetapan ini tidak sah: {faults}.',
    settings_unchanged: 'Tiada perubahan.',
    settings_newer: 'Ada versi tetapan yang lebih baharu. Bandingkan semula.',
    token_name_unreadable:
      'Nama {code} hanya boleh mengandungi huruf satu jenis tulisan, angka, ruang tunggal dan . & -.',
    token_looks_alike: '{code} kelihatan seperti {other}. Pilih kod atau nama lain.',
  },
}
