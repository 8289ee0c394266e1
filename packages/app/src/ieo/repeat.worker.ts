import { answerWith } from '../device/ask-worker.ts'
import { answerRepeat } from './repeat-question.ts'

answerWith(answerRepeat)
