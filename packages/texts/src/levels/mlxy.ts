import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    level: 'Tahap VIP',
    changed: 'Tahap VIP berubah',
    before: 'Sebelum ini',
    assets: 'Aset sehari',
    highest: 'Tertinggi dalam tujuh hari',
  },
  messages: {
    level_risen: { title: 'Tahap VIP {level}', text: 'Aset anda pada {day} mencapai tahap VIP {level}.' },
    level_fallen: {
      title: 'Tahap VIP {level}',
      text: 'Aset anda kekal di bawah tahap VIP {before} selama tujuh hari berturut-turut, jadi tahap anda kini {level}.',
    },
  },
}
