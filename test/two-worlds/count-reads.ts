/** How often anything is read from `data`, at any depth, while `work` is done with it. */
export function countReads<Data>(data: Data, work: (counted: Data) => void): number {
  let reads = 0;
  const known = new WeakMap<object, object>();
  const handler: ProxyHandler<object> = {
    get(target, key, receiver) {
      reads += 1;
      return counted(Reflect.get(target, key, receiver) as unknown);
    },
  };
  const counted = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const proxy = known.get(value) ?? new Proxy(value, handler);
    known.set(value, proxy);
    return proxy;
  };
  work(counted(data) as Data);
  return reads;
}
