import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    since: 'Congelado desde el {{day}} (UTC)',
    from: 'Se congelará desde el {{day}} (UTC)',
    until: 'Se reanuda el {{day}} (UTC)',
    unknown: 'Aún no sabemos cuándo se reanuda. Te avisaremos.',
    earliest: 'Termina el {{day}} (UTC) como pronto',
    text: 'Los días congelados no ganan ni pierden nada y el plazo se alarga otros tantos días. Ahora puedes rescatar sin comisión.',
    ahead:
      'Esos días no ganan ni pierden nada y el plazo se alarga otros tantos días. En ellos puedes rescatar sin comisión.',
    product:
      'Ahora no puedes comprarlo. Los días congelados no ganan ni pierden nada. Las inversiones en curso continúan después.',
    resuming: 'Vuelve a estar a la venta. Lo que compres ahora empieza cuando se reanude.',
    reason: 'Motivo: {{reason}}',
    days: 'Días congelados',
    count: 'Días congelados: {{number}}',
    strip: '{{strip}}, {{frozen}} congelados',
    earlier: '{{earlier}} días antes, sin mostrar; luego {{strip}}',
    day: 'congelado',
    run: '{{number}} días congelados',
    leaveTitle: '¿Rescatar ahora?',
    leaveText: 'Está congelado: recibes enseguida todo lo que queda, sin comisión. No se puede deshacer.',
    leaveAct: 'Rescatar ahora',
    noFee: 'Ninguna mientras está congelado',
    freeFrom: 'Desde el {{day}} (UTC) puedes rescatar sin esta comisión.',
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
      text: '{product}: desde el {day} (UTC) sus días no ganan ni pierden nada y el plazo se alarga otros tantos días. Esos días puedes rescatar sin comisión. Motivo: {why}',
    },
    product_resumed: {
      title: 'Un producto tuyo se reanuda',
      text: '{product}: desde el {day} (UTC) sus días vuelven a contar. Motivo: {why}',
    },
  },
}
