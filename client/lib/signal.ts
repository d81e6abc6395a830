/** A value announced to whoever listens, outside React. */
export interface Signal<T> {
  emit(value: T): void;
  /** Returns the function that stops listening. */
  listen(listener: (value: T) => void): () => void;
}

export const createSignal = <T>(): Signal<T> => {
  const listeners = new Set<(value: T) => void>();
  return {
    emit: (value) => {
      for (const listener of listeners) listener(value);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
