const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]
/** Each names the engine's maker too, so the order counts. */
const browsers: readonly [RegExp, string][] = [
  [/Edg[A-Za-z]*\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const first = (text: string, among: readonly [RegExp, string][]): string | undefined =>
  among.find(([sign]) => sign.test(text))?.[1]

/** What a person calls a device, from what its browser calls itself; that itself where nothing is known. */
export function deviceName(userAgent: string): string {
  const known = [first(userAgent, browsers), first(userAgent, systems)].filter((part) => part !== undefined)
  return known.length === 0 ? userAgent.slice(0, 60) || '–' : known.join(' · ')
}
