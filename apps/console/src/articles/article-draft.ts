import { type articleKinds } from '@touchstone/wire/articles'
import type { ConsoleApi } from '@touchstone/wire/console/console-api'
import { type Language, languages } from '@touchstone/wire/languages'
import type * as z from 'zod/mini'
import { languageName } from '../setup/region-names.ts'

export type Article = z.output<ConsoleApi['contentArticle']['reply']>
export type ArticleKind = (typeof articleKinds)[number]
export type ArticleText = { title: string; summary: string; body: string }

/** An article while it is written: every language has a text, an empty one is not sent. */
export type ArticleDraft = {
  kind: ArticleKind
  rank: number
  targetType: '' | '1' | '2' | '3' | '4'
  targetUrl: string
  image: string
  texts: Readonly<Record<Language, ArticleText>>
}

export const kindWords: Readonly<Record<ArticleKind, string>> = {
  banner: 'Banner',
  notice: 'Notice',
  announcement: 'Announcement',
  help: 'Help',
  agreement: 'User agreement',
  strategy_agreement: 'Strategy agreement',
  machine_agreement: 'Machine agreement',
  bond_agreement: 'Bond agreement',
  token_sale_agreement: 'Token sale agreement',
}

/** Where a tap leads; short links use the same numbers. */
export const targetTypes = [
  { value: '1', label: 'A page of the app' },
  { value: '2', label: 'An address outside' },
  { value: '3', label: 'An article, by its id' },
  { value: '4', label: 'An address outside, in a window of its own' },
] as const

const noText: ArticleText = { title: '', summary: '', body: '' }

const textsOf = (of: (language: Language) => ArticleText): Record<Language, ArticleText> =>
  Object.fromEntries(languages.map((language) => [language, of(language)])) as Record<Language, ArticleText>

export const emptyDraft: ArticleDraft = {
  kind: 'announcement',
  rank: 0,
  targetType: '',
  targetUrl: '',
  image: '',
  texts: textsOf(() => noText),
}

export function draftOf({ kind, rank, target, image, texts }: Article): ArticleDraft {
  const type = targetTypes.find(({ value }) => value === String(target?.type))?.value ?? ''
  return {
    kind,
    rank,
    targetType: type,
    targetUrl: target?.url ?? '',
    image: image ?? '',
    texts: textsOf((language) => texts[language] ?? noText),
  }
}

const isWritten = ({ title, summary, body }: ArticleText): boolean => `${title}${summary}${body}`.trim() !== ''

/** What is sent to save it. */
export function savedArticle(draft: ArticleDraft, id: string | undefined) {
  const { kind, rank, targetType, targetUrl, image, texts } = draft
  return {
    ...(id === undefined ? {} : { id }),
    kind,
    rank,
    target: targetType === '' ? null : { type: Number(targetType), url: targetUrl.trim() },
    image: image.trim() === '' ? null : image.trim(),
    texts: Object.fromEntries(Object.entries(texts).filter(([, text]) => isWritten(text))) as Partial<
      Record<Language, ArticleText>
    >,
  }
}

/** Why it cannot be saved yet; undefined when it can. */
export function whyNotSaved(draft: ArticleDraft, saved: ArticleDraft | undefined): string | undefined {
  if (draft.texts['en-us'].title.trim() === '') return 'It needs an English title.'
  const untitled = languages.find(
    (language) => isWritten(draft.texts[language]) && draft.texts[language].title.trim() === '',
  )
  if (untitled !== undefined) return `The text in ${languageName(untitled)} needs a title.`
  if (draft.targetType !== '' && draft.targetUrl.trim() === '') return 'Say where a tap leads.'
  return JSON.stringify(draft) === JSON.stringify(saved) ? 'Nothing is changed.' : undefined
}
