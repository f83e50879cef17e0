'use client';

import { useEffect, useState } from 'react';
import { timeInIndia } from '#platform/clock.ts';

/** The time in India in the bar: a screen of the content service stays open while its clock goes on. */
export function TickingClock({ drawnAt }: { drawnAt: number }) {
  const [time, setTime] = useState(timeInIndia(new Date(drawnAt)));
  useEffect(() => {
    const ticking = setInterval(() => setTime(timeInIndia(new Date())), 1000);
    return () => clearInterval(ticking);
  }, []);
  return <time>{time}</time>;
}
