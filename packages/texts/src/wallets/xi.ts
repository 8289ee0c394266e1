import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'Activos',
    total: 'Activos totales',
    displayCurrency: 'Moneda de visualización',
    unrated: 'Ahora no hay tasa para {{chosen}}, por eso va en {{shown}}',
    actions: 'Acciones',
    deposit: 'Depositar',
    withdraw: 'Retirar',
    transfer: 'Transferir',
    exchange: 'Cambiar',
    ledger: 'Movimientos',
    accounts: 'Cuentas',
    account: {
      balance: 'Cuenta de saldo',
      contract: 'Cuenta de contratos',
      margin: 'Margen de posiciones',
      frozen: 'Bloqueado',
      invested: 'Invertido',
      pledged: 'En garantía',
    },
    accountText: {
      balance: 'Para cambiar y transferir',
      contract: 'Listo para operar',
      margin: 'Retenido en posiciones aisladas',
      frozen: 'Reservado para órdenes, apuestas y retiros',
      invested: 'En productos que compraste',
      pledged: 'Garantía de préstamos',
    },
    openProfit: 'P&L abierto',
    allocation: 'Distribución',
    others: 'Otros',
    holdings: 'Tenencias',
    profitByDay: 'Ganancia diaria (USDT)',
    dayEnds: 'El día termina a las 00:00 UTC. Los depósitos y retiros no cuentan como ganancia.',
    emptyTitle: 'Aún no hay nada',
    emptyReal: 'No tienes dinero en esta cuenta. Prueba antes la demo, con los mismos precios y reglas.',
    emptyDemo: 'Tu cuenta demo está vacía. Puedes restablecerla en la demo.',
    showDemo: 'Ver la cuenta demo',
  },
  refusals: {
    currency_unknown: 'No conocemos la moneda {currency}.',
    rate_missing: 'Ahora no hay tipo de cambio para {currency}.',
  },
}
