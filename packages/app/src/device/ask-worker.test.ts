import { expect, it } from 'vitest'
import { askWorker } from './ask-worker.ts'

/** A worker that the test answers for. */
function openWorker() {
  const target = new EventTarget()
  const sent: unknown[] = []
  let isClosed = false
  const worker = Object.assign(target, {
    postMessage: (message: unknown) => void sent.push(message),
    terminate: () => void (isClosed = true),
  }) as unknown as Worker
  return {
    sent,
    isClosed: () => isClosed,
    asked: askWorker<string>(worker),
    answer: (data: object) => target.dispatchEvent(new MessageEvent('message', { data })),
    break: () => target.dispatchEvent(new Event('error')),
  }
}

it('gives each question its answer, in whatever order they come', async () => {
  const { asked, sent, answer } = openWorker()
  const both = [asked.ask('first'), asked.ask('second')]
  expect(sent).toEqual([
    { id: 1, asked: 'first' },
    { id: 2, asked: 'second' },
  ])
  answer({ id: 2, answer: 'b' })
  answer({ id: 1, answer: 'a' })
  expect(await Promise.all(both)).toEqual(['a', 'b'])
})

it('fails with what the work failed with, and goes on', async () => {
  const { asked, answer } = openWorker()
  const failing = asked.ask('one')
  answer({ id: 1, fault: 'no such row' })
  await expect(failing).rejects.toThrow('no such row')
  const next = asked.ask('two')
  answer({ id: 2, answer: 'here' })
  expect(await next).toBe('here')
})

it('fails whoever waits, and whoever asks later, once it has stopped', async () => {
  const worker = openWorker()
  const waiting = worker.asked.ask('one')
  expect(worker.asked.hasStopped()).toBe(false)
  worker.break()
  await expect(waiting).rejects.toThrow('the worker has stopped')
  await expect(worker.asked.ask('two')).rejects.toThrow('the worker has stopped')
  expect(worker.asked.hasStopped()).toBe(true)
  worker.asked.close()
  expect(worker.isClosed()).toBe(true)
})
