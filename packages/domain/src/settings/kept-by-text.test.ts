import { expect, it } from 'vitest'
import { keptByText } from './kept-by-text.ts'

it('makes it once of each text, and again of one that others have displaced', () => {
  const asked: string[] = []
  const keep = keptByText((text) => {
    asked.push(text)
    return { text }
  })
  const first = keep('a')
  expect([keep('b').text, keep('c').text, keep('d').text]).toEqual(['b', 'c', 'd'])
  expect(keep('a')).toBe(first)
  expect(asked).toEqual(['a', 'b', 'c', 'd'])
  keep('e')
  expect(keep('a')).toEqual(first)
  expect(asked).toEqual(['a', 'b', 'c', 'd', 'e', 'a'])
})

it('keeps nothing of a text that cannot be read', () => {
  let tries = 0
  const keep = keptByText((): string => {
    tries += 1
    throw new Error('unreadable')
  })
  for (let time = 0; time < 2; time += 1) expect(() => keep('x')).toThrow('unreadable')
  expect(tries).toBe(2)
})
