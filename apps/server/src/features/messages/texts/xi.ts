import type { MessageTexts } from './language-texts.ts'

export const spanishMessages: MessageTexts = {
  kinds: {
    welcome: {
      title: 'Bienvenido a Touchstone',
      text: 'Tu cuenta está lista. Te espera una cuenta demo con dinero ficticio: prueba todo allí primero. Cada precio y cada resultado tienen un comprobante que tú mismo puedes verificar.',
    },
    new_sign_in: {
      title: 'Nuevo inicio de sesión',
      text: 'Se inició sesión en tu cuenta desde {device} en {address}. Si no fuiste tú, cambia la contraseña: eso cierra todas las demás sesiones.',
    },
    password_changed: {
      title: 'Contraseña cambiada',
      text: 'Se cambió tu contraseña y se cerraron todas las demás sesiones. Si no fuiste tú, contacta con soporte de inmediato.',
    },
    second_factor_bound: {
      title: 'Autenticador vinculado',
      text: 'A partir de ahora se pide un código de tu aplicación de autenticación en cada inicio de sesión.',
    },
    second_factor_unbound: {
      title: 'Autenticador desvinculado',
      text: 'Tu inicio de sesión ya no pide un código del autenticador. Se cerraron todas las demás sesiones y no se puede retirar durante 24 horas. Si no fuiste tú, cambia tu contraseña de inmediato y contacta con soporte.',
    },
    contact_bound: {
      title: 'Contacto vinculado',
      text: '{contact} está ahora vinculado a tu cuenta. Puedes iniciar sesión y recibir códigos con él.',
    },
    anti_phishing_code_set: {
      title: 'Código antiphishing establecido',
      text: 'A partir de ahora, todos nuestros correos y SMS muestran tu código antiphishing. Lo que llegue sin él no es nuestro. Si no lo has establecido tú, cambia tu contraseña de inmediato.',
    },
    anti_phishing_code_removed: {
      title: 'Código antiphishing eliminado',
      text: 'Nuestros correos y SMS ya no muestran un código antiphishing. Si no has sido tú, cambia tu contraseña de inmediato.',
    },
    price_alert_reached: {
      title: '{symbol} ha llegado a {price}',
      text: 'El precio de marca de {symbol} es {mark}. Tu alerta de precio ha cumplido y queda desactivada.',
    },
    market_gap_ahead: {
      title: '{symbol} cierra pronto',
      text: '{symbol} cierra el {closesAt} y vuelve a abrir el {opensAt}. Lo mantienes a {leverage}x. El precio puede saltar durante la pausa; considera menos de {leverageMax}x o cerrar antes.',
    },
    isolated_margin_called: {
      title: 'Aviso de margen: {symbol}',
      text: 'Tu posición aislada ({direction}) en {symbol} ha usado el {percent} % de su margen antes de la liquidación. Añade margen o redúcela si quieres conservarla.',
    },
    cross_margin_called: {
      title: 'Aviso de margen: posiciones cruzadas',
      text: 'Tus posiciones cruzadas han usado el {percent} % de tu patrimonio antes de la liquidación. Añade fondos o redúcelas si quieres conservarlas.',
    },
    position_liquidated: {
      title: 'Posición liquidada: {symbol}',
      text: 'Tu posición ({direction}) en {symbol} fue liquidada: {quantity} a {price}. Resultado: {profit} USDT. El comprobante muestra el precio que la causó.',
    },
    take_profit_fired: {
      title: 'Toma de ganancias ejecutada: {symbol}',
      text: 'Tu toma de ganancias cerró {quantity} de tu posición en {symbol} ({direction}) a {price}. Resultado: {profit} USDT.',
    },
    stop_loss_fired: {
      title: 'Stop de pérdidas ejecutado: {symbol}',
      text: 'Tu stop de pérdidas cerró {quantity} de tu posición en {symbol} ({direction}) a {price}. Resultado: {profit} USDT.',
    },
    limit_open_filled: {
      title: 'Orden límite ejecutada: {symbol}',
      text: 'Tu orden límite abrió {quantity} {symbol} ({direction}) a {price}. Comisión: {fee} USDT.',
    },
    limit_close_filled: {
      title: 'Cierre límite ejecutado: {symbol}',
      text: 'Tu orden límite cerró {quantity} de tu posición en {symbol} ({direction}) a {price}. Resultado: {profit} USDT.',
    },
    order_cancelled: {
      title: 'Orden cancelada: {symbol}',
      text: 'Tu orden de {quantity} {symbol} ({direction}) a {price} fue cancelada. Motivo: {reason}. Lo que había reservado está de vuelta.',
    },
    second_contract_won: {
      title: 'Contrato de segundos ganado: {symbol}',
      text: 'Tu contrato sobre {symbol} ({direction}, {durationSeconds} s) ganó: abrió a {openPrice} y cerró a {closePrice}. Tu apuesta de {stake} USDT vuelve con un pago de {payout} USDT.',
    },
    second_contract_lost: {
      title: 'Contrato de segundos perdido: {symbol}',
      text: 'Tu contrato sobre {symbol} ({direction}, {durationSeconds} s) perdió: abrió a {openPrice} y cerró a {closePrice}. La apuesta era de {stake} USDT.',
    },
    second_contract_tied: {
      title: 'Contrato de segundos empatado: {symbol}',
      text: 'Tu contrato sobre {symbol} ({direction}, {durationSeconds} s) abrió y cerró a {closePrice}. Tu apuesta de {stake} USDT está de vuelta.',
    },
    second_contract_void: {
      title: 'Contrato de segundos nulo: {symbol}',
      text: 'No hubo precio a tiempo para tu contrato sobre {symbol} ({direction}, {durationSeconds} s), así que no cuenta. Tu apuesta de {stake} USDT está de vuelta.',
    },
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
    withdrawal_submitted: {
      title: 'Retiro en revisión: {amount} {currency}',
      text: 'Has pedido enviar {amount} {currency} a {target}. La comisión es de {feeTotal} {currency}. Si no has sido tú, cancélala de inmediato y cambia tus contraseñas.',
    },
    withdrawal_approved: {
      title: 'Retiro aprobado: {amount} {currency}',
      text: 'Tu retiro de {amount} {currency} a {target} está aprobado y se pagará a continuación.',
    },
    withdrawal_paying: {
      title: 'Retiro en pago: {amount} {currency}',
      text: 'Tu retiro de {amount} {currency} a {target} se está enviando ahora.',
    },
    withdrawal_paid: {
      title: 'Retiro pagado: {amount} {currency}',
      text: '{amount} {currency} se ha enviado a {target}. Comprobante del pago: {proof}.',
    },
    withdrawal_rejected: {
      title: 'Retiro rechazado: {amount} {currency}',
      text: 'Tu retiro de {amount} {currency} a {target} fue rechazado. Motivo: {reason}. El importe y la comisión han vuelto a tu saldo.',
    },
    withdrawal_cancelled: {
      title: 'Retiro cancelado: {amount} {currency}',
      text: 'Has cancelado tu retiro de {amount} {currency} a {target}. El importe y la comisión han vuelto a tu saldo.',
    },
    withdrawal_failed: {
      title: 'Retiro fallido: {amount} {currency}',
      text: 'Tu retiro de {amount} {currency} a {target} no se pudo pagar. Motivo: {reason}. El importe y la comisión han vuelto a tu saldo.',
    },
    withdrawals_blocked: {
      title: 'Retiros bloqueados',
      text: 'Los retiros de tu cuenta están bloqueados por ahora. Motivo: {reason}. Tu saldo sigue siendo tuyo; nuestro soporte puede ayudarte.',
    },
    withdrawals_unblocked: {
      title: 'Retiros abiertos de nuevo',
      text: 'Los retiros de tu cuenta están abiertos de nuevo.',
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
    settlement_account_added: {
      title: 'Cuenta de retiro vinculada: {target}',
      text: 'La cuenta {target} se vinculó para retiros y vale desde {usableAt}. Si no has sido tú, elimínala de inmediato y cambia tu contraseña.',
    },
    settlement_account_usable: {
      title: 'Cuenta de retiro vinculada: {target}',
      text: 'La cuenta {target} se vinculó para retiros y ya se puede usar. Si no has sido tú, elimínala de inmediato y cambia tu contraseña.',
    },
    settlement_account_changed: {
      title: 'Cuenta de retiro cambiada: {target}',
      text: 'Tu cuenta de retiro se cambió a {target} y vale desde {usableAt}. Si no has sido tú, elimínala de inmediato y cambia tu contraseña.',
    },
    settlement_account_removed: {
      title: 'Cuenta de retiro eliminada: {target}',
      text: 'La cuenta {target} fue eliminada. Si no has sido tú, cambia tu contraseña de inmediato.',
    },
    whitelist_switched_on: {
      title: 'Modo de lista blanca activado',
      text: 'A partir de ahora cada cuenta de retiro espera 24 horas antes de valer. Si no has sido tú, cambia tu contraseña de inmediato.',
    },
    whitelist_switched_off: {
      title: 'El modo de lista blanca terminará',
      text: 'El modo de lista blanca se desactivó y termina a las {endsAt}. Si no has sido tú, actívalo de nuevo y cambia tu contraseña de inmediato.',
    },
    withdrawal_password_set: {
      title: 'Contraseña de retiro creada',
      text: 'Tu cuenta tiene ahora una contraseña de retiro. Se pide en cada retiro. Si no has sido tú, cambia tu contraseña de acceso de inmediato.',
    },
    withdrawal_password_changed: {
      title: 'Contraseña de retiro cambiada',
      text: 'Tu contraseña de retiro se cambió. No se puede retirar durante 24 horas. Si no has sido tú, cambia tu contraseña de acceso de inmediato.',
    },
    withdrawal_password_locked: {
      title: 'Contraseña de retiro bloqueada',
      text: 'Tu contraseña de retiro se escribió mal cinco veces y queda bloqueada 24 horas. Si no has sido tú, cambia tu contraseña de acceso de inmediato.',
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
    identity_submitted: {
      title: 'Datos de identidad recibidos',
      text: 'Tus datos de identidad del nivel {level} se están revisando. Te diremos el resultado.',
    },
    identity_verified: {
      title: 'Identidad verificada',
      text: 'Tu identidad está verificada: ahora tienes el nivel {level}, con sus límites.',
    },
    identity_rejected: {
      title: 'Datos de identidad rechazados',
      text: 'Tus datos de identidad del nivel {level} no se han podido aceptar. Motivo: {reason}. Corrígelos y envíalos de nuevo.',
    },
    sign_in_blocked: {
      title: 'Inicio de sesión bloqueado',
      text: 'Por ahora nadie puede iniciar sesión en tu cuenta y todas las sesiones se han cerrado. Motivo: {reason}. Tu saldo sigue siendo tuyo; escribe a nuestro servicio de ayuda.',
    },
    sign_in_unblocked: {
      title: 'Inicio de sesión abierto de nuevo',
      text: 'Puedes volver a iniciar sesión en tu cuenta.',
    },
    terms_change_ahead: {
      title: 'Cambian las condiciones de {symbol}',
      text: 'Las condiciones de {symbol}, donde tienes una posición o una orden, cambian el {beginsAt}: desde entonces su margen, comisiones o límites pueden ser otros. Revisa lo que tienes.',
    },
  },
  words: {
    long: 'largo',
    short: 'corto',
    rise: 'sube',
    fall: 'baja',
    demo: 'Demo',
    expired: 'había vencido',
    liquidation: 'tus posiciones cruzadas se estaban liquidando',
    position_closed: 'la posición se cerró',
    slippage_exceeded: 'el precio se había movido demasiado',
    no_price: 'no hubo precio a tiempo',
    would_be_liquidated: 'se habría liquidado de inmediato',
    house_exposure_exceeded: 'se alcanzó el límite de este mercado',
    bracket_exceeded: 'la posición habría sido demasiado grande',
    margin_insufficient: 'no quedaba margen suficiente',
    restricted: 'el trading estaba en pausa o limitado',
    refused: 'no se podía ejecutar según las reglas',
    image_unclear: 'una imagen no se lee con claridad',
    image_incomplete: 'una imagen no muestra el documento completo',
    image_altered: 'una imagen parece alterada',
    document_expired: 'el documento ha caducado',
    document_not_accepted: 'este documento no se acepta',
    data_differ_from_document: 'lo introducido no coincide con el documento',
    person_too_young: 'el documento muestra a una persona menor de edad',
    address_implausible: 'la dirección no parece completa o real',
    contact_implausible: 'el contacto de emergencia no parece completo o real',
  },
}
