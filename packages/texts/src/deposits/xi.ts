import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    contactText:
      'Antes de depositar, vincula un correo o un teléfono: solo así podemos avisarte de lo que ocurre con tu dinero e impedir que otros se lo lleven.',
    title: 'Depositar',
    choose: '¿Cómo quieres depositar?',
    none: 'Ahora no hay depósitos',
    noneText: 'En este momento no tienes ninguna vía para depositar.',
    sandboxText: 'Entorno de pruebas: no envíes dinero real.',
    onlyThis: 'Envía solo {{currency}} y solo por la red {{network}}. Cualquier otra cosa se pierde.',
    addressOf: 'Tu dirección de {{currency}}',
    qrLabel: 'Código QR de la dirección {{address}}',
    copyAddress: 'Copiar dirección',
    ownAddress: 'Esta dirección es solo tuya y no cambia.',
    confirmations: 'Confirmaciones',
    automatic: 'Lo que llega aquí se abona solo. No hace falta avisarnos.',
    bankTitle: 'Transfiere a esta cuenta',
    bankText: 'Después dinos el importe y añade una imagen de la transferencia.',
    sent: 'Ya lo he enviado',
    amountTitle: '¿Cuánto has enviado?',
    enterAmount: 'Introduce el importe',
    tooSmall: 'Al menos {{amount}} {{currency}}',
    proof: 'Imagen de la transferencia',
    proofGuide: 'Una foto o captura con importe, fecha y ambas cuentas.',
    proofGuideChain: 'Opcional. Una captura con importe, dirección y transacción ayuda si no llega.',
    addProof: 'Añade una imagen de la transferencia',
    review: 'Continuar',
    confirmTitle: 'Confirmar depósito',
    confirmText: 'Se abona lo que llegue, aunque sea otro importe.',
    act: 'Enviar depósito',
    proofAdded: 'Añadida',
  },
  refusals: {
    deposit_channel_off: 'Los depósitos por esta vía están desactivados por ahora. Elige otra vía.',
    deposit_too_small: 'El depósito mínimo por esta vía es de {minimum} {currency}.',
    proof_required: 'Añade una imagen que muestre tu transferencia.',
    proof_not_found: 'La imagen ya no está. Vuelve a añadirla.',
    open_deposits_exceeded: 'Ya tienes {maximum} depósitos en revisión. Espera o cancela uno.',
    deposit_not_open: 'Este depósito ya está resuelto, así que no se puede cancelar.',
    already_claimed: 'Otro operador está trabajando en esto.',
    arrival_used: 'Este ingreso ya lo ha usado otro depósito.',
    arrival_differs: 'Este ingreso no pertenece a este depósito: {difference}.',
    arrival_known: 'Ya se ha registrado un ingreso con esta referencia.',
    channel_unknown: 'No existe el canal {channel}.',
    not_delivered: 'Este depósito no se ha abonado.',
  },
  entries: {
    deposit: 'Depósito',
    deposit_undone: 'Depósito revertido',
    reward: 'Recompensa',
    correction: 'Corrección',
  },
  messages: {
    deposit_submitted: {
      title: 'Depósito en revisión: {amount} {currency}',
      text: 'Tenemos tu solicitud de depósito de {amount} {currency} por {channel}. Lo que llegue se abona en cuanto se confirme.',
    },
    deposit_delivered: {
      title: 'Depósito abonado: {amount} {currency}',
      text: '{amount} {currency} ha llegado y está en tu saldo.',
    },
    deposit_rejected: {
      title: 'Depósito rechazado: {amount} {currency}',
      text: 'Tu solicitud de depósito de {amount} {currency} por {channel} fue rechazada. Motivo: {reason}. Puedes enviar otra.',
    },
    deposit_cancelled: {
      title: 'Depósito cancelado: {amount} {currency}',
      text: 'Has cancelado tu solicitud de depósito de {amount} {currency} por {channel}. Si ya enviaste el dinero, haz otra solicitud.',
    },
    deposit_undone: {
      title: 'Depósito anulado: {amount} {currency}',
      text: 'El depósito de {amount} {currency} que se te abonó fue anulado. Motivo: {reason}. Los retiros están bloqueados por ahora; escribe a nuestro soporte.',
    },
    reward_granted: {
      title: 'Recompensa: {amount} {currency}',
      text: 'Has recibido {amount} {currency}. Está en tu saldo. Motivo: {reason}.',
    },
    balance_credited: {
      title: 'Corrección: {amount} {currency} abonados',
      text: 'Se han abonado {amount} {currency} a tu saldo como corrección. Motivo: {reason}.',
    },
    balance_debited: {
      title: 'Corrección: {amount} {currency} cargados',
      text: 'Se han cargado {amount} {currency} a tu cuenta como corrección. Motivo: {reason}. Si no estás de acuerdo, escribe a nuestro soporte.',
    },
  },
}
