import { askDesk, type DeskAnswer, type DeskQuestion } from './desk-messages.ts'
import { createProofDesk } from './proof-desk.ts'

const desk = createProofDesk()

/** Questions come one after the other: whoever asks awaits each answer. */
addEventListener('message', ({ data }: MessageEvent<DeskQuestion>) => {
  void desk
    .then((opened) => askDesk(opened, data))
    .then(
      (answer): DeskAnswer => ({ id: data.id, answer }),
      (error: unknown): DeskAnswer => ({ id: data.id, fault: error instanceof Error ? error.message : String(error) }),
    )
    .then((answer) => {
      postMessage(answer)
    })
})
