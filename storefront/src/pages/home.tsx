/** The front door. */
export function HomePage() {
  return <h1>Fernhill</h1>
}
