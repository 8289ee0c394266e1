import { answerWith } from '../device/ask-worker.ts'
import { answerRepeat, type RepeatQuestion } from './repeat-question.ts'

answerWith((question: RepeatQuestion) => answerRepeat(question))
