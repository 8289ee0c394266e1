import { verdictOf } from './verdict-of.ts'

/** Takes a receipt as text, and answers with the verdict on it. */
addEventListener('message', ({ data }: MessageEvent<string>) => {
  postMessage(verdictOf(data))
})
