import type { ConsoleIeo } from '@touchstone/wire/console/console-ieos'
import { filled, type Previewed, type Reading } from '../previews/previews.ts'

/** What customers read of a sale’s terms. */
export const ieoPreview =
  ({ name, product, format, token, currency, lotPrice, lotTokens, cap }: ConsoleIeo) =>
  ({ texts: { ieo }, count, amount }: Reading): Previewed => ({
    Page: ieo.saleTitle,
    Name: name ?? product,
    Format: ieo.format[format],
    'In words': filled(ieo.formatText[format], { cap: count(cap) }),
    Lot: `${amount(lotTokens, token)} · ${amount(lotPrice, currency)}`,
  })
