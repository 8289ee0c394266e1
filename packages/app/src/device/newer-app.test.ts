import { afterEach, expect, it, vi } from 'vitest'
import { hasNewerApp } from './newer-app.ts'

const answerWith = (page: string | Error, status = 200): void => {
  vi.stubGlobal('fetch', () =>
    page instanceof Error ? Promise.reject(page) : Promise.resolve(new Response(page, { status })),
  )
}
const own = '/assets/index-abc.js'
const pageWith = (script: string): string => `<script type="module" crossorigin src="${script}"></script>`

afterEach(() => {
  document.head.replaceChildren()
})

it.each([
  ['the same app', pageWith(own), 200, false],
  ['another app', pageWith('/assets/index-def.js'), 200, true],
  ['a server in trouble', 'failed', 500, false],
  ['no network', new TypeError('no answer'), 200, false],
] as const)('%s', async (_, page, status, isNewer) => {
  const script = document.createElement('script')
  script.type = 'module'
  script.setAttribute('src', own)
  document.head.append(script)
  answerWith(page, status)
  expect(await hasNewerApp()).toBe(isNewer)
})

it('a page without a script of its own has no app to compare', async () => {
  answerWith(pageWith(own))
  expect(await hasNewerApp()).toBe(false)
})
