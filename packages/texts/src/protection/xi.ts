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
    riskOpen: 'Aún no aceptada',
    riskStrategyLoss: 'Los días con pérdida de una estrategia se restan de tu dinero.',
    riskStrategyHouse: 'Somos la otra parte: pagamos lo que ganas y nos quedamos con lo que pierdes.',
    riskStrategyTerm: 'Tu dinero queda invertido todo el plazo. Rescatarlo antes cuesta una comisión.',
    riskLeverage:
      'Con apalancamiento, un pequeño movimiento del precio puede llevarse todo el margen de una posición. Con margen cruzado, puedes perder todo lo que hay en tu cuenta de contratos.',
    riskStake:
      'Con una opción, pierdes toda tu apuesta si el precio va al otro lado, y ganar paga menos que la apuesta. Con el tiempo, la mayoría pierde dinero.',
    riskGaps:
      'Los precios pueden saltar, sobre todo cuando un mercado reabre. Un stop loss puede ejecutarse a un precio peor que el que fijaste.',
    riskHouse: 'Somos la otra parte de cada operación. Cada recibo muestra cómo se decidió.',
    riskLaw:
      'Algunos países prohíben o limitan estos productos. Opera solo donde esté permitido y solo con dinero que puedas permitirte perder.',
    riskHelp: 'Puedes fijar un límite de pérdidas, hacer una pausa o autoexcluirte cuando quieras en tu perfil.',
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
      'Hasta que termine no podrás abrir nada nuevo ni acortarla. Siempre puedes cerrar, cancelar y retirar.',
    coolOffAct: 'Empezar pausa',
    coolOffBegun: 'Tu pausa ha empezado',
    exclusion: 'Autoexclusión',
    exclusionText:
      'Hasta que termine no podrás abrir nada nuevo ni depositar. Siempre puedes cerrar, cancelar y retirar.',
    exclusionAct: 'Excluirme',
    exclusionTitle: '¿Autoexcluirte durante {{days}} días?',
    exclusionAgree: 'Entiendo que nadie puede deshacer ni acortar esto, ni siquiera soporte.',
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
    blocked_off: 'No disponible en tu país',
    notice_excluded: 'Te has autoexcluido del trading hasta {{time}}. Aún puedes cerrar y retirar.',
    notice_cooling: 'Estás en una pausa de trading hasta {{time}}. Aún puedes cerrar y retirar.',
    notice_limit: 'Has alcanzado tu límite de pérdidas de {{limit}} USDT en 24 horas. Aún puedes cerrar y retirar.',
    notice_off: 'Esto no está disponible en tu país.',
    toSettings: 'Ver tus límites',
  },
  refusals: {
    not_a_real_book: 'Esto es para la cuenta real. La cuenta demo no tiene límites.',
    risk_not_acknowledged: 'Lee y acepta la advertencia de riesgos antes de operar con dinero real.',
    self_excluded: 'Te has autoexcluido del trading y de los depósitos. Días restantes: {days}.',
    cooling_off: 'Estás en una pausa de trading. Horas restantes: {hours}.',
    loss_limit_reached:
      'Llegaste a tu límite de pérdidas de {lossLimit} USDT en 24 horas: {lost} USDT perdidos o apostados.',
    not_offered_in_country: 'Esto no está disponible en tu país ({country}).',
    leverage_above_country: 'En tu país, el apalancamiento llega hasta {leverageMax}×.',
    stake_above_country: 'En tu país puedes apostar hasta {maximum} USDT.',
    pause_not_shortened: 'Puedes alargar una pausa, nunca acortarla.',
    residence_verified: 'Tu país sale de tu documento verificado. No puedes cambiarlo aquí.',
  },
  messages: {
    country_rules_change_ahead: {
      title: 'Cambian las reglas en tu país',
      text: 'Lo que podemos ofrecer en tu país cambia el {beginsAt}. Revisa tus posiciones y órdenes.',
    },
    loss_limit_set: {
      title: 'Límite de pérdidas fijado',
      text: 'Si pierdes {lossLimit} USDT en 24 horas, ya no podrás abrir nada nuevo.',
    },
    looser_loss_limit_asked: {
      title: 'Pediste un límite de pérdidas más alto',
      text: 'Tu límite de pérdidas pasa a {lossLimit} USDT el {countsAt}. Hasta entonces rige el actual. Si no fuiste tú, cambia tu contraseña y fija un límite más estricto.',
    },
    no_loss_limit_asked: {
      title: 'Pediste quitar el límite de pérdidas',
      text: 'Tu límite de pérdidas termina el {countsAt}. Hasta entonces sigue en vigor. Si no fuiste tú, cambia tu contraseña y vuelve a fijarlo.',
    },
    self_excluded: {
      title: 'Te has autoexcluido',
      text: 'Hasta el {untilAt} no podrás abrir nada ni depositar. Nadie puede deshacerlo ni acortarlo. Puedes cerrar posiciones y retirar cuando quieras.',
    },
    cool_off_begun: {
      title: 'Tu pausa ha empezado',
      text: 'Hasta el {untilAt} no podrás abrir nada nuevo ni acortar la pausa. Puedes cerrar posiciones y retirar cuando quieras.',
    },
    residence_change_asked: {
      title: 'Tu país va a cambiar',
      text: 'Desde el {countsAt} se te aplican las reglas de {country}. Hasta entonces no cambia nada.',
    },
  },
}
