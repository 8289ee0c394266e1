import { afterEach, expect, it } from 'vitest'
import { forgetSeen, noteSeen, recentlySeen } from './recently-seen.ts'

afterEach(() => {
  localStorage.clear()
})

it('keeps the last ten, the newest first, each once', () => {
  for (let number = 0; number < 12; number += 1) noteSeen(`C${number}/USDT`)
  noteSeen('C5/USDT')
  expect(recentlySeen()).toEqual(['C5', 'C11', 'C10', 'C9', 'C8', 'C7', 'C6', 'C4', 'C3', 'C2'].map((c) => `${c}/USDT`))
  forgetSeen()
  expect(recentlySeen()).toEqual([])
})

it.each(['{', '7', '[1,null]'])('takes %s for nothing', (stored) => {
  localStorage.setItem('recentlySeen', stored)
  expect(recentlySeen()).toEqual([])
})
