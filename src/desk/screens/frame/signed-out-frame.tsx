import type { ReactNode } from 'react';
import { BrandMark } from '#ui/brand/brand-mark.tsx';
import { Picture } from '#ui/shapes/svg-markup.tsx';
import { umbrellaWithTraits } from '#ui/umbrella/umbrella.ts';

const traits = {
  pattern: 'plumes',
  arrangement: 'pale',
  hem: 'band',
  crown: 'petals',
  gores: 12,
  rotation: 8,
} as const;

/** Lines of rain, spread by the golden ratio so that they look thrown and are the same on every page. */
const drops = Array.from({ length: 64 }, (_, place) => {
  const x = Math.round(((place * 0.7548776662) % 1) * 1440);
  const y = Math.round(((place * 0.569840291 + place * place * 0.013) % 1) * 900);
  return `M${x} ${y}l-9 30`;
}).join('');

/** Around every page that someone without a session sees: night, rain, and an umbrella that is open. */
export function SignedOutFrame({ brandName, children }: { brandName: string; children: ReactNode }) {
  return (
    <div className="night">
      <svg
        className="night-rain"
        viewBox="0 0 1440 900"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <path d={drops} />
      </svg>
      <Picture scene={umbrellaWithTraits(traits, { audience: 'everyone' })} className="night-umbrella" />
      <main className="night-door" id="main" tabIndex={-1}>
        <a className="desk-logo" href="/desk/login">
          <BrandMark />
          <b>{brandName}</b> <span>desk</span>
        </a>
        {children}
      </main>
    </div>
  );
}
