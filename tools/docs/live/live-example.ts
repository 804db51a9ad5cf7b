/** `<live-example name="sdk">`: runs an example of this folder against a shop that the reader starts. @module */
import elements from './elements.html?raw'

const DEMO = 'http://localhost:3000'

type Run = (gateway: string, into: HTMLElement) => unknown

const runs: Readonly<Record<string, Run>> = {
  elements: (gateway, into) =>
    into.append(document.createRange().createContextualFragment(elements.replaceAll(DEMO, gateway))),
  sdk: async (gateway, into) => {
    const { buy } = await import('./sdk.ts')
    await buy(gateway, (line) => say(into, line))
  },
  react: async (gateway, into) => {
    const [{ createElement }, { createRoot }, { App }] = await Promise.all([
      import('react'),
      import('react-dom/client'),
      import('./react.tsx'),
    ])
    createRoot(into).render(createElement(App, { gateway }))
  },
}

const say = (into: HTMLElement, line: string): void =>
  into.append(Object.assign(document.createElement('p'), { textContent: line }))

class LiveExample extends HTMLElement {
  connectedCallback(): void {
    const form = document.createElement('form')
    const label = Object.assign(document.createElement('label'), { textContent: 'Your shop ' })
    const address = Object.assign(document.createElement('input'), { type: 'url', value: DEMO, required: true })
    const output = document.createElement('div')
    label.append(address)
    form.append(label, Object.assign(document.createElement('button'), { textContent: 'Run' }))
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      const place = document.createElement('div')
      output.replaceChildren(place)
      void this.run(new URL(address.value).origin, place)
    })
    this.replaceChildren(form, output)
  }

  private async run(gateway: string, into: HTMLElement): Promise<void> {
    try {
      await runs[this.getAttribute('name') ?? '']?.(gateway, into)
    } catch (error) {
      say(into, String(error))
    }
  }
}

customElements.define('live-example', LiveExample)
