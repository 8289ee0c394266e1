import type { enUsMore } from './en-us-more.ts'
import type { enUs } from './en-us.ts'
import { bringTexts, type LoadTexts } from '@touchstone/app/texts/texts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof enUs & typeof enUsMore }
  }
}

/** Each language is two chunks of its own: what the first screens need, and the rest. */
export const loadFirst: LoadTexts = {
  'en-us': async () => (await import('./en-us.ts')).enUs,
  'zh-cn': async () => (await import('./zh-cn.ts')).zhCn,
  'zh-tw': async () => (await import('./zh-tw.ts')).zhTw,
  jp: async () => (await import('./jp.ts')).jp,
  ko: async () => (await import('./ko.ts')).ko,
  mlxy: async () => (await import('./mlxy.ts')).mlxy,
  tai: async () => (await import('./tai.ts')).tai,
  vl: async () => (await import('./vl.ts')).vl,
  xi: async () => (await import('./xi.ts')).xi,
}
export const loadMore: LoadTexts = {
  'en-us': async () => (await import('./en-us-more.ts')).enUsMore,
  'zh-cn': async () => (await import('./zh-cn-more.ts')).zhCnMore,
  'zh-tw': async () => (await import('./zh-tw-more.ts')).zhTwMore,
  jp: async () => (await import('./jp-more.ts')).jpMore,
  ko: async () => (await import('./ko-more.ts')).koMore,
  mlxy: async () => (await import('./mlxy-more.ts')).mlxyMore,
  tai: async () => (await import('./tai-more.ts')).taiMore,
  vl: async () => (await import('./vl-more.ts')).vlMore,
  xi: async () => (await import('./xi-more.ts')).xiMore,
}

bringTexts({ first: loadFirst, more: loadMore })
