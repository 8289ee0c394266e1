/** Who finds a fault in a life. */
export type Checker =
  /** The model: what was done and what was refused, by the rules. */
  | 'model'
  /** The records of the house beside the model and the postings. */
  | 'records'
  /** Postings, chains and sums, without any rules. */
  | 'auditor'
  /** What should have been done by now. */
  | 'overdue'
  /** Answers that contradict each other. */
  | 'desk'
  /** What was sent over chains, and to whom. */
  | 'payments'
  /** The house's own counts of bugs, and its complaints. */
  | 'house'
  | 'checkpoints'
  | 'receipt'
  | 'replay'
  | 'verify'

/** The faults with the name of who found them. */
export const foundBy = (checker: Checker, faults: readonly string[]): string[] =>
  faults.map((fault) => `${checker}: ${fault}`)

export const checkersOf = (faults: readonly string[]): string[] => [
  ...new Set(faults.map((fault) => fault.slice(0, fault.indexOf(':')))),
]
