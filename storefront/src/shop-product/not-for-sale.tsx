import message from '../catalogue/message.module.css'
import { AppLink } from '../ui/app-link.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'

/** No store has a product of this name: answered with 404, and a way on. */
export function CommerceProductNotFound() {
  return (
    <section className={message.message}>
      <Picture path="/scenes/nothing-found.jpg" alt="" width={480} height={360} className={message.scene} />
      <div>
        <h1 tabIndex={-1}>We have no such product</h1>
        <p>None of our dispensaries carries it. Perhaps it has sold out for good, or the address has a slip in it.</p>
        <AppLink href="/category" className={buttonClass()}>
          See all shelves
        </AppLink>
      </div>
    </section>
  )
}
