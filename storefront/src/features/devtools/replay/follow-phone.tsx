import { Smartphone } from 'lucide-react'
import { Icon } from '../../../shared/ui/icon.tsx'
import type { FollowedState } from '../following/use-followed-log.ts'

type Props = {
  state: FollowedState
  /** Of this page. */
  origin: string
  onBegin: () => void
  onCancel: () => void
}

/** The addresses of the machine itself, which no other device reaches. */
const OWN_MACHINE = /^https?:\/\/(?:localhost|127\.|\[::1\])/

/** Offers to follow another device, and shows the code that is entered there. */
export function FollowPhone({ state, origin, onBegin, onCancel }: Props) {
  return (
    <section className="tm-follow" aria-labelledby="tm-follow">
      <h2 id="tm-follow">Follow a phone</h2>
      {state.is === 'waiting' ? (
        <>
          <p>
            On the phone, add <code>?devtools</code> to an address of the shop, such as{' '}
            <code>{`${origin}/?devtools`}</code>, press <b>More</b>, then <b>Show live</b>, and enter:
          </p>
          <output className="tm-code" aria-label="Code">
            {state.code.slice(0, 3)} {state.code.slice(3)}
          </output>
          {OWN_MACHINE.test(origin) && (
            <p>
              A phone cannot reach this address. Open this page at the computer’s own address in the network, and begin
              again there.
            </p>
          )}
        </>
      ) : (
        <p>
          Another device shows its log here while it is used, redacted, once somebody there enters a code and agrees.
        </p>
      )}
      <p role="status" className={state.is === 'over' ? 'tm-refused' : undefined}>
        {state.is === 'waiting' && 'Waiting for the phone. The code works once, for 10 minutes.'}
        {state.is === 'following' && 'The phone is here. Reading its log …'}
        {state.is === 'over' && state.text}
      </p>
      {state.is === 'waiting' || state.is === 'following' ? (
        <button type="button" className="tm-button" onClick={onCancel}>
          Cancel
        </button>
      ) : (
        <button type="button" className="tm-button tm-strong" disabled={state.is === 'asking'} onClick={onBegin}>
          <Icon icon={Smartphone} size={16} /> Follow a phone
        </button>
      )}
    </section>
  )
}
