import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    contactText:
      'Vincula un correo o un teléfono antes de depositar. Lo usaremos para tenerte al tanto y proteger tu dinero.',
    title: 'Depositar',
    choose: '¿Cómo quieres depositar?',
    none: 'No hay depósitos ahora',
    noneText: 'Ahora no tienes ningún método de depósito disponible.',
    sandboxText: 'Entorno de pruebas: no envíes dinero real.',
    onlyThis: 'Envía solo {{currency}} por la red {{network}}. Cualquier otra cosa que envíes aquí se pierde.',
    addressOf: 'Tu dirección de {{currency}}',
    qrLabel: 'Código QR de la dirección {{address}}',
    copyAddress: 'Copiar dirección',
    ownAddress: 'Esta dirección es tuya. No cambia.',
    confirmations: 'Confirmaciones',
    automatic: 'Abonamos automáticamente lo que llegue aquí. No hace falta que nos avises.',
    bankTitle: 'Transfiere a esta cuenta',
    bankText: 'Después dinos el importe y añade una imagen de la transferencia.',
    sent: 'Ya lo envié',
    amountTitle: '¿Cuánto has enviado?',
    enterAmount: 'Introduce un importe',
    tooSmall: 'Al menos {{amount}} {{currency}}',
    proof: 'Imagen de la transferencia',
    proofGuide: 'Una foto o captura donde se vean el importe, la fecha y ambas cuentas.',
    proofGuideChain: 'Opcional. Una captura del importe, la dirección y la transacción nos ayuda si no llega.',
    addProof: 'Añade una imagen de la transferencia',
    review: 'Continuar',
    confirmTitle: 'Confirmar depósito',
    confirmText: 'Abonamos lo que llegue, aunque el importe sea distinto.',
    act: 'Enviar depósito',
    proofAdded: 'Añadida',
    unknownAway: 'No hubo respuesta y aún no sabemos si se hizo. Mira tus depósitos y retiros.',
  },
  refusals: {
    deposit_channel_off: 'Este método de depósito no está disponible ahora. Elige otro.',
    deposit_too_small: 'El depósito mínimo es de {minimum} {currency}.',
    proof_required: 'Añade una imagen que muestre tu transferencia.',
    proof_not_found: 'Ya no encontramos la imagen. Vuelve a añadirla.',
    open_deposits_exceeded: 'Ya tienes {maximum} depósitos en revisión. Espera a que se resuelva uno o cancela otro.',
    deposit_not_open: 'Ya resolvimos este depósito, así que no puedes cancelarlo.',
    already_claimed: 'Otro operador está trabajando en esto.',
    arrival_used: 'Este ingreso ya se usó para otro depósito.',
    arrival_differs: 'Este ingreso no coincide con el depósito: {difference}.',
    arrival_known: 'Ya existe un ingreso con esta referencia.',
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
      text: 'Recibimos tu solicitud de depósito de {amount} {currency} por {channel}. Lo abonaremos en cuanto se confirme.',
    },
    deposit_delivered: {
      title: 'Depósito abonado: {amount} {currency}',
      text: 'Llegaron {amount} {currency} y ya están en tu saldo.',
    },
    deposit_rejected: {
      title: 'Depósito rechazado: {amount} {currency}',
      text: 'No pudimos aceptar tu solicitud de depósito de {amount} {currency} por {channel}. Motivo: {reason}. Puedes enviar otra.',
    },
    deposit_cancelled: {
      title: 'Depósito cancelado: {amount} {currency}',
      text: 'Cancelaste tu solicitud de depósito de {amount} {currency} por {channel}. Si ya enviaste el dinero, haz otra solicitud.',
    },
    deposit_undone: {
      title: 'Depósito revertido: {amount} {currency}',
      text: 'Revertimos tu depósito de {amount} {currency}. Motivo: {reason}. Por ahora no puedes retirar. Escribe a soporte y te ayudaremos.',
    },
    reward_granted: {
      title: 'Recompensa: {amount} {currency}',
      text: 'Recibiste {amount} {currency}. Ya están en tu saldo. Motivo: {reason}.',
    },
    balance_credited: {
      title: 'Corrección: {amount} {currency} abonados',
      text: 'Añadimos {amount} {currency} a tu saldo como corrección. Motivo: {reason}.',
    },
    balance_debited: {
      title: 'Corrección: {amount} {currency} cargados',
      text: 'Descontamos {amount} {currency} de tu cuenta como corrección. Motivo: {reason}. Si no estás de acuerdo, escribe a soporte.',
    },
  },
}
