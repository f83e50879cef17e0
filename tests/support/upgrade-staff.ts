import { tokenFor } from './desk-login.ts';
import { type ContentCollection, type Doc, keyFields } from './upgrade-ledger.ts';

/** A member of staff who works over the content service's REST. @throws Error when anything is refused */
export type StaffMember = {
  request(method: string, path: string, content?: Doc | FormData): Promise<Doc>;
  /** Everything in a collection, as staff see it, without copies in other collections. */
  all(collection: string): Promise<Doc[]>;
  record(collection: ContentCollection, key: string): Promise<Doc & { id: number }>;
};

export async function logInAs(
  url: string,
  { email, password }: { email: string; password: string },
): Promise<StaffMember> {
  const token = await tokenFor(url, { email, password });
  const request: StaffMember['request'] = (method, path, content) =>
    ask(url, method, path, content, { authorization: `JWT ${token}` });
  async function all(collection: string): Promise<Doc[]> {
    const { docs } = await request('GET', `/${collection}?depth=0&limit=0&sort=id`);
    return (docs as Doc[]).map(({ deliveries: _, consents: __, ...doc }) => doc);
  }
  async function record(collection: ContentCollection, key: string): Promise<Doc & { id: number }> {
    const { docs } = await request(
      'GET',
      `/${collection}?depth=0&where[${keyFields[collection]}][equals]=${key}`,
    );
    const [found] = docs as (Doc & { id: number })[];
    if (!found) throw new Error(`There is no ${key} among ${collection}.`);
    return found;
  }
  return { request, all, record };
}

async function ask(
  url: string,
  method: string,
  path: string,
  content?: Doc | FormData,
  headers: Record<string, string> = {},
): Promise<Doc> {
  const isForm = content instanceof FormData;
  const answer = await fetch(`${url}/cmsapi/api${path}`, {
    method,
    headers: { ...(isForm ? {} : { 'content-type': 'application/json' }), ...headers },
    body: isForm ? content : JSON.stringify(content),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Doc;
}
