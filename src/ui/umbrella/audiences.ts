import type { Colour } from '../shapes/colours.ts';

/** The audience of a page. Each audience has umbrellas of its own colours, which are the brand's to choose. */
export const umbrellaAudiences = ['companies', 'people', 'fertility', 'agents', 'everyone'] as const;
export type UmbrellaAudience = (typeof umbrellaAudiences)[number];

/** The four colours of an umbrella: its cloth, the pale cloth sewn between, the trimming, the thread. */
export type UmbrellaPalette = { cloth: Colour; pale: Colour; trim: Colour; thread: Colour };
