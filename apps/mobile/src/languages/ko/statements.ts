import type { statements as english } from '../en-us/statements.ts'
import type { Texts } from '../texts.ts'

export const statements: Texts<typeof english> = {
  statements: '거래 명세서',
  statementsText: '한 달의 모든 거래와 시작·종료 잔액.',
  month: '월',
  account: '계정',
  format: '형식',
  formatPdf: '보기·인쇄용',
  formatCsv: '스프레드시트용',
  download: '명세서 저장',
  statementSaved: '저장됨: {{file}}',
  monthRunning: '이번 달은 아직 끝나지 않아 현재까지의 명세서입니다.',
  statementTruncated: '한 파일의 한도를 넘어 처음 {{count}}건만 담았습니다. 잔액은 전체 기준입니다.',
}
