import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    setting_not_found: 'Tetapan ini tidak wujud.',
    settings_faulty: 'Tetapan ini tidak boleh: {faults}.',
    settings_unchanged: 'Ini tidak mengubah apa-apa.',
    settings_newer: 'Terdapat versi tetapan yang lebih baharu. Sila bandingkan semula.',
  },
}
