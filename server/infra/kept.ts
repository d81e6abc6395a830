// Values that never change once they are known, so that each is looked up once in a process. Their number is bounded: the
// oldest go first.

export interface Kept<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
}

export const createKept = <Value>(most: number): Kept<Value> => {
  const known = new Map<string, Value>();
  return {
    get: (key) => known.get(key),
    set(key, value) {
      const [oldest] = known.keys();
      if (oldest !== undefined && known.size >= most) known.delete(oldest);
      known.set(key, value);
    },
  };
};
