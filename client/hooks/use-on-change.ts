import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `react` whenever the value differs from the one before; not for the first one. */
export function useOnChange<T>(value: T, react: (value: T) => void): void {
  const before = useRef(value);
  const reactNow = useEffectEvent(react);
  useEffect(() => {
    if (Object.is(before.current, value)) return;
    before.current = value;
    reactNow(value);
  }, [value]);
}
