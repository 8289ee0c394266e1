import { expect, test } from 'vitest'
import { clearDrawn } from './clear-drawn.ts'

function fakeContext() {
  const calls: string[] = []
  const call =
    (name: string) =>
    (..._given: unknown[]): void => {
      calls.push(name)
    }
  const context = {
    clearRect: call('clearRect'),
    fill: call('fill'),
    stroke: call('stroke'),
    fillRect: call('fillRect'),
    strokeRect: call('strokeRect'),
    fillText: call('fillText'),
    strokeText: call('strokeText'),
    drawImage: call('drawImage'),
  }
  return { calls, context }
}

test('an empty canvas is not cleared', () => {
  const { calls, context } = fakeContext()
  clearDrawn(context)
  context.clearRect(0, 0, 10, 10)
  context.clearRect(0, 0, 10, 10)
  expect(calls).toEqual([])
})

test.each(['fill', 'stroke', 'fillRect', 'strokeRect', 'fillText', 'strokeText', 'drawImage'] as const)(
  'after %s it is cleared once',
  (name) => {
    const { calls, context } = fakeContext()
    clearDrawn(context)
    Reflect.apply(context[name], context, [])
    context.clearRect(0, 0, 10, 10)
    context.clearRect(0, 0, 10, 10)
    expect(calls).toEqual([name, 'clearRect'])
  },
)

test('seen twice, it is as if seen once', () => {
  const { calls, context } = fakeContext()
  clearDrawn(context)
  clearDrawn(context)
  context.fillRect(0, 0, 1, 1)
  context.clearRect(0, 0, 10, 10)
  expect(calls).toEqual(['fillRect', 'clearRect'])
})
