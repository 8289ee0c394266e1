import type { ConsoleIeo } from '@touchstone/wire/console/console-ieos'
import { filled, type Previewed, type Reading } from '../previews/previews.ts'

/** What customers read of a sale’s terms. */
export const ieoPreview =
  ({ name, product, format, token, currency, lotPrice, lotTokens, cap, listWithinDays }: ConsoleIeo) =>
  ({ texts: { ieo }, days, count, amount }: Reading): Previewed => ({
    Page: ieo.saleTitle,
    Name: name ?? product,
    Format: ieo.format[format],
    'In words': filled(ieo.formatText[format], { cap: count(cap) }),
    ...(listWithinDays !== null && {
      Listing: `${ieo.listWithin}: ${days(listWithinDays)}`,
    }),
    Lot: `${amount(lotTokens, token)} · ${amount(lotPrice, currency)}`,
  })
