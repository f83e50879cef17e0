import { keepIndiaClock } from './clock/india-clock.ts';

// Next runs this before anything of a screen.
keepIndiaClock(globalThis);
