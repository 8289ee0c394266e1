import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    already_decided: 'Esto ya se ha decidido.',
    own_proposal: 'Nadie decide lo que ha propuesto él mismo.',
    operator_too_new: 'Su cuenta es demasiado nueva para ser el segundo firmante. Podrá decidir a partir de {time}.',
    operator_known: 'Ya hay un operador con este nombre.',
    password_change_required: 'Primero establezca una contraseña nueva.',
    operators_needed: 'Deben quedar al menos dos operadores que puedan cambiar operadores.',
    second_operator_needed: 'Esto debe hacerlo un segundo operador.',
    credited_by_operator:
      'Usted abonó un depósito de este usuario: otro operador decide y paga sus retiros. Días restantes: {days}.',
    credit_differs: 'No coincide con lo indicado: {difference}. Proponga abonarlo para que decida otro operador.',
    verified_by_operator:
      'Usted verificó la identidad de este usuario, con cuyo nombre se compara al remitente. Proponga abonarlo para que decida otro operador.',
    operator_day_exceeded:
      'Usted solo puede pagar menos de {maximum} USDT en 24 horas, y le quedan {left} USDT. Otra persona debe aprobar o pagar este retiro.',
    reason_missing: 'Indica un motivo.',
  },
}
