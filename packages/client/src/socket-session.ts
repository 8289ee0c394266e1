export type SocketSessionOptions = {
  token: () => string | undefined
  /** Returns whether the frame was sent. */
  send: (frame: object) => boolean
  /** Closes the connection and opens another. */
  renew: () => void
  onSignedOut: () => void
}

/** The session that a socket is signed in with. */
export type SocketSession = {
  /** Requests a sign-in with the present token, unless it is in force already. */
  signIn: () => void
  /** Whether incoming events belong to the present token. */
  isPresent: () => boolean
  /** The server's responses. */
  signedIn: () => void
  signedOut: () => void
  refused: () => void
  /** Drops both the sign-in and any request for it: a new socket, or a server in trouble. */
  forget: () => void
}

/** Keeps a socket signed in with the present token. It sends one request at a time, as the server requires. */
export function createSocketSession({ token, send, renew, onSignedOut }: SocketSessionOptions): SocketSession {
  let requested: string | undefined
  let active: string | undefined

  function signIn(): void {
    const present = token()
    if (requested !== undefined || present === active) return
    // No frame signs a socket out, so only a new socket stops the events of its user.
    if (present === undefined) renew()
    else if (send({ op: 'sign_in', token: present })) requested = present
  }

  return {
    signIn,
    isPresent: () => active !== undefined && active === token(),
    signedIn() {
      active = requested
      requested = undefined
      signIn()
    },
    /**
     * A server that does not know which sessions remain signs out all sockets of a user; those with a session sign in
     * again.
     */
    signedOut() {
      active = undefined
      signIn()
    },
    refused() {
      if (requested === undefined) return
      const refused = requested
      requested = undefined
      active = undefined
      if (refused === token()) onSignedOut()
      else signIn()
    },
    forget() {
      requested = undefined
      active = undefined
    },
  }
}
