import type { OrderLimits, Settings } from './settings.ts'

/** Our choice: several times what a person keeps an eye on, and every decision on such a book takes a millisecond. */
export const defaultOrderLimits: OrderLimits = { openMax: 200, symbolOpenMax: 100, positionClosesMax: 20 }

/** No settings may allow more: a decision that ends all orders of a book must stay short. Our choice. */
export const openOrdersMax = 1_000

const withLimits = new WeakMap<Settings, Settings>()

/**
 * Returns the settings as a running house decides under them: a version without limits of orders has the defaults. A
 * replay takes versions as they are stored. Limits only refuse, and refusals are not recorded, so a row that the house
 * accepted under the defaults replays without them to the same hash, and so does a row that is older than they are.
 */
export function orderLimitsInForce(settings: Settings): Settings {
  if (settings.orders !== undefined) return settings
  const known = withLimits.get(settings) ?? { ...settings, orders: defaultOrderLimits }
  withLimits.set(settings, known)
  return known
}
