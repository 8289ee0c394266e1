/** Keys that imitate the house's own or are malformed: none of them may reach the house's namespace. */
export const forgedKeys = (contractId: string): string[] => [
  `settle:${contractId}`,
  `fill:${contractId}`,
  'demo:grant',
  `u:settle:${contractId}`,
  '',
  '00000000-0000-4000-8000-000000000000',
  'settle:01890000-0000-7000-8000-000000000000',
  "01890000-0000-7000-8000-000000000000'",
]
