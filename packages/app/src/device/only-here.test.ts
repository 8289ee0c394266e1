import { expect, it } from 'vitest'
import { isOnlyHere } from './only-here.ts'

it.each(['localhost', '127.0.0.1', '127.8.0.1', '[::1]'])('%s leads to this device alone', (hostname) => {
  expect(isOnlyHere(hostname)).toBe(true)
})

it.each(['touchstone.example', 'localhost.example', '127.example', '192.168.0.7', '[fe80::1]', 'app.localhost'])(
  '%s may lead here from elsewhere',
  (hostname) => {
    expect(isOnlyHere(hostname)).toBe(false)
  },
)
