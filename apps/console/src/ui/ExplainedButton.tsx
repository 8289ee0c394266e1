import { Button, type ButtonProps, Tooltip } from 'antd'
import { clsx } from 'clsx'

type ExplainedButtonProps = Omit<ButtonProps, 'disabled'> & {
  /** Why it cannot be pressed; undefined when it can. */
  off?: string | undefined
}

/** A button that says why it is off. It can be reached by the keyboard all the same, so that everybody can read it. */
export function ExplainedButton({ off, onClick, className, ...rest }: ExplainedButtonProps) {
  if (off === undefined) return <Button {...rest} className={className ?? ''} onClick={onClick} />
  return (
    <Tooltip title={off}>
      <Button
        {...rest}
        type="default"
        danger={false}
        className={clsx(className, 'why-off')}
        aria-disabled
        aria-description={off}
      />
    </Tooltip>
  )
}
