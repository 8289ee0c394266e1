import { computesFrom, defaultRequestLimits, expensiveFrom, wrongTokenWeight } from '../../api/limits.ts'
import { callerJobs } from '../../api/expensive-jobs.ts'
import { defaultLimits } from '../../executor/submission.ts'
import { hoursAWeight } from '../../features/market/market.routes.ts'

const { address, addressSignIn, account, sockets } = defaultRequestLimits
const { bookQueuedMax } = defaultLimits
const { callerAtOnce, callerWaitingMax, waitMsMax } = callerJobs

const rows: readonly (readonly [what: string, most: number])[] = [
  ['weights of all calls from one address', address],
  ['calls marked <em>sign-in</em> from one address, whatever they weigh', addressSignIn],
  ['weights of all calls of one account, wherever they come from', account],
]

/** How much a caller may ask for: the server's own figures. */
export const limitsSection = `<section id="limits">
<h2>Limits</h2>
<p>Each call has a <em>weight</em>: 1 is some milliseconds of work. In a minute, which begins with its first call, a caller
may spend:</p>
<table><tbody>${rows.map(([what, most]) => `<tr><td>${what}</td><td>${most}</td></tr>`).join('')}</tbody></table>
<p>A call that weighs more than is left is answered, and the next minutes pay for it. Once nothing is left the answer is
<code>too_many_requests</code> with the <code>seconds</code> to wait, also in the <code>retry-after</code> header. A token
that has no session weighs ${wrongTokenWeight} more. An IPv6 network of 64 bits is one address; one of
56 bits has as much as four addresses, and one of 48 bits as much as sixteen. The calls of operators count for their address
alone.</p>
<p>Of the calls that weigh ${expensiveFrom} or more a caller has ${callerAtOnce} running at once; ${callerWaitingMax} more
wait for up to ${waitMsMax / 1_000} seconds. Those that weigh ${computesFrom} or more run one at a time for all callers
together. In <code>candles</code> each ${hoursAWeight} hours of a chart that must be computed weigh 1 more, and run like
those.</p>
<p>Of the commands of one book ${bookQueuedMax} wait at once. One more is refused as <code>book_busy</code>, with that number as
<code>maximum</code> and the <code>seconds</code> to wait; of a whole house that is busy the answer is
<code>overloaded</code>. Nothing was done either way: send it again under its key.</p>
<p>One address has at most ${sockets} WebSockets open. To open one, and each <code>sign_in</code> on it, weighs 1 on the
address.</p>
</section>`
