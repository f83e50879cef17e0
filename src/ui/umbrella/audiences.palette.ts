import type { Colour } from '../shapes/colours.ts';

export const umbrellaAudiences = ['companies', 'people', 'fertility', 'agents', 'everyone'] as const;
export type UmbrellaAudience = (typeof umbrellaAudiences)[number];

/** The four colours of an umbrella: its cloth, the pale cloth sewn between, the trimming, the thread. */
export type UmbrellaPalette = { cloth: Colour; pale: Colour; trim: Colour; thread: Colour };

export const umbrellaPalettes: Record<UmbrellaAudience, UmbrellaPalette> = {
  companies: { cloth: 'indigo', pale: 'rain-soft', trim: 'marigold', thread: 'ink' },
  people: { cloth: 'leaf', pale: 'leaf-soft', trim: 'marigold', thread: 'ink' },
  fertility: { cloth: 'rose', pale: 'rose-soft', trim: 'terracotta', thread: 'terracotta-deep' },
  agents: { cloth: 'marigold', pale: 'marigold-soft', trim: 'terracotta', thread: 'ink' },
  everyone: { cloth: 'terracotta', pale: 'terracotta-soft', trim: 'marigold', thread: 'ink' },
};
