import { type ToCheck, verdictOf } from './verdict-of.ts'

/** Takes a receipt, and answers with the verdict on it. */
addEventListener('message', ({ data }: MessageEvent<ToCheck>) => {
  void verdictOf(data).then(postMessage)
})
