// Browser storage that never throws: where it is blocked or full, values live in memory for this page.
const createSafeStorage = (open: () => Storage) => {
  const memory = new Map<string, string>();
  return {
    read(key: string): string | null {
      try {
        return open().getItem(key) ?? memory.get(key) ?? null;
      } catch {
        return memory.get(key) ?? null;
      }
    },
    write(key: string, value: string): void {
      try {
        open().setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
    remove(key: string): void {
      memory.delete(key);
      try {
        open().removeItem(key);
      } catch {
        // Nothing was stored there, so nothing is left to remove.
      }
    },
    clear(): void {
      memory.clear();
      try {
        open().clear();
      } catch {
        // Nothing was stored there, so nothing is left to clear.
      }
    },
  };
};

export type SafeStorage = ReturnType<typeof createSafeStorage>;

/** Storage that is kept for good. */
export const deviceStorage = createSafeStorage(() => localStorage);
/** Storage that is kept until the tab is closed. */
export const tabStorage = createSafeStorage(() => sessionStorage);

/** The parsed value under a key; null when there is none or it is not JSON. */
export const readJson = (storage: SafeStorage, key: string): unknown => {
  const text = storage.read(key);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

export const writeJson = (storage: SafeStorage, key: string, value: unknown): void =>
  storage.write(key, JSON.stringify(value));
