import { decimal } from '@touchstone/domain/money/decimal'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import type { IeoTerms } from '@touchstone/domain/settings/ieo-terms'
import { ieosUnder } from '@touchstone/domain/settings/investments'
import type { Story } from './story.ts'

/** A sale in which everybody gets the same part of what they applied for, and one that draws. */
const [shared, drawn] = ['lumen', 'arbor'] as const

/** A hundred lots of one token, and four of another, for three days. */
export const storyIeos: IeoTerms[] = ieosUnder(defaultSettings).map((terms) => {
  const short = { ...terms, subscriptionDays: 3 }
  if (terms.id === shared) return { ...short, lots: 100, cap: 100, supply: decimal('100000') }
  return { ...short, lots: 4, lotTokens: decimal('100'), lotPrice: decimal('20'), supply: decimal('4000') }
})

/** Four times as many lots are applied for as one sale has; of the other lots are drawn, and one of those who win does not pay. */
export async function applyForTokens(story: Story, [ann = 0, ben = 0, cem = 0]: readonly number[]) {
  const { apply, ask, events, order, person } = story
  await apply(ann, shared, 150)
  const raised = await apply(ben, shared, 100)
  await ask(ben, { kind: 'change_ieo', orderId: raised, lots: 200 })
  await apply(cem, shared, 50)
  const [dia, eli] = [await person('Dia', '200'), await person('Eli', '200')]
  const wishes: [bookId: number, lots: number][] = [
    [ann, 3],
    [ben, 3],
    [cem, 3],
    [dia, 1],
    [eli, 1],
  ]
  for (const [bookId, lots] of wishes) await apply(bookId, drawn, lots)

  /** Those who have won and not paid yet. */
  const owing = (): { bookId: number; orderId: string }[] => {
    const open = new Map<string, number>()
    for (const { book, reply } of events)
      if (reply.kind === 'ieo_awarded' && reply.order.state === 'won') open.set(reply.order.id, book.id)
      else if (reply.kind === 'ieo_paid' || reply.kind === 'ieo_forfeited') open.delete(reply.order.id)
    return [...open].map(([orderId, bookId]) => ({ bookId, orderId }))
  }
  const pay = async (orders: ReturnType<typeof owing>): Promise<void> => {
    for (const { bookId, orderId } of orders) await ask(bookId, { kind: 'pay_ieo', orderId })
  }
  return {
    payAllButOne: () => pay(owing().slice(1)),
    payAll: () => pay(owing()),
    /** Two operators list both tokens, and pay out what was raised: people may move their tokens. */
    async list(): Promise<void> {
      for (const product of [shared, drawn]) {
        const lots = events.reduce(
          (sum, { reply: { kind, ...reply } }) =>
            kind === 'tokens_delivered' && 'tokens' in reply && reply.product === product
              ? sum + Number(reply.tokens / termsOf(product).lotTokens)
              : sum,
          0,
        )
        const operators = [1, 2]
        await order(product, { kind: 'list_ieo', product, lots, operators })
        const amount = termsOf(product).lotPrice * BigInt(lots)
        await order(product, { kind: 'pay_out_raised', product, amount, reference: `bank ${product}`, operators })
      }
    },
  }
}

function termsOf(product: string): IeoTerms {
  const terms = storyIeos.find(({ id }) => id === product)
  if (terms === undefined) throw new Error(`the story sells no ${product}`)
  return terms
}
