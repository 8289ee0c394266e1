/** Loaded before a server: its clock is ahead by the days that the environment names. */
const aheadMs = Number(process.env['CLOCK_AHEAD_DAYS'] ?? 0) * 86_400_000
const trueNow = Date.now

globalThis.Date = new Proxy(Date, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length === 0 ? [Date.now()] : given, made) as Date,
})
Date.now = () => trueNow() + aheadMs
