/**
 * Makes a browser read and write every date by India's clock, whatever zone its computer is set to. The vendor's lists,
 * versions, filters and pickers all use the local methods of `Date`, and few of them can be given a zone; so the local
 * zone itself becomes India's. India has one offset and no summer time (see `platform/clock.ts`).
 */
const zone = 'Asia/Kolkata';
const zoneInWords = 'GMT+0530 (India Standard Time)';
const offsetMinutes = 330;
const offsetMs = offsetMinutes * 60_000;

const settable = ['FullYear', 'Month', 'Date', 'Hours', 'Minutes', 'Seconds', 'Milliseconds'] as const;
const readable = [...settable, 'Day'] as const;

type Place = { Date: DateConstructor; Intl: { DateTimeFormat: Intl.DateTimeFormatConstructor } };
type Method = (this: Date, ...values: never[]) => unknown;

export function keepIndiaClock(place: Place): void {
  place.Intl.DateTimeFormat = inIndiaUnlessSaid(place.Intl.DateTimeFormat);
  writeByIndia(place.Date.prototype);
  place.Date = readByIndia(place.Date);
}

/** Every text and number that a date gives, and every part that is set. */
function writeByIndia(prototype: Date): void {
  const { getTime, setTime, toUTCString } = prototype;
  const {
    toLocaleString: writeBoth,
    toLocaleDateString: writeDate,
    toLocaleTimeString: writeTime,
  } = prototype;
  const Native = prototype.constructor as DateConstructor;
  /** Its UTC parts read as the clock in India does. */
  const shifted = (date: Date) => new Native(getTime.call(date) + offsetMs);
  /** `Fri`, `27`, `Nov`, `2026`, `15:45:00` */
  const wordsOf = (date: Date) => toUTCString.call(shifted(date)).replace(',', '').split(' ');
  const isValid = (date: Date) => !Number.isNaN(getTime.call(date));
  const methods: Record<string, Method> = {
    getTimezoneOffset(this: Date) {
      return isValid(this) ? -offsetMinutes : Number.NaN;
    },
    toDateString(this: Date) {
      const [weekday, day, month, year] = wordsOf(this);
      return isValid(this) ? `${weekday} ${month} ${day} ${year}` : 'Invalid Date';
    },
    toTimeString(this: Date) {
      return isValid(this) ? `${wordsOf(this)[4]} ${zoneInWords}` : 'Invalid Date';
    },
    toString(this: Date) {
      return isValid(this) ? `${this.toDateString()} ${this.toTimeString()}` : 'Invalid Date';
    },
    toLocaleString: inZone(writeBoth),
    toLocaleDateString: inZone(writeDate),
    toLocaleTimeString: inZone(writeTime),
  };
  for (const part of readable)
    methods[`get${part}`] = function (this: Date) {
      return shifted(this)[`getUTC${part}`]();
    };
  for (const part of settable)
    methods[`set${part}`] = function (this: Date, ...values: [number]) {
      const date = shifted(this);
      date[`setUTC${part}`](...values);
      // The native method, since a class that extends `Date` may have one of its own that reads what is half set.
      return setTime.call(this, date.getTime() - offsetMs);
    };
  for (const [name, value] of Object.entries(methods))
    Object.defineProperty(prototype, name, { value, configurable: true, writable: true });
}

function inZone(native: Date['toLocaleString']): Method {
  return function (locales?: string, options?: Intl.DateTimeFormatOptions) {
    return native.call(this, locales, withZone(options));
  };
}

function withZone(options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormatOptions {
  return { ...options, timeZone: options.timeZone ?? zone };
}

/** A date that is made of parts, or of a text without a zone, means India's clock. */
function readByIndia(Native: DateConstructor): DateConstructor {
  const { parse } = Native;
  const parseInIndia = (text: string) =>
    hasOwnZone(text) ? parse(text) : parse(`${text}${isIso(text) ? 'Z' : ' GMT'}`) - offsetMs;
  const InIndia = new Proxy(Native, {
    apply: () => new InIndia().toString(),
    construct(target, values, newTarget) {
      const [first] = values;
      if (values.length > 1) {
        const moment = target.UTC(...(values as [number, number])) - offsetMs;
        return Reflect.construct(target, [moment], newTarget);
      }
      const given = typeof first === 'string' ? [parseInIndia(first)] : values;
      return Reflect.construct(target, given, newTarget);
    },
  });
  Native.parse = parseInIndia;
  Native.prototype.constructor = InIndia;
  return InIndia;
}

const isIso = (text: string) => /^\d{4}-\d\d-\d\dT[\d:.]+$/.test(text);

/** An offset stands behind a time or a zone: the year of `12-31-2026` is none. */
const offset = /(GMT|UTC|:\d\d(\.\d+)?(\s*[ap]m)?)\s*[+-]\d\d:?\d\d/;
const endsWithZone = new RegExp(`(Z|GMT|UTC|${offset.source})\\s*(\\(.*\\))?$`, 'i');

/** A day alone is one of UTC by the language's rules, which are left as they are. */
function hasOwnZone(text: string): boolean {
  return /^\d{4}(-\d\d){0,2}$/.test(text) || endsWithZone.test(text);
}

function inIndiaUnlessSaid(Native: Intl.DateTimeFormatConstructor): Intl.DateTimeFormatConstructor {
  return new Proxy(Native, {
    apply: (target, _, [locales, options]) => target(locales, withZone(options)),
    construct: (target, [locales, options], newTarget) =>
      Reflect.construct(target, [locales, withZone(options)], newTarget),
  });
}
