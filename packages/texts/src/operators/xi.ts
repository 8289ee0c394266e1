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
    reason_missing: 'Indica un motivo.',
  },
}
