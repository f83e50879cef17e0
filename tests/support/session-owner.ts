import { staffOfRequest } from '#desk/session/staff-of-request.ts';
import { askWith } from './roles-setup.ts';

/** As a browser asks for a page of its own. */
export function asked(token: string): Headers {
  return new Headers({ cookie: `payload-token=${token}`, 'sec-fetch-site': 'same-origin' });
}

/** The user that the desk and the content service recognise. */
export async function whoIs(token: string): Promise<{ desk?: string; service?: unknown }> {
  const staff = await staffOfRequest(asked(token));
  const { body } = await askWith(token, 'GET', '/users/me');
  const { status } = await askWith(token, 'GET', '/cases?limit=1');
  const user = body.user as { role?: unknown } | null | undefined;
  return { desk: staff?.role, service: status === 200 ? user?.role : undefined };
}
export const isNobody = { desk: undefined, service: undefined };
export const isAdviser = { desk: 'adviser', service: 'adviser' };
