import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    setting_not_found: 'Tetapan ini tidak wujud.',
    settings_faulty: 'Tetapan ini tidak sah: {faults}.',
    settings_unchanged: 'Tiada perubahan.',
    settings_newer: 'Ada versi tetapan yang lebih baharu. Bandingkan semula.',
    token_name_unreadable:
      'Nama {code} mesti ditulis dalam huruf Latin biasa, Cina atau Jepun, Korea atau Thai, tanpa dicampur. Angka, ruang tunggal dan . & - boleh ada di antaranya, tetapi nama tidak boleh bermula atau berakhir dengan tanda.',
    token_looks_alike: '{code} atau namanya kelihatan seperti kod atau salah satu nama {other}. Pilih yang lain.',
    symbol_looks_alike: 'Simbol {other} kelihatan seperti token {code}, yang kekal. Pilih simbol lain.',
  },
}
