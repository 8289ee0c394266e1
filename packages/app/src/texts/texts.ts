import { loadFirst, loadMore } from '@touchstone/texts/load-texts'
import type { FirstTexts, MoreTexts } from '@touchstone/texts/sections'
import type { Language } from '@touchstone/wire/languages'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { writeIn } from '../format/written-language.ts'
import { currentLanguage, currentTag, storeLanguage } from './language.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: FirstTexts & MoreTexts }
  }
}

const namespace = 'translation'
/** Whole languages; each failure may be tried again. */
const loaded = new Map<Language, Promise<void>>()

let starting: Promise<void> | undefined

/** Loads what the first screens need in the language that is chosen. */
export function startTexts(): Promise<void> {
  starting ??= start()
  return starting
}

/** Loads everything there is to say: for whoever shows a screen without its route. */
export async function allTexts(): Promise<void> {
  await startTexts()
  await moreTexts()
}

async function start(): Promise<void> {
  const texts = await loadFirst(currentLanguage())
  await i18next.use(initReactI18next).init({
    lng: currentTag(),
    fallbackLng: false,
    resources: { [currentTag()]: { [namespace]: texts } },
    interpolation: { escapeValue: false },
    // A screen comes on when its texts are there: nothing that is shown is rendered again when more are added.
    react: { bindI18n: 'languageChanged', bindI18nStore: '' },
  })
  document.documentElement.lang = currentTag()
  writeIn(currentTag())
}

/** Loads the texts of all other screens, once a language. */
export function moreTexts(): Promise<void> {
  const language = currentLanguage()
  const tag = currentTag()
  const loading =
    loaded.get(language) ??
    Promise.all([loadMore(language), startTexts()]).then(([texts]) => {
      i18next.addResourceBundle(tag, namespace, texts, true)
    })
  loaded.set(language, loading)
  loading.catch(() => loaded.delete(language))
  return loading
}

/** Changes the language of every screen, and of what the server says from now on. */
export async function changeLanguage(language: Language): Promise<void> {
  const texts = await loadFirst(language)
  storeLanguage(language)
  i18next.addResourceBundle(currentTag(), namespace, texts, true)
  await moreTexts()
  document.documentElement.lang = currentTag()
  writeIn(currentTag())
  await i18next.changeLanguage(currentTag())
}
