/** Of somebody's applications, newest first, the one of a sale that counts: what was taken back counts as none. */
export const orderOfSale = <Order extends { productId: string; state: string }>(
  orders: readonly Order[],
  saleId: string,
): Order | null => orders.find(({ productId, state }) => productId === saleId && state !== 'withdrawn') ?? null
