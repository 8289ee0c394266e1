import { expect, it } from 'vitest'
import { turnedPoint } from './turned-input.ts'

/** An element of 600 by 300, turned to the right at the corner of the window: it is 300 wide and 600 high there. */
const bounds = { right: 300, top: 0 }

it.each([
  ['its top left corner is at the top right', { clientX: 300, clientY: 0 }, { x: 0, y: 0 }],
  ['its top right corner is at the bottom right', { clientX: 300, clientY: 600 }, { x: 600, y: 0 }],
  ['its bottom left corner is at the top left', { clientX: 0, clientY: 0 }, { x: 0, y: 300 }],
])('%s', (_, point, expected) => {
  expect(turnedPoint(point, bounds)).toEqual(expected)
})
