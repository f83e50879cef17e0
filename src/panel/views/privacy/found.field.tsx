import type { UIFieldServerComponent } from 'payload';
import type { ComponentProps } from 'react';
import { allPersonalData } from '#desk/all-personal-data.ts';
import { inTransaction } from '#platform/database.ts';
import { collectData } from '#privacy/person/collect-data.ts';
import { findPerson } from '#privacy/person/find-person.ts';
import { inWords } from '#privacy/person/in-words.ts';
import { isSettled } from '#privacy/requests/request.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import { AnswerList } from '../answer-list.tsx';

type FieldProps = Pick<ComponentProps<UIFieldServerComponent>, 'data'>;

/** Shows what we hold of the person, to be read out or looked through: once they are identified, until it is settled. */
export async function FoundField({ data }: FieldProps) {
  if (typeof data?.id !== 'number' || data.state === 'asked' || isSettled(data.state)) return null;
  const { email, phone, aboutReference: reference } = data;
  const gathered = await inTransaction(async (client) =>
    collectData(
      client,
      allPersonalData,
      await findPerson(client, allPersonalData, { email, phone, reference }),
    ),
  );
  return inWords(gathered, defaultLocale).flatMap(({ title, records }) =>
    records.map(({ key, lines }) => (
      <AnswerList key={key} title={title} rows={lines.map(({ name, label, said }) => [name, label, said])} />
    )),
  );
}
