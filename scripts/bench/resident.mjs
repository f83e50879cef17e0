import fs from 'node:fs';

/**
 * Resident megabytes of a site's processes, by kind. Pages that several of them share (the program itself) are counted with
 * each.
 */
export function memoryOfSite(pid) {
  const visitors = residentMb(pid);
  const sums = { staff: 0, jobs: 0 };
  for (const child of childrenOf(pid)) sums[isStaffSide(child) ? 'staff' : 'jobs'] += residentMb(child);
  return { visitors, both: visitors + sums.staff, ...sums };
}

/** The same for a server with its connections, which share most of what they have: shared pages are counted once. */
export function memoryOfDatabase(postmaster) {
  return [postmaster, ...childrenOf(postmaster)].reduce((sum, pid) => sum + proportionalMb(pid), 0);
}

function isStaffSide(pid) {
  return read(pid, 'cmdline').includes('/staff.js');
}

function childrenOf(pid) {
  return read(pid, `task/${pid}/children`).split(' ').filter(Boolean);
}

function residentMb(pid) {
  return megabytes(/VmRSS:\s+(\d+)/.exec(read(pid, 'status')));
}

function proportionalMb(pid) {
  return megabytes(/^Pss:\s+(\d+)/m.exec(read(pid, 'smaps_rollup')));
}

function megabytes(found) {
  return (Number(found?.[1] ?? 0) * 1024) / 1e6;
}

/** Empty where the process has ended. */
function read(pid, file) {
  try {
    return fs.readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
