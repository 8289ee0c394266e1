import { merged } from '@touchstone/domain/rulebook/merged'
import type { PostingKind } from '@touchstone/domain/rulebook/nouns'
import type { Expectation } from '@touchstone/wire/expectations'
import type { MessageKind } from '@touchstone/wire/codes/message-kinds'
import type { RefusalKind } from '@touchstone/wire/codes/refusal-codes'
import type { english } from './english.ts'
import type { MessageText, MessageWord, NounTexts, Translated } from './form/noun-texts.ts'

type English = typeof english
type Noun = keyof English
type SectionName = keyof NounTexts

/** By noun, in one language. */
export type Nouns = Readonly<Record<Noun, NounTexts>>

type Has<Name extends SectionName> = {
  [Each in Noun]: English[Each] extends { readonly [Key in Name]: object } ? Each : never
}[Noun]
type SectionOf<Each extends Noun, Name extends SectionName> = English[Each] extends {
  readonly [Key in Name]: infer Section
}
  ? Section
  : never
type All<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer Every) => void
  ? Every
  : never

/** A section of all nouns as one. */
type Merged<Name extends SectionName> = All<SectionOf<Has<Name>, Name>>

/** Whose screens come first: every screen needs the frame. What it says is of no noun, and stands beside the nouns. */
const firstNouns = ['home', 'market'] as const
type FirstNoun = (typeof firstNouns)[number]

type ScreensOf<Each extends Noun> = { readonly [Key in Each & Has<'screen'>]: SectionOf<Key, 'screen'> }

/** What every screen needs, and the first two: loaded before anything is shown. */
export type FirstTexts = SectionOf<'frame', 'screen'> & ScreensOf<FirstNoun>
/** The texts of all other screens. */
export type MoreTexts = ScreensOf<Exclude<Noun, FirstNoun | 'frame'>> & { readonly entries: Merged<'entries'> }

export type RefusalTexts = Readonly<Record<RefusalKind, string>>

/** All that is said in one language. A kind or word without a text does not compile. */
export type Texts = {
  readonly first: Translated<FirstTexts>
  readonly more: Translated<MoreTexts>
  readonly refusals: RefusalTexts
  readonly expectations: Readonly<Record<Expectation | 'request' | 'frame' | 'absent_field', string>>
  readonly entries: Readonly<Record<PostingKind, string>>
  readonly messages: Readonly<Record<MessageKind, MessageText>>
  readonly messageWords: Readonly<Record<MessageWord, string>>
  readonly mails: Translated<Merged<'mails'>>
  readonly paper: Translated<Merged<'paper'>>
}

/** One section of all nouns, as one. */
const sectionOf = <Name extends SectionName>(nouns: Nouns, name: Name): Translated<Merged<Name>> =>
  Object.fromEntries(merged<NounTexts, unknown>(nouns, (texts) => texts[name] ?? {})) as Translated<Merged<Name>>

/** The sections of all nouns, put together as they are read. @throws where two nouns have a text of the same name. */
export function textsFrom(nouns: Nouns): Texts {
  const isFirst = (noun: string): boolean => firstNouns.some((each) => each === noun)
  const screens = Object.entries(nouns).flatMap(([noun, { screen }]) =>
    screen === undefined || noun === 'frame' ? [] : [[noun, screen] as const],
  )
  const entries = sectionOf(nouns, 'entries')
  const first = { ...nouns.frame.screen, ...Object.fromEntries(screens.filter(([noun]) => isFirst(noun))) }
  const more = { ...Object.fromEntries(screens.filter(([noun]) => !isFirst(noun))), entries }
  return {
    first: first as Texts['first'],
    more: more as unknown as Texts['more'],
    refusals: sectionOf(nouns, 'refusals'),
    expectations: sectionOf(nouns, 'expectations'),
    entries,
    messages: sectionOf(nouns, 'messages'),
    messageWords: sectionOf(nouns, 'messageWords'),
    mails: sectionOf(nouns, 'mails'),
    paper: sectionOf(nouns, 'paper'),
  }
}
