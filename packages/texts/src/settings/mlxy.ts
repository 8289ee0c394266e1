import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    setting_not_found: 'Tetapan ini tidak wujud.',
    settings_faulty: 'Tetapan ini tidak sah: {faults}.',
    settings_unchanged: 'Tiada perubahan.',
    settings_newer: 'Ada versi tetapan yang lebih baharu. Bandingkan semula.',
  },
}
