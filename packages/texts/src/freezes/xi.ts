import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    from: 'Congelado desde el {{day}} (UTC)',
    until: 'Continúa el {{day}} (UTC)',
    text: 'Los días congelados no traen nada y el plazo termina otros tantos después. Ahora puedes rescatar sin comisión.',
    ahead: 'Se congela desde el {{day}} (UTC). Esos días no traen nada y rescatar no cuesta nada.',
    product: 'Está congelado: no se vende y los días congelados no traen nada. Las órdenes en curso continúan después.',
    reason: 'Motivo: {{reason}}',
    days: 'Días congelados',
    strip: '{{strip}}, {{frozen}} congelados',
    day: 'congelado',
    leaveTitle: '¿Rescatar ahora?',
    leaveText:
      'El {{day}} (UTC) está congelado: recibes enseguida todo lo que queda, sin comisión. No se puede deshacer.',
    paidNow: 'enseguida',
    done: '{{amount}} {{currency}} están de nuevo en tu saldo.',
  },
  refusals: {
    product_frozen: 'Este producto está congelado ahora y no se vende. Elige otro.',
    days_not_counted: 'Los días anteriores aún se están calculando. Inténtalo de nuevo en unos minutos.',
  },
  messages: {
    product_frozen: {
      title: 'Un producto tuyo se congela',
      text: 'Desde el {day} (UTC) sus días no traen nada y el plazo termina otros tantos después. Esos días puedes rescatar sin comisión. Motivo: {reason}',
    },
    product_resumed: {
      title: 'Un producto tuyo continúa',
      text: 'Desde el {day} (UTC) sus días vuelven a contar. Motivo: {reason}',
    },
  },
}
