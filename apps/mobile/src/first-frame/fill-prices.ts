import { priceText } from '@touchstone/app/format/number-text'
import type { ListedSymbol } from '@touchstone/app/market/symbols.queries'
import { quoteLook } from '../market/quote-look.ts'

/** What of the list of symbols a first frame shows. */
export type Listed = Pick<
  ListedSymbol,
  'symbol' | 'base' | 'quote' | 'marketClass' | 'price' | 'priceTick' | 'sparkline' | 'day'
>

/**
 * Puts prices into a page that the build has drawn without any: of the symbols that `pick` takes from the answer with all of
 * them, into the elements with `data-slot` in their order. The rest stays as it is until the app is there, to which
 * `data-filled` on `main` says that there are prices; where `pick` finds none, nothing changes.
 */
export async function fillPrices(
  page: ParentNode,
  answer: Promise<Response>,
  pick: (all: readonly Listed[]) => readonly Listed[],
): Promise<void> {
  // The app reads the answer itself.
  const { result } = (await (await answer).clone().json()) as { result?: readonly Listed[] }
  const main = page.querySelector('main')
  if (main === null || result === undefined) return
  const shown = pick(result)
  if (shown.length === 0) return
  const names = page.querySelectorAll('[data-slot=name]')
  for (const [index, slot] of page.querySelectorAll('[data-slot=price]').entries()) {
    const listed = shown[index]
    if (listed === undefined) break
    slot.textContent = priceText(listed.price?.mark ?? listed.sparkline.at(-1), listed.priceTick)
    names[index]?.replaceChildren(...nameOf(listed))
  }
  // What is there neither comes on slowly nor breathes; the rest of its look is its shape.
  for (const waiting of main.querySelectorAll<HTMLElement>('[aria-busy=true], .breathe'))
    Object.assign(waiting.style, { animation: 'none', transition: 'none' })
  main.dataset['filled'] = ''
}

function nameOf({ base, quote }: Listed): (string | Node)[] {
  const small = document.createElement('span')
  small.className = quoteLook
  small.textContent = `/${quote}`
  return [base, small]
}
