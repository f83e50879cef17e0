import { afterLoad } from './after-load.ts';
import { isSavingData } from './browser-preferences.ts';

declare global {
  // Not in TypeScript's own lists: not every browser has it.
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
}

const oneViewIn = 20;
/** Where development serves it; a build puts its own address here (`document/assets.ts`). */
const address = '/src/site/client/measure-visit.ts';

/**
 * Has one view in so many measured, for `/how-fast`; the script for it comes when the page is there. All other views cost
 * what this file does. Those who save data or ask not to be tracked are not measured, nor is a browser that a program
 * drives.
 */
export function startMeasuring(): void {
  const { doNotTrack, globalPrivacyControl, webdriver } = navigator;
  if (Math.random() * oneViewIn >= 1 || webdriver || globalPrivacyControl || doNotTrack === '1') return;
  // A script that does not come is not missed.
  if (!isSavingData()) afterLoad(() => import(/* @vite-ignore */ address).catch(() => undefined));
}
