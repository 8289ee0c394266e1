/** The symbol that the address of the chart names; where it names none, the first. */
export function symbolAsked<Each extends { symbol: string }>(
  all: readonly Each[],
  query: URLSearchParams,
): Each | undefined {
  const asked = query.get('symbol')
  return asked === null ? all[0] : all.find(({ symbol }) => symbol === asked)
}
