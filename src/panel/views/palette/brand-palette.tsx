import type { ReactNode } from 'react';
import { brand } from '#ui/brand/brand.ts';
import { brandTokens } from '#ui/brand/brand-tokens.ts';

/** The brand's paints and fonts, for the screens of the content service as for everything else; see `palette.css`. */
export function BrandPalette({ children }: { children: ReactNode }) {
  return (
    <>
      <style>{brandTokens(brand())}</style>
      {children}
    </>
  );
}
