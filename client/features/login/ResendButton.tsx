import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';

const secondsUntil = (time: number): number => Math.max(0, Math.ceil((time - Date.now()) / 1_000));

/** @param time epoch ms */
function useSecondsUntil(time: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(time));
  useEffect(() => {
    const look = () => setSeconds(secondsUntil(time));
    look();
    const timer = setInterval(look, 500);
    return () => clearInterval(timer);
  }, [time]);
  return seconds;
}

interface ResendButtonProps {
  /** Epoch ms from which it may be pressed. */
  at: number;
  isSending: boolean;
  onClick: () => void;
}

const clock = (seconds: number): string => {
  if (seconds < 60) return `${seconds} s`;
  if (seconds >= 3_600) return `${Math.ceil(seconds / 3_600)} h`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

export function ResendButton({ at, isSending, onClick }: ResendButtonProps) {
  const seconds = useSecondsUntil(at);
  return (
    <Button variant="default" loading={isSending} disabled={seconds > 0} onClick={onClick}>
      {seconds > 0 ? `Resend code (${clock(seconds)})` : 'Resend code'}
    </Button>
  );
}
