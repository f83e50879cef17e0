// Loaded before the site (NODE_OPTIONS): its clock is off by the days that a file names, also while it runs.
import fs from 'node:fs';

const RealDate = Date;
const place = process.env.TEST_CLOCK_FILE;
let shiftMs = 0;

function readShift() {
  try {
    shiftMs = Number(fs.readFileSync(place, 'utf8')) * 86_400_000;
  } catch {
    shiftMs = 0;
  }
}

if (place) {
  readShift();
  setInterval(readShift, 100).unref();
  const now = () => RealDate.now() + shiftMs;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values, made) =>
      Reflect.construct(target, values.length > 0 ? values : [now()], made),
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}
