import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    already_decided: 'Esto ya está decidido.',
    own_proposal: 'No puedes decidir tu propia propuesta.',
    operator_too_new: 'Tu cuenta es demasiado nueva para aprobar. Podrás desde {time}.',
    operator_known: 'Ya existe un operador con ese nombre.',
    password_change_required: 'Primero crea una contraseña nueva.',
    operators_needed: 'Deben quedar al menos dos operadores que gestionen operadores.',
    terms_changed: 'Los ajustes han cambiado desde la propuesta. Retírala y propónla de nuevo.',
    sale_unchanged: 'Este producto ya está a la venta con estas condiciones.',
    rule_too_new:
      'Su regla debe ser pública siete días antes de la primera venta. Propón abrirla de nuevo desde {time} y no cambies la regla hasta entonces.',
    sale_not_open: 'Este producto no está a la venta.',
    product_is_frozen: 'Este producto ya está congelado.',
    product_not_frozen: 'Este producto no está congelado.',
    arrival_from_chain:
      'Solo una línea bancaria puede ser capital: el dinero de una cadena es de quien recibió la dirección.',
    reference_used: 'Ya se registró algo con esa referencia. Revisa el extracto.',
    ieo_listed_before: 'Este token ya está listado. Un token se lista una sola vez.',
    no_proceeds: 'No queda nada de lo reunido por pagar.',
    second_operator_needed: 'Debe hacerlo otro operador.',
    credited_by_operator:
      'Abonaste un depósito de este usuario, así que otro operador debe aprobar y pagar sus retiros. Días restantes: {days}.',
    credit_differs: 'No coincide con la solicitud: {difference}. Propón abonarlo para que decida otro operador.',
    verified_by_operator:
      'Verificaste la identidad de este usuario y el remitente se compara con ese nombre. Propón abonarlo para que decida otro operador.',
    operator_day_exceeded:
      'Por tu cuenta puedes pagar menos de {maximum} USDT en 24 horas. Te quedan {left} USDT. Otro operador debe aprobar o pagar este retiro.',
    reason_missing: 'Indica un motivo.',
  },
}
