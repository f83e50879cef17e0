/** How values of the environment are read that are more than one word. */

import path from 'node:path';
import { crmPrefix, variables } from './env-variables.ts';

export function crmVariables(source: Record<string, string | undefined>): Record<string, string> {
  const names = Object.keys(source).filter(
    (name) => name.startsWith(crmPrefix) && !(name in variables.shape),
  );
  return Object.fromEntries(names.flatMap((name) => (source[name] ? [[name, source[name].trim()]] : [])));
}

/** @param text an address and a port; an IPv6 address is in brackets */
export function hostAndPort(text: string | undefined): { host: string; port: number } | undefined {
  if (!text) return undefined;
  const { hostname } = new URL(`http://${text}`);
  return { host: hostname.replace(/^\[(.+)\]$/, '$1'), port: Number(text.slice(text.lastIndexOf(':') + 1)) };
}

export function partsOf(list: string): string[] {
  return list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

export function splitOnce(text: string, by: string): [string, string?] {
  const at = text.indexOf(by);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + by.length)];
}

/** A name is a folder of the project's `brand/`; a text with a slash is a path. */
export function brandFolder(given: string): string {
  return /[\\/]/.test(given) ? path.resolve(given) : path.resolve('brand', given);
}
