/** Virtual time: one list of tasks for everything that happens later. Nothing here reads the real clock. @module */

export interface Timeline {
  /** Milliseconds since the simulation began. */
  now(): number
  /** Runs it once, after that many milliseconds; the function that is returned cancels it. */
  after(milliseconds: number, run: () => void): () => void
  /** Everything that is due within that time happens, in order; after each task all promises settle. */
  pass(milliseconds: number): Promise<void>
  /** Promises settle; no time passes. */
  settle(): Promise<void>
  /** How many tasks have run. */
  steps(): number
}

interface Task {
  readonly at: number
  readonly order: number
  readonly run: () => void
  cancelled: boolean
}

const isBefore = (a: Task, b: Task): boolean => a.at < b.at || (a.at === b.at && a.order < b.order)

/** More tasks than this within a second of virtual time mean that something goes round in circles. */
const MOST_IN_A_SECOND = 4000

export function createTimeline(): Timeline {
  const heap = createHeap()
  let now = 0
  let order = 0
  let steps = 0
  let second = { at: 0, steps: 0 }
  const count = () => {
    steps += 1
    const at = Math.floor(now / 1000)
    second = at === second.at ? { at, steps: second.steps + 1 } : { at, steps: 1 }
    if (second.steps > MOST_IN_A_SECOND) throw new Error('The simulation goes round in circles.')
  }
  // One turn of Node's loop: all promises settle before the next.
  const settle = () => new Promise<void>((resolve) => void setImmediate(resolve))
  return {
    now: () => now,
    steps: () => steps,
    settle,
    after(milliseconds, run) {
      const task: Task = { at: now + Math.max(0, milliseconds), order: (order += 1), run, cancelled: false }
      heap.add(task)
      return () => {
        task.cancelled = true
      }
    },
    async pass(milliseconds) {
      const end = now + milliseconds
      await settle()
      for (let task = heap.first(); task && task.at <= end; task = heap.first()) {
        heap.takeFirst()
        if (task.cancelled) continue
        now = task.at
        count()
        task.run()
        await settle()
      }
      now = end
    },
  }
}

function createHeap() {
  const tasks: Task[] = []
  const swap = (one: number, other: number) => {
    const [a, b] = [tasks[one], tasks[other]]
    if (a && b) [tasks[one], tasks[other]] = [b, a]
  }
  const isOrdered = (upper: number, lower: number) => {
    const [a, b] = [tasks[upper], tasks[lower]]
    return !a || !b || isBefore(a, b)
  }
  return {
    first: () => tasks[0],
    add(task: Task) {
      tasks.push(task)
      for (let at = tasks.length - 1; at > 0;) {
        const above = (at - 1) >> 1
        if (isOrdered(above, at)) break
        swap(above, at)
        at = above
      }
    },
    takeFirst() {
      const last = tasks.pop()
      if (!last || tasks.length === 0) return
      tasks[0] = last
      for (let at = 0; ;) {
        const left = 2 * at + 1
        const least = isOrdered(left, left + 1) ? left : left + 1
        if (isOrdered(at, least)) break
        swap(at, least)
        at = least
      }
    },
  }
}
