import { hashText } from '@touchstone/domain/ledger/hash'
import { type AgreementPurpose, agreementKinds, agreementPurposes } from '@touchstone/wire/articles'
import { defaultLanguage, type Language } from '@touchstone/wire/languages'
import { noteAcceptance } from '../../console/agreements/note-acceptance.ts'
import { noteAgreementsInForce } from '../../console/agreements/note-in-force.ts'
import type { Sql } from '../../platform/database.ts'
import { articleTexts } from '../articles/seed/article-texts.ts'
import { seedArticles } from '../articles/seed/seed-articles.ts'
import { seededArticles } from '../articles/seed/seeded-articles.ts'
import { hashedText, inLanguage, kindsOfAgreements, textsInForce } from './agreement-texts.store.ts'
import { recordAcceptance } from './agreements.store.ts'

/** Puts the agreements that every house begins with into force, as its start does. */
export async function seedAgreements(owner: Sql, at: number): Promise<void> {
  const agreements = seededArticles.filter(({ kind }) => kindsOfAgreements.includes(kind))
  await seedArticles(owner, at, agreements)
  await owner.begin((transaction) => noteAgreementsInForce(transaction, at))
}

/** What a purchase names where its buyer has accepted the agreement that every house begins with. */
export function agreedTo(purpose: AgreementPurpose, language: Language = defaultLanguage): { agreementSha256: string } {
  const article = seededArticles.find(({ kind }) => kind === agreementKinds[purpose])
  if (article === undefined) throw new Error(`no agreement for ${purpose} ships with the product`)
  return { agreementSha256: hashText(hashedText(articleTexts[language][article.slug])) }
}

/** What a purchase may name instead of the agreement for its own family, and what each is answered with. */
export const wrongAgreements = (own: AgreementPurpose) =>
  [
    ['none', { agreementSha256: undefined }, 400],
    ['a text that there is not', { agreementSha256: '0'.repeat(64) }, 4640],
    ...agreementPurposes
      .filter((purpose) => purpose !== own)
      .map((purpose) => [`the agreement for ${purpose}`, agreedTo(purpose), 4640] as const),
  ] as const

/** People who have accepted the agreement for something before: each for the first time would wait for the audit log. */
export async function haveAccepted(owner: Sql, people: readonly { userId: number }[], purpose: AgreementPurpose) {
  const text = inLanguage(await textsInForce(owner, purpose), defaultLanguage)
  if (text === undefined) throw new Error(`there is no agreement for ${purpose}`)
  await owner.begin(async (transaction) => {
    for (const { userId } of people)
      await recordAcceptance(transaction, noteAcceptance, { text, userId, occasion: 'purchase', at: text.at })
  })
}

/** What somebody has accepted, oldest first. */
export const acceptedBy = (owner: Sql, userId: number) => owner<
  { kind: string; version: number; language: string; sha256: string; occasion: string }[]
>`
  select r.kind, a.version, a.language, a.sha256, a.occasion
  from agreement_acceptances a join articles r on r.id = a.article_id
  where a.user_id = ${userId} order by a.id`
