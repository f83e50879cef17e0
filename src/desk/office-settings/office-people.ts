import { findRecords } from '#content/read/find-records.ts';
import { defaultLocale } from '#ui/language/locales.ts';

/** Something that visitors can reach besides the numbers: a person of the team, or an office. */
export type Reachable = { id: number; name: string; about: string; hours: string; phone: string };

const published = { sort: ['position', 'id'], locale: defaultLocale };

export async function listTeam(): Promise<Reachable[]> {
  const team = await findRecords('team', published);
  return team.map(({ id, name, role, hours }) => ({ id, name, about: role, hours: hours ?? '', phone: '' }));
}

export async function listOffices(): Promise<Reachable[]> {
  const offices = await findRecords('contact', published);
  return offices.map(({ id, name, address, hours, phone }) => ({
    ...{ id, name, about: address, hours: hours ?? '', phone: phone ?? '' },
  }));
}
