import { parseDecimal } from '@touchstone/domain/money/decimal'
import { priceText } from '@touchstone/app/format/number-text'
import type { ListedSymbol } from '@touchstone/app/market/symbols.queries'

/** What of the list of symbols a first frame shows. */
type Listed = Pick<
  ListedSymbol,
  'symbol' | 'base' | 'quote' | 'marketClass' | 'price' | 'priceTick' | 'sparkline' | 'day'
>

/**
 * Puts the prices of the answer with all symbols into a page that the build has drawn without any: of one symbol where the
 * page is about one, else of the coins that are traded most, as the market begins. Elements with `data-slot` are filled; the
 * rest stays as it is until the app is there, which marks of this nothing but `data-filled` on `main`.
 */
export async function fillPrices(page: ParentNode, answer: Promise<Response>, symbol: string | null): Promise<void> {
  // The app reads the answer itself.
  const { result } = (await (await answer).clone().json()) as { result?: readonly Listed[] }
  const main = page.querySelector('main')
  if (main === null || result === undefined) return
  const shown = symbol === null ? mostTradedCoins(result) : result.filter((each) => each.symbol === symbol)
  const names = page.querySelectorAll('[data-slot=name]')
  for (const [index, slot] of page.querySelectorAll('[data-slot=price]').entries()) {
    const listed = shown[index]
    if (listed === undefined) break
    slot.textContent = priceText(listed.price?.mark ?? listed.sparkline.at(-1), listed.priceTick)
    names[index]?.replaceChildren(...nameOf(listed))
  }
  // What is there neither comes on slowly nor breathes.
  for (const waiting of main.querySelectorAll('[aria-busy], .breathe')) waiting.removeAttribute('class')
  main.dataset['filled'] = ''
}

function nameOf({ base, quote }: Listed): (string | Node)[] {
  const small = document.createElement('span')
  small.className = 'text-xs font-medium text-fg-3'
  small.textContent = `/${quote}`
  return [base, small]
}

const mostTradedCoins = (all: readonly Listed[]): readonly Listed[] =>
  all
    .filter(({ marketClass }) => marketClass === 'coin')
    .map((listed) => ({ listed, turnover: turnoverOf(listed) }))
    .toSorted((a, b) => Number(b.turnover > a.turnover) - Number(b.turnover < a.turnover))
    .map(({ listed }) => listed)

/** Without a figure it comes last. */
const turnoverOf = ({ day, price }: Listed): bigint =>
  (parseDecimal(day?.volume ?? '') ?? -1n) * (parseDecimal(price?.mark ?? '') ?? 0n)
