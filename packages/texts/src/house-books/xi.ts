import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    wrong_house_book: 'Esta cuenta de la casa no sirve para eso.',
    no_sandbox_capital: 'La configuración no da dinero ficticio a la tesorería.',
    capital_too_small: 'La tesorería solo tiene {available} {currency}.',
    escrow_short: 'El fondo aún no cubre toda la venta: faltan {missing} {currency}.',
    escrow_covers_orders: 'Solo se pueden devolver {available} {currency}. El resto cubre órdenes en curso.',
  },
  entries: {
    capital_raised: 'Tesorería, capital',
    capital_received: 'Tesorería, capital de fuera',
    capital_allotted: 'Tesorería, enviado a un fondo',
    capital_returned: 'Tesorería, vuelve de un fondo',
    pool_funded: 'Fondo, aportación',
    pool_gains_paid: 'Fondo, ganancias pagadas',
    pool_losses_received: 'Fondo, pérdidas recibidas',
    pool_returned: 'Fondo, devuelto',
  },
}
