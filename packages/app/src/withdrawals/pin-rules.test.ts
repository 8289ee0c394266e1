import { expect, it } from 'vitest'
import { isEasyPin } from './pin-rules.ts'

it.each(['000000', '123456', '987654', '567890', '121212', '123123', '654321'])('%s is easy', (pin) => {
  expect(isEasyPin(pin)).toBe(true)
})

it.each(['394817', '112233', '908172', '246813'])('%s is not', (pin) => {
  expect(isEasyPin(pin)).toBe(false)
})
