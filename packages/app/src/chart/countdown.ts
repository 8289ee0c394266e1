/** The time until a candle is complete, as the axis shows it: `12:33`, `01:02:03`, `3d 04h`. */
export function countdown(seconds: number): string {
  const two = (part: number): string => String(part).padStart(2, '0')
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3_600) % 24,
    Math.floor(seconds / 60) % 60,
  ]
  if (days > 0) return `${days}d ${two(hours)}h`
  return hours > 0 ? `${two(hours)}:${two(minutes)}:${two(seconds % 60)}` : `${two(minutes)}:${two(seconds % 60)}`
}
