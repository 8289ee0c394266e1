import type { Step } from './shot.ts'
import { changingResult } from './steps.ts'

/** What an operator's work and photos bring about. */
const image = (at: number) => `01234567-89ab-4def-8123-45678901234${at}`
const reasonText = 'The photos are not sharp enough to read.'

export const identityNone = { level: 0, state: 'none', reason: null, reasonText: null, triesLeft: 3 }
export const identityRejected = {
  ...identityNone,
  state: 'rejected',
  reason: 'image_unclear',
  reasonText,
  triesLeft: 2,
}
export const identityBasic = { ...identityNone, level: 1 }

export const applicationWaiting = {
  id: '2',
  level: 1,
  state: 'waiting',
  reason: null,
  reasonText: null,
  submittedTime: '2026-01-31 18:00:00',
  decidedTime: null,
  basic: {
    surname: 'Meridian',
    firstName: 'Ada',
    birthday: '1990-03-14',
    country: 'DE',
    documentType: 'id_card',
    documentNumber: '••••••T471',
    front: image(0),
    back: image(1),
  },
  advanced: null,
}
export const applicationRejected = {
  ...applicationWaiting,
  id: '1',
  state: 'rejected',
  reason: 'image_unclear',
  reasonText,
  decidedTime: '2026-01-31 19:30:00',
}
export const applicationVerified = { ...applicationWaiting, state: 'verified', decidedTime: '2026-01-31 19:30:00' }

export const applicationsPage = (...records: object[]) => ({
  records,
  total: records.length,
  size: 50,
  current: 1,
  pages: 1,
})

/** The images of a document, as somebody would see them who has sent some. */
export const documentImages: Step = async ({ page }) => {
  const url = await page.evaluate(drawCard)
  const body = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
  await page.route(
    ({ pathname }) => pathname.startsWith('/api/sys/common/file/'),
    (route) => route.fulfill({ contentType: 'image/jpeg', body }),
  )
}

/** Runs in the page, so it holds all that it needs. */
function drawCard(): string {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 640, height: 404 })
  const pen = canvas.getContext('2d')
  const parts = [
    ['#5a4636', 0, 0, 640, 404],
    ['#dfe7ea', 30, 24, 580, 356],
    ['#2f5d7c', 30, 24, 580, 50],
    ['#8fa3ab', 60, 104, 150, 190],
    ['#4d5b66', 240, 120, 200, 16],
    ['#4d5b66', 240, 170, 260, 16],
    ['#4d5b66', 240, 220, 160, 16],
  ] as const
  for (const [colour, x, y, width, height] of parts) {
    if (pen === null) break
    pen.fillStyle = colour
    pen.fillRect(x, y, width, height)
  }
  return canvas.toDataURL('image/jpeg')
}

/** The user as who they are not: these fields of theirs are others. */
const userWith =
  (changed: object): Step =>
  async (scene) => {
    const { page, who } = scene
    if (who === 'visitor') return
    await changingResult<object>('currentUser', (result) => ('id' in result ? { ...result, ...changed } : result))(
      scene,
    )
    // A page that is there already knows another.
    if (page.url().startsWith('http')) await page.reload()
  }

/** Somebody with an e-mail address. */
/** A guest has no way to be reached. */
export const asGuest = userWith({ guest: true })
export const withContact = userWith({ guest: false, email: 'a***@example.com' })

export const withAuthenticator = userWith({ secondFactorBound: true })
