import type { Field } from '../form.ts';
import type { Kind } from '../kind.ts';
import type { KindName } from '../kind-names.ts';
import { amount } from './amount.kind.tsx';
import { choice } from './choice.kind.tsx';
import { choices } from './choices.kind.tsx';
import { city } from './city.kind.tsx';
import { day } from './day.kind.tsx';
import { email } from './email.kind.tsx';
import { file } from './file.kind.tsx';
import { message } from './message.kind.tsx';
import { name } from './name.kind.tsx';
import { number } from './number.kind.tsx';
import { phone } from './phone.kind.tsx';
import { text } from './text.kind.tsx';
import { time } from './time.kind.tsx';

/** Every kind of field, by the name that definitions use. */
export const kinds = {
  amount,
  choice,
  choices,
  city,
  day,
  email,
  file,
  message,
  name,
  number,
  phone,
  text,
  time,
} satisfies Record<KindName, Kind>;

export function kindOf({ kind }: Pick<Field, 'kind'>): Kind {
  return kinds[kind];
}
