import { answerWith } from '../device/ask-worker.ts'
import { timedVerdictOf } from './timed-verdict.ts'

answerWith(timedVerdictOf)
