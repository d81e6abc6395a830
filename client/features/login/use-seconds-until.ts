import { useEffect, useState } from 'react';

const secondsUntil = (time: number): number => Math.max(0, Math.ceil((time - Date.now()) / 1_000));

/** @param time epoch ms */
export function useSecondsUntil(time: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(time));
  useEffect(() => {
    const look = () => setSeconds(secondsUntil(time));
    look();
    const timer = setInterval(look, 500);
    return () => clearInterval(timer);
  }, [time]);
  return seconds;
}
