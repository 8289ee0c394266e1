import { answerWith } from '../device/ask-worker.ts'
import { askDesk, type DeskQuestion } from './desk-messages.ts'
import { createProofDesk } from './proof-desk.ts'

const desk = createProofDesk()

/** Questions come one after the other: whoever asks awaits each answer. */
answerWith<DeskQuestion>(async (question) => askDesk(await desk, question))
