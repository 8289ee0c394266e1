import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    rate: 'Tasa fija',
    aDay: '{{rate}} al día, fija',
    whoDecides:
      'Cada producto dice si sus días los decide una regla o una tasa fija. Puedes leer la regla, y tu dispositivo puede volver a ejecutarla.',
    nobodyDecides: 'No decide ninguna regla. Prometemos una tasa fija por cada día y la pagamos nosotros.',
    note: 'Es una nota y nosotros somos la otra parte. Prometemos una tasa fija por cada día y la pagamos nosotros.',
    onAmount: 'Con {{amount}} {{currency}} en {{days}} días',
    riskTitle: 'Solo respondemos nosotros',
    riskText: 'No es un depósito bancario ni lo protege ningún fondo. Si no podemos pagar, puedes perder dinero.',
    text: 'No decide ninguna regla y ningún precio la mueve. Cada día completo trae {{rate}} de tu importe, del primero al último.',
    payerText:
      'Nosotros, con un fondo que llenamos antes de abrir la venta. La tasa la prometemos nosotros, y el fondo tiene todo para cada día.',
    payerShort: 'Nosotros, con un fondo. Tiene menos de lo que prometimos, así que hemos dejado de vender.',
    canLose: 'hasta todo, si no podemos pagar',
    pays: 'Paga',
    paysOf: '{{days}} días al {{rate}}',
    leaveBefore: 'Antes del interés de hoy',
    leaveThen: 'El interés de hoy va a tu saldo. Después la comisión es el {{rate}} de tu importe.',
  },
}
