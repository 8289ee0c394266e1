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
    contact_bound: {
      title: 'Contacto vinculado',
      text: '{contact} está ahora vinculado a tu cuenta. Puedes iniciar sesión y recibir códigos con él.',
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
    refused: 'no se podía ejecutar según las reglas',
  },
}
