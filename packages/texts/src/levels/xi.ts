import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    level: 'Nivel VIP',
    changed: 'Nivel VIP cambiado',
    before: 'Antes',
    assets: 'Activos de un día',
    highest: 'El más alto de siete días',
  },
  messages: {
    level_risen: { title: 'Nivel VIP {level}', text: 'Tus activos del {day} alcanzan el nivel VIP {level}.' },
    level_fallen: {
      title: 'Nivel VIP {level}',
      text: 'Tus activos estuvieron siete días seguidos por debajo del nivel VIP {before}, así que ahora tu nivel es {level}.',
    },
  },
}
