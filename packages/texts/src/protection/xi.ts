import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'Trading responsable',
    residence: 'País de residencia',
    residenceUnknown: 'Sin indicar',
    residenceVerified: 'Según tu documento verificado',
    residenceNext: '{{country}} desde {{time}}',
    residenceText: 'Lo que podemos ofrecerte depende de dónde vives. Un cambio entra en vigor a las 24 horas.',
    residenceSaved: 'País de residencia guardado',
    residenceWaits: 'Tu nuevo país entra en vigor en 24 horas',
    riskTitle: 'Advertencia de riesgos',
    riskAcknowledged: 'Aceptada el {{date}}',
    riskOpen: 'Aún sin aceptar',
    riskLeverage:
      'Con apalancamiento, un pequeño movimiento del precio puede llevarse todo el margen de una posición. Con margen cruzado, todo lo que hay en tu cuenta de contratos está en riesgo.',
    riskStake:
      'En una opción pierdes toda la apuesta si el precio va al otro lado, y ganas menos que la apuesta. Con el tiempo la mayoría pierde.',
    riskGaps:
      'Los precios pueden saltar, sobre todo cuando un mercado vuelve a abrir. Un stop loss no garantiza su precio.',
    riskHouse: 'Somos la otra parte de cada operación. Cada recibo muestra cómo se decidió.',
    riskLaw:
      'Estos productos están prohibidos o limitados en algunos países. Opera solo donde esté permitido y con dinero que puedas perder.',
    riskHelp: 'Puedes fijar un límite de pérdidas, hacer una pausa o autoexcluirte cuando quieras, en tu perfil.',
    riskAgree: 'He leído esto y entiendo que puedo perder todo lo que ponga.',
    riskAct: 'Lo entiendo',
    riskRead: 'Leer',
    lossLimit: 'Límite de pérdidas',
    lossLimitNone: 'Sin límite',
    lostToday: 'Perdido en 24 horas: {{amount}} USDT',
    lossLimitText:
      'Cuando pierdas esto en 24 horas, con comisiones y financiación incluidas, no podrás abrir nada nuevo. Siempre puedes cerrar y retirar.',
    lossLimitField: 'Límite cada 24 horas',
    lossLimitLater: 'Es un límite más amplio, así que empieza en 24 horas. Hasta entonces vale el actual.',
    lossLimitNext: '{{limit}} USDT desde {{time}}',
    lossLimitEnds: 'Sin límite desde {{time}}',
    lossLimitRemove: 'Quitar límite',
    lossLimitSave: 'Fijar límite',
    lossLimitSet: 'Límite de pérdidas fijado',
    coolOff: 'Hacer una pausa',
    coolOffText:
      'No podrás abrir nada nuevo hasta que termine. No se puede deshacer ni acortar. Siempre puedes cerrar, cancelar y retirar.',
    coolOffAct: 'Empezar la pausa',
    coolOffBegun: 'Tu pausa ha comenzado',
    exclusion: 'Autoexclusión',
    exclusionText:
      'No podrás abrir nada nuevo ni depositar hasta que termine. Siempre puedes cerrar, cancelar y retirar.',
    exclusionAct: 'Excluirme',
    exclusionTitle: '¿Autoexcluirte durante {{days}} días?',
    exclusionAgree: 'Entiendo que esto no se puede deshacer ni acortar, tampoco por soporte.',
    exclusionBegun: 'Te has autoexcluido',
    longer: 'Solo puedes alargarla.',
    ordersCancelled: 'Cancelaremos tus órdenes pendientes de apertura.',
    ends: 'Termina',
    until: 'Hasta {{time}}',
    hours: '{{hours}} horas',
    days: '{{days}} días',
    blocked_excluded: 'Te has autoexcluido',
    blocked_cooling: 'Estás en una pausa',
    blocked_limit: 'Límite de pérdidas alcanzado',
    blocked_off: 'No se ofrece en tu país',
    notice_excluded: 'Te has autoexcluido del trading hasta {{time}}. Puedes cerrar y retirar.',
    notice_cooling: 'Estás en una pausa de trading hasta {{time}}. Puedes cerrar y retirar.',
    notice_limit: 'Has alcanzado tu límite de pérdidas de {{limit}} USDT en 24 horas. Aún puedes cerrar y retirar.',
    notice_off: 'Esto no se ofrece en tu país de residencia.',
    toSettings: 'Ver tus límites',
  },
  refusals: {
    not_a_real_book: 'Este ajuste es de la cuenta real. La cuenta demo no tiene límites.',
    risk_not_acknowledged: 'Lee y acepta la advertencia de riesgos antes de operar con dinero real.',
    self_excluded: 'Te has autoexcluido de operar y de depositar. Días restantes: {days}.',
    cooling_off: 'Estás en una pausa de trading. Horas restantes: {hours}.',
    loss_limit_reached:
      'Tu límite de pérdidas de {lossLimit} USDT en 24 horas está agotado: {lost} USDT perdidos o apostados.',
    not_offered_in_country: 'Esto no se ofrece en tu país de residencia ({country}).',
    leverage_above_country: 'En tu país de residencia el apalancamiento máximo es {leverageMax}×.',
    stake_above_country: 'En tu país de residencia la apuesta máxima es de {maximum} USDT.',
    pause_not_shortened: 'Una pausa se puede alargar, nunca acortar.',
    residence_verified: 'Tu país de residencia es el de tu documento verificado. No puedes cambiarlo aquí.',
  },
  messages: {
    country_rules_change_ahead: {
      title: 'Cambian las reglas de tu país',
      text: 'Lo que ofrecemos en tu país de residencia cambia el {beginsAt}. Revisa tus posiciones y órdenes.',
    },
    loss_limit_set: {
      title: 'Límite de pérdidas fijado',
      text: 'A partir de ahora, cuando pierdas {lossLimit} USDT en 24 horas no podrás abrir nada nuevo.',
    },
    looser_loss_limit_asked: {
      title: 'Has pedido un límite de pérdidas mayor',
      text: 'Tu límite de pérdidas pasará a {lossLimit} USDT el {countsAt}. Hasta entonces vale el actual. Si no has sido tú, cambia tu contraseña y fija un límite más estricto.',
    },
    no_loss_limit_asked: {
      title: 'Has pedido quitar el límite de pérdidas',
      text: 'Tu límite de pérdidas termina el {countsAt}. Hasta entonces sigue en vigor. Si no has sido tú, cambia tu contraseña y vuelve a fijarlo.',
    },
    self_excluded: {
      title: 'Tu autoexclusión ha comenzado',
      text: 'Hasta el {untilAt} no podrás abrir nada ni depositar. No se puede deshacer ni acortar. Puedes cerrar posiciones y retirar en cualquier momento.',
    },
    cool_off_begun: {
      title: 'Tu pausa de trading ha comenzado',
      text: 'Hasta el {untilAt} no podrás abrir nada. No se puede deshacer ni acortar. Puedes cerrar posiciones y retirar en cualquier momento.',
    },
    residence_change_asked: {
      title: 'Tu país de residencia va a cambiar',
      text: 'Desde el {countsAt} se aplican las reglas del país que has indicado ({country}). Hasta entonces valen las actuales.',
    },
  },
}
