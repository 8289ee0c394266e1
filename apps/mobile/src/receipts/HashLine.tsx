import { CopyButton } from '../ui/CopyButton.tsx'

/** A long hash: all of it can be seen and copied. */
export function HashLine({ label, text }: { label: string; text: string }) {
  return (
    <div className="flex items-center gap-2">
      <div className="min-w-0 flex-1">
        <p className="text-xs text-fg-3">{label}</p>
        <p className="font-mono text-xs leading-relaxed break-all text-fg-2 select-all">{text}</p>
      </div>
      <CopyButton text={text} label={label} className="-mr-3 shrink-0" />
    </div>
  )
}
