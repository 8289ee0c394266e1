import type { enUsMore } from './languages/en-us-more.ts'
import type { enUs } from './languages/en-us.ts'
import { bringTexts, type LoadTexts } from '@touchstone/app/texts/texts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof enUs & typeof enUsMore }
  }
}

/** Each language is two chunks of its own: what the first screens need, and the rest. */
export const loadFirst: LoadTexts = {
  'en-us': async () => (await import('./languages/en-us.ts')).enUs,
  'zh-cn': async () => (await import('./languages/zh-cn.ts')).zhCn,
  'zh-tw': async () => (await import('./languages/zh-tw.ts')).zhTw,
  jp: async () => (await import('./languages/jp.ts')).jp,
  ko: async () => (await import('./languages/ko.ts')).ko,
  mlxy: async () => (await import('./languages/mlxy.ts')).mlxy,
  tai: async () => (await import('./languages/tai.ts')).tai,
  vl: async () => (await import('./languages/vl.ts')).vl,
  xi: async () => (await import('./languages/xi.ts')).xi,
}
export const loadMore: LoadTexts = {
  'en-us': async () => (await import('./languages/en-us-more.ts')).enUsMore,
  'zh-cn': async () => (await import('./languages/zh-cn-more.ts')).zhCnMore,
  'zh-tw': async () => (await import('./languages/zh-tw-more.ts')).zhTwMore,
  jp: async () => (await import('./languages/jp-more.ts')).jpMore,
  ko: async () => (await import('./languages/ko-more.ts')).koMore,
  mlxy: async () => (await import('./languages/mlxy-more.ts')).mlxyMore,
  tai: async () => (await import('./languages/tai-more.ts')).taiMore,
  vl: async () => (await import('./languages/vl-more.ts')).vlMore,
  xi: async () => (await import('./languages/xi-more.ts')).xiMore,
}

bringTexts({ first: loadFirst, more: loadMore })
