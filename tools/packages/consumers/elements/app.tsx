/** Elements in React's JSX. */
import '@leaflog/elements/react'
import '@leaflog/elements'

export const App = () => (
  <leaflog-shop gateway="https://shop.example" store="fl_miami">
    <leaflog-menu category="flower" className="menu" onleaflog-added={({ detail }) => console.log(detail.name)}>
      <h2 slot="heading">Today</h2>
    </leaflog-menu>
    <leaflog-cart checkout-url="/checkout" onleaflog-error={({ detail }) => console.warn(detail.code)} />
  </leaflog-shop>
)
