import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { answerCalls } from '@touchstone/app/api/test-answers'
import { publicKeyAnswer } from '@touchstone/app/api/test-public-key'

const fileId = '01234567-89ab-cdef-0123-456789abcdef'
const uploadPath = '/api/sys/common/upload'
const kept = { result: { id: fileId, type: 'image/jpeg', width: 80, height: 50, bytes: 9 } }

const calls = answerCalls(publicKeyAnswer)
const answer = globalThis.fetch
const keys: (string | null)[] = []
vi.stubGlobal('fetch', (url: string, asked: RequestInit) => {
  if (url.endsWith(uploadPath)) keys.push(new Headers(asked.headers).get('idempotency-key'))
  return answer(url, asked)
})
const { ImageField } = await import('./ImageField.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { allTexts, changeLanguage } = await import('@touchstone/app/texts/texts')
/** The first call makes a seal for its body. */
const patience = { timeout: 10_000 }

beforeAll(allTexts)
beforeEach(() => {
  // This environment decodes no images.
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 80, height: 50, close: () => undefined }))
  // Upload progress is not reported: only one test needs it.
  vi.stubGlobal('XMLHttpRequest', undefined)
  URL.createObjectURL = () => 'blob:x'
  URL.revokeObjectURL = () => undefined
})
afterEach(async () => {
  cleanup()
  await changeLanguage('en-us')
})

function Field() {
  const [value, setValue] = useState<string>()
  return (
    <QueryClientProvider client={queries}>
      <ImageField label="Proof" biz="deposit_proof" value={value} onChange={setValue} />
      <output data-testid="value">{value ?? 'none'}</output>
    </QueryClientProvider>
  )
}

const head = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])
const photo = () => new File([head], 'holiday in Berlin.jpg', { type: 'image/jpeg' })
const choose = (file: File) => userEvent.upload(screen.getByLabelText('Proof'), file, { applyAccept: false })
const value = () => screen.getByTestId('value').textContent
const image = () => screen.queryByRole('img', { name: 'Proof' })

it('uploads what is chosen, shows it, and lets go of it', async () => {
  calls.set(uploadPath, kept)
  render(<Field />)
  await choose(photo())
  await waitFor(() => expect(value()).toBe(fileId), patience)
  expect(image()).not.toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Remove: Proof' }))
  expect(value()).toBe('none')
  expect(image()).toBeNull()
})

/** Sends, reports one step of progress, and never gets a response. */
class HalfSent extends EventTarget {
  readonly upload = new EventTarget()
  readonly open = (): void => undefined
  readonly setRequestHeader = (): void => undefined
  readonly abort = (): void => void this.dispatchEvent(new Event('abort'))
  send(): void {
    this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: 429, total: 1_000 }))
  }
}

it('shows how much has been sent', async () => {
  vi.stubGlobal('XMLHttpRequest', HalfSent)
  render(<Field />)
  await choose(photo())
  const bar = await screen.findByRole('progressbar', { name: 'Proof' }, patience)
  expect([bar.getAttribute('aria-valuenow'), bar.textContent]).toEqual(['42', '42%'])
  await userEvent.click(screen.getByRole('button', { name: 'Remove: Proof' }))
  expect(screen.queryByRole('progressbar')).toBeNull()
})

it('a failed upload is shown in place and repeated with the same key', async () => {
  keys.length = 0
  calls.set(uploadPath, new TypeError('offline'))
  render(<Field />)
  await choose(photo())
  const again = await screen.findByRole('button', { name: 'Try again' }, patience)
  expect(value()).toBe('none')
  expect(image()).not.toBeNull()
  calls.set(uploadPath, kept)
  await userEvent.click(again)
  await waitFor(() => expect(value()).toBe(fileId), patience)
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
})

it('what the server refuses is shown without another try', async () => {
  const result = { key: 'uploads_exhausted', details: {} }
  calls.set(uploadPath, { code: 4864, message: 'Too many uploads today.', result })
  render(<Field />)
  await choose(photo())
  expect(await screen.findByText('Too many uploads today.', {}, patience)).not.toBeNull()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

const unreadable = () => {
  const file = photo()
  file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'))
  return file
}
const large = () => Object.defineProperty(photo(), 'size', { value: 20 * 1_024 * 1_024 + 1 })
const phone = () => new File([new Uint8Array([0, 0, 0, 24]), 'ftypheic'], 'a.heic', { type: '' })

it.each([
  ['a text', () => new File(['hello'], 'a.txt', { type: 'text/plain' }), '请上传图片文件!'],
  [
    'a film',
    () => new File([new Uint8Array([0, 0, 0, 24]), 'ftypisom'], 'a.mp4', { type: 'video/mp4' }),
    '请上传图片文件!',
  ],
  ['what cannot be read', unreadable, '读取文件失败！'],
  ['what is damaged', photo, '图片加载错误！'],
  ['what is larger than 20 MB', large, '图片超过 20 MB，请选择更小的图片。'],
  ['a photo in the format of a phone', phone, '此浏览器读不了 HEIC 照片。请存为 JPEG，或改选它的截图。'],
])('%s is refused with its message', async (_, make, message) => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')))
  await changeLanguage('zh-cn')
  render(<Field />)
  await choose(make())
  expect(await screen.findByText(message)).not.toBeNull()
  expect(value()).toBe('none')
})
