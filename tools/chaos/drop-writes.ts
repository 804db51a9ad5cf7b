/** Runs in a page, as a mistake to be found: of the records of events that are written, every third one is gone at once. */
export function dropWrites(): void {
  const put = Reflect.get(IDBObjectStore.prototype, 'put')
  let count = 0
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given) {
    const request = put.apply(this, given)
    const isDropped = this.name === 'segments' && (count += 1) % 3 === 0
    if (isDropped) request.addEventListener('success', () => this.delete(request.result))
    return request
  }
}
