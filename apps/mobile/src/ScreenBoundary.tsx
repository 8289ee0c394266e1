import { Component, type ReactNode } from 'react'
import { Failure } from './ui/Failure.tsx'

type State = { error: unknown }

/** Shows a retry where a screen's code failed to load or the screen threw. */
export class ScreenBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return (
      <main className="px-4 pt-24">
        <Failure
          error={error}
          onRetry={() => {
            globalThis.location.reload()
          }}
        />
      </main>
    )
  }
}
