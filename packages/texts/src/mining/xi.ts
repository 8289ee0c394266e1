import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    network_silent: 'Ahora no sabemos cómo está la red, así que sus máquinas no están a la venta. Inténtalo más tarde.',
    miner_started: 'Su primer día ya empezó y no se puede cancelar. Funciona hasta el final del plazo.',
    network_figures_wrong: 'Estas cifras no pueden ser de la red.',
  },
  entries: {
    miner_requested: 'Minería, reservado',
    miner_bought: 'Minería, compra',
    miner_declined: 'Minería, devuelto',
    miner_cancelled: 'Minería, cancelada',
    miner_output: 'Minería, producción de un día',
    miner_worn: 'Minería, precio gastado',
    miner_returned: 'Minería, precio no usado',
  },
  messages: {
    miner_bought: {
      title: 'Compraste tus máquinas',
      text: 'Máquinas: {units}, por {amount} {currency}. Su primer día es el {day} (UTC). Hasta que empiece puedes cancelar gratis.',
    },
    miner_declined: {
      title: 'No pudimos hacer tu orden',
      text: 'Las máquinas se agotaron o la venta se cerró antes de tu orden. {amount} {currency} han vuelto a tu saldo.',
    },
    miner_cancelled: {
      title: 'Cancelaste tus máquinas',
      text: '{amount} {currency} han vuelto a tu saldo. No costó nada.',
    },
    miner_day: {
      title: 'Un día de minería',
      text: 'El {day} (UTC) pagó {income} {coin} después de luz y alojamiento.',
    },
    miner_ended: {
      title: 'Tu minería terminó',
      text: 'El plazo terminó. En total pagó {income} {coin}. El precio se gastó y no vuelve nada.',
    },
    miner_stopped: {
      title: 'Tu minería se detuvo',
      text: 'No ganó nada durante diez días seguidos. {amount} {currency} sin gastar han vuelto a tu saldo. En total pagó {income} {coin}.',
    },
  },
}
