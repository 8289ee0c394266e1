export type MemberOptions = {
  token: () => string | undefined
  /** Whether it went out. */
  send: (frame: object) => boolean
  /** Ends the connection and makes another. */
  renew: () => void
  onSignedOut: () => void
}

/** Who a socket is signed in as. */
export type Member = {
  /** Asks for what the present token says, unless it is so already. */
  signIn: () => void
  /** Events that come now are those of the present token. */
  isPresent: () => boolean
  /** What the server has answered. */
  signedIn: () => void
  signedOut: () => void
  refused: () => void
  /** There is no answer to what was asked, and nothing of what was: a new socket, or a server in trouble. */
  forget: () => void
}

/** Keeps a socket signed in with the present token. One question at a time, as the server wants it. */
export function createMember({ token, send, renew, onSignedOut }: MemberOptions): Member {
  let asked: string | undefined
  let held: string | undefined

  function signIn(): void {
    const present = token()
    if (asked !== undefined || present === held) return
    // No frame ends what comes to a socket for its user.
    if (present === undefined) renew()
    else if (send({ op: 'sign_in', token: present })) asked = present
  }

  return {
    signIn,
    isPresent: () => held !== undefined && held === token(),
    signedIn() {
      held = asked
      asked = undefined
      signIn()
    },
    /** A server that cannot tell which sessions are left says so to all of a user: whoever has one may come again. */
    signedOut() {
      held = undefined
      signIn()
    },
    refused() {
      if (asked === undefined) return
      const refused = asked
      asked = undefined
      held = undefined
      if (refused === token()) onSignedOut()
      else signIn()
    },
    forget() {
      asked = undefined
      held = undefined
    },
  }
}
