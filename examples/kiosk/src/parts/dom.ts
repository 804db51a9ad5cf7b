/** The kiosk's entire "framework": creates an element from name, attributes and children. Text is always text. */
export type Child = Node | string | null | false
type Handlers = Readonly<Record<string, (event: Event) => void>>
export interface Props {
  readonly class?: string
  readonly on?: Handlers
  /** Attributes; false and null leave one out, true writes it without a value. */
  readonly attr?: Readonly<Record<string, string | number | boolean | null>>
}

export function h<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  { class: className, on = {}, attr = {} }: Props = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  if (className !== undefined) element.className = className
  for (const [key, value] of Object.entries(attr))
    if (value !== null && value !== false) element.setAttribute(key, value === true ? '' : String(value))
  for (const [event, run] of Object.entries(on)) element.addEventListener(event, run)
  element.append(...children.filter(isThere))
  return element
}

const isThere = (child: Child): child is Node | string => child !== null && child !== false

export const button = (label: Child, onPress: () => void, props: Props = {}): HTMLButtonElement =>
  h('button', { ...props, attr: { type: 'button', ...props.attr }, on: { click: onPress } }, label)

const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent ?? ''

/** Redraws an area. The pressed button is replaced by a new one, which receives the focus. */
export function redraw(areas: readonly HTMLElement[], draw: () => void): void {
  const buttons = () => areas.flatMap((area) => [...area.querySelectorAll('button')])
  const pressed = buttons().find((each) => each === document.activeElement)
  const same = () => buttons().filter((each) => pressed !== undefined && nameOf(each) === nameOf(pressed))
  const at = same().findIndex((each) => each === pressed)
  draw()
  same()[at]?.focus()
}
