import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    level: 'Cấp VIP',
    changed: 'Cấp VIP đã đổi',
    before: 'Trước đó',
    assets: 'Tài sản một ngày',
    highest: 'Cao nhất trong bảy ngày',
  },
  messages: {
    level_risen: { title: 'Cấp VIP {level}', text: 'Tài sản của bạn ngày {day} đạt cấp VIP {level}.' },
    level_fallen: {
      title: 'Cấp VIP {level}',
      text: 'Tài sản của bạn thấp hơn cấp VIP {before} bảy ngày liên tiếp, nên nay bạn ở cấp {level}.',
    },
  },
}
