import { answerWith } from '../device/ask-worker.ts'
import { answerCheck } from './check-questions.ts'

answerWith(answerCheck)
