// Files of `src/` that import each other in a circle, types included: to read one of them, a person has to read all.
import fs from 'node:fs';
import path from 'node:path';

const importPattern = /^(?:import|export)\b[^'";]*from '([^']+)'|^import '([^']+)'/gm;

/** @returns {string[][]} the files of each circle; empty where imports only lead away */
export function importCycles(directory) {
  const files = fs
    .readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => file.split(path.sep).join('/'));
  const imports = new Map(files.map((file) => [file, importsOf(directory, file)]));
  return circlesIn(imports);
}

function importsOf(directory, file) {
  const code = fs.readFileSync(path.join(directory, file), 'utf8');
  return [...code.matchAll(importPattern)].flatMap(([, from, bare]) => targetOf(file, from ?? bare) ?? []);
}

/** Other rooms are named `#room/path`, files of the same room relatively; everything else is a package. */
function targetOf(file, specifier) {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : undefined;
}

/** Tarjan's strongly connected components of more than one file. */
export function circlesIn(imports) {
  const found = new Map();
  const open = [];
  const circles = [];

  function visit(file) {
    const entry = { place: found.size, lowest: found.size, isOpen: true };
    found.set(file, entry);
    open.push(file);
    for (const target of imports.get(file) ?? []) {
      if (!imports.has(target)) continue;
      const known = found.get(target) ?? visit(target);
      if (known.isOpen) entry.lowest = Math.min(entry.lowest, known.lowest);
    }
    if (entry.lowest === entry.place) close(file);
    return entry;
  }

  function close(file) {
    const circle = open.splice(open.indexOf(file));
    for (const member of circle) found.get(member).isOpen = false;
    if (circle.length > 1) circles.push(circle);
  }

  for (const file of imports.keys()) if (!found.has(file)) visit(file);
  return circles;
}
