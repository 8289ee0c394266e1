type ArticleText = { title: string; summary: string; body: string }
export type ProductAgreement = 'strategy-agreement' | 'machine-agreement' | 'bond-agreement' | 'token-sale-agreement'

type Headings = Readonly<Record<'buy' | 'pays' | 'lose' | 'ends' | 'fees' | 'change' | 'check', string>>
type Own = { title: string; summary: string } & Readonly<
  Record<'buy' | 'pays' | 'lose' | 'ends' | 'fees' | 'check', string>
>
type Written = {
  headings: Headings
  /** What the house can change, the same for all of them. */
  change: string
  /** That the receipt of a purchase names the text. */
  named: string
}

/** The agreement of every family of products in one language, each in the same seven parts. */
export function productAgreements(
  { headings, change, named }: Written,
  own: Readonly<Record<ProductAgreement, Own>>,
): Readonly<Record<ProductAgreement, ArticleText>> {
  const textOf = ({ title, summary, buy, pays, lose, ends, fees, check }: Own): ArticleText => {
    const parts = { buy, pays, lose, ends, fees, change, check: `${check}\n\n${named}` }
    const names = Object.keys(headings) as (keyof Headings)[]
    const body = names.map((name, index) => `## ${index + 1}. ${headings[name]}\n\n${parts[name]}`).join('\n\n')
    return { title, summary, body }
  }
  return {
    'strategy-agreement': textOf(own['strategy-agreement']),
    'machine-agreement': textOf(own['machine-agreement']),
    'bond-agreement': textOf(own['bond-agreement']),
    'token-sale-agreement': textOf(own['token-sale-agreement']),
  }
}
