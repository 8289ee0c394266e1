import { expect, it } from 'vitest'
import { cropOf } from './crop.ts'

const view = { width: 400, height: 800 }
const frame = { x: 20, y: 300, width: 360, height: 200 }

it.each([
  ['a video of the same shape', { width: 800, height: 1_600 }, 0, { x: 40, y: 600, width: 720, height: 400 }],
  ['a wider one loses its sides', { width: 1_600, height: 1_600 }, 0, { x: 440, y: 600, width: 720, height: 400 }],
  ['a higher one loses top and bottom', { width: 800, height: 2_000 }, 0, { x: 40, y: 800, width: 720, height: 400 }],
  ['with a room', { width: 800, height: 1_600 }, 0.05, { x: 4, y: 580, width: 792, height: 440 }],
  ['but never beyond the video', { width: 800, height: 1_600 }, 0.1, { x: 0, y: 560, width: 800, height: 480 }],
])('%s', (_, video, room, expected) => {
  expect(cropOf({ view, video, frame, room })).toEqual(expected)
})
