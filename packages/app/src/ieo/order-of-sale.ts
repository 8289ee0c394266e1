/** Of somebody's applications, newest first, the one that counts for a sale; those that were taken back do not count. */
export const orderOfSale = <Order extends { productId: string; state: string }>(
  orders: readonly Order[],
  saleId: string,
): Order | null => orders.find(({ productId, state }) => productId === saleId && state !== 'withdrawn') ?? null
