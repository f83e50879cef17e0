/** Small pictures in lines; words next to them always say what they mean. */
const lines = {
  find: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13ZM15.5 15.5L21 21',
  call: 'M7 3.5l3 4.5-2 2.2a12 12 0 0 0 5.8 5.8L16 14l4.5 3-1.2 3.2c-.3.8-1.2 1.3-2 1.1C9.700 19.700 4.300 14.300 2.700 6.700c-.2-.8.3-1.700 1.100-2z',
  'no-answer': 'M4 18l3-4 3 1a12 12 0 0 0 4-4l-1-3 4-3M14 4l6 6M20 4l-6 6',
  note: 'M4 20l1-5L16 4l4 4L9 19zM14 6l4 4',
  mail: 'M3 6h18v12H3zM3 7l9 7 9-7',
  take: 'M12 3v11M7 10l5 5 5-5M4 17v4h16v-4',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12ZM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6Z',
  tick: 'M4 12.500l5 5L20 6.500',
  no: 'M5 5l14 14M19 5L5 19',
  clock: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18ZM12 7v5l4 2',
  hand: 'M4 8h13l-4-4M20 16H7l4 4',
  lock: 'M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4',
  next: 'M4 12h16M14 6l6 6-6 6',
  stop: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM8 12h8',
} as const;
export type IconName = keyof typeof lines;

export function Icon({ name, className = 'desk-icon' }: { name: IconName; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path className="icon-line" d={lines[name]} />
    </svg>
  );
}
