import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { makeTestFolder } from '../../platform/test-folder.ts'
import { openSearchMarks } from './search-marks.ts'

const phone = '+49 151 23456789'

it('is the same after a restart, another one under another key, and never a plain hash', async () => {
  const folder = makeTestFolder('search-marks')
  const first = (await openSearchMarks({ folder }))(phone)
  expect(first).toMatch(/^[0-9a-f]{16}$/)
  expect((await openSearchMarks({ folder }))(phone)).toBe(first)
  expect((await openSearchMarks({ folder }))(`${phone}0`)).not.toBe(first)
  expect((await openSearchMarks({ folder, key: '07'.repeat(32) }))(phone)).not.toBe(first)
  expect(createHash('sha256').update(phone).digest('hex')).not.toContain(first)
  await rm(folder, { recursive: true })
})
