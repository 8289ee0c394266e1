import type { Browser } from 'playwright-core'
import { type Album, openAlbum, openWindow, type Window } from './window.ts'

export type Phone = Window

type PhoneOptions = {
  /** The folder of its pictures, or the album of a story that has more windows. */
  story: string | Album
  width?: number
  height?: number
  dark?: boolean
  /** Local storage before the first page. */
  stored?: Record<string, string>
}

/** A fresh browser profile of the size of a phone, which has chosen English. */
export async function openPhone(browser: Browser, origin: string, options: PhoneOptions): Promise<Phone> {
  const { story, width = 375, height = 812, dark = false, stored = {} } = options
  const phone = await openWindow(browser, {
    album: typeof story === 'string' ? openAlbum(story) : story,
    browser: {
      viewport: { width, height },
      deviceScaleFactor: 2,
      hasTouch: true,
      isMobile: true,
      colorScheme: dark ? 'dark' : 'light',
    },
    stored: { lang: 'en-us', ...stored },
  })
  await phone.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin })
  return phone
}
